"""The rulebook of Pavlov's House, as the chapters cite it."""

from grognard.core.rulebook import Rulebook

rule = Rulebook("pavlov")
