# A Victory Awaits
