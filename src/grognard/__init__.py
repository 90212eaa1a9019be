"""Grognard: a table for published WWII board wargames with every rule enforced."""

from importlib.metadata import version

__version__ = version("grognard")
