"""Players that use only the core and what their seat may see."""
