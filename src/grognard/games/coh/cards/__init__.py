"""8 Cards in Storms of Steel: action, event, weapon and veteran cards."""
