"""Sight in Storms of Steel: ground, lines of sight, spotting, hidden units."""
