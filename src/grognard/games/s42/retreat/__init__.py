"""After a combat result in Stalingrad '42: determined defense, retreats, disruption and full retreat."""
