"""The machine player of Storms of Steel."""
