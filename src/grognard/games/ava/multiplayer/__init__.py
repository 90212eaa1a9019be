"""19, 20 A Victory Awaits with several players on a side: the queue of activations, teams."""
