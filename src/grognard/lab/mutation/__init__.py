"""Do the tests bite? Citations are muted one at a time."""
