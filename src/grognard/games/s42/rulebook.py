"""The rulebook of Stalingrad '42, as its code cites it."""

from grognard.core.rulebook import Rulebook

rule = Rulebook("s42")
