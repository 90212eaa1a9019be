"""9 Groups in Storms of Steel: who acts together, and how."""
