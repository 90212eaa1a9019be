"""Pavlov's House: the rules, chapter by chapter.

The rulebook, chapter by chapter, and the modules that do it:

    setup  Setting up            turn/setup, packs/pavlov/components.toml, state/stock
    1      The turn              counters/attack, counters/counter_phase, counters/posts, soviet_cards/card_phase,
                                 soviet_cards/unit_actions, turn/sequence, wehrmacht_cards/approach,
                                 wehrmacht_cards/wehrmacht_phase
    2      Soviet card phase     soviet_cards/unit_actions, soviet_cards/card_phase, soviet_cards/supplies,
                                 state/locations
    3      Wehrmacht card phase  wehrmacht_cards/fire, counters/storm, wehrmacht_cards/approach, wehrmacht_cards/air,
                                 wehrmacht_cards/assault
    4      Soviet counter phase  counters/acts, counters/attack, counters/crews, counters/observer, counters/posts,
                                 counters/command
    5      First aid             wehrmacht_cards/wounds, turn/asking, counters/storm, wehrmacht_cards/fire,
                                 wehrmacht_cards/supply_check
    6      End of the game       packs/pavlov/components.toml, counters/storm, interface/views, turn/ending
    7      Variants              turn/setup, variants/tactics, variants/german_planning, variants/operational_support
"""
