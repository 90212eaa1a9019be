"""The rulebook of Holland '44, as its code cites it."""

from grognard.core.rulebook import Rulebook

rule = Rulebook("h44")
