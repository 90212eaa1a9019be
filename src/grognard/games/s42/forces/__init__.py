"""Units that come, go and change in Stalingrad '42: reinforcements, replacements, withdrawals, special units."""
