"""18 Fortifications, wire and mines in Storms of Steel."""
