"""The rulebook of A Victory Awaits, as its code cites it."""

from grognard.core.rulebook import Rulebook

rule = Rulebook("ava")
