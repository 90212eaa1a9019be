"""After a combat result in Holland '44: determined defense, retreats, disruption and full retreat."""
