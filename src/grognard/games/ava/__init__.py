"""A Victory Awaits: Operation Barbarossa 1941 (Tetsuya Nakamura)."""
