"""Holland '44: bonds of zones of control, landings from the air, bridges to blow."""
