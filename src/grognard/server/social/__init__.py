"""Players among each other, where a server has accounts: results, ratings, profiles, ladders, whom one follows."""
