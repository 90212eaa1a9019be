"""What all tests share."""

from hypothesis import settings

# The time one example takes says nothing about the rules, and much about the machine.
settings.register_profile("grognard", deadline=None)
settings.load_profile("grognard")
