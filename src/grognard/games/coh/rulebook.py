"""The rulebook of Storms of Steel, as its code cites it."""

from grognard.core.rulebook import Rulebook

rule = Rulebook("coh")
