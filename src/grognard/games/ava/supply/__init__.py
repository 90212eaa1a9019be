"""Supply in A Victory Awaits: lines of communication, the supply check, fortresses, railways and reinforcements."""
