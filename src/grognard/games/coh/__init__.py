"""Conflict of Heroes: Storms of Steel. Squads and tanks at Kursk: action points, facing, sight, hidden units."""
