"""Holland '44: bonds of zones of control, landings from the air, bridges to blow.

The rulebook, chapter by chapter, and the modules that do it:

    1    Introduction
    2    Components                         movement/ground, data/units, combat/strength
    3    Sequence of play                   turn/sequence, turn/weather
    4    Weather procedure                  turn/weather
    5    Bridge phase                       bridges/bridge_work, bridges/bridge_phase
    6    Stacking limits                    state/stacking, movement/network, data/units
    7    Zones of control                   state/zones, movement/reach, movement/ground
    8    Movement in general                movement/ground, movement/reach, movement/ferries, movement/network
    9    Combat in general                  combat/attackers, combat/strength, combat/resolution, combat/combat_phase,
                                            combat/plan
    10   Halving and doubling               combat/strength, data/units
    11   Combat results                     combat/resolution, combat/aftermath, combat/losses, combat/loss_allocation
    12   Determined defence in general      retreat/determined_defense, data/charts
    13   Retreat procedure                  retreat/retreat_paths, retreat/retreat_limits, retreat/retreat
    14   Disruption: general                retreat/disorder, retreat/determined_defense, movement/reach
    15   Advance after combat: general      advance/advance_step, advance/advance
    16   Breakthrough combat: general       advance/breakthrough, advance/advance, combat/aftermath, combat/attackers
    17   Artillery: general                 combat/artillery, combat/ammunition, combat/support
    18   Supply phase                       supply/lines, supply/supply_phase, combat/strength
    19   Ground reinforcements              movement/reach, turn/entry, turn/edges
    20   Night turns                        turn/replacements
    21   Breakdown units: general           movement/breakdown, state/battalions, movement/merging
    22   Airlanding phase                   airborne/landing, airborne/landing_hexes
    23   Special rules                      movement/ferries, combat/attackers, movement/ground, turn/entry
    24   Traffic markers: general           movement/traffic, movement/network
    25   Unknown units: general             airborne/encounter, airborne/unknown_units
    26   Victory check phase                turn/victory, combat/losses
    27   Disengagement (optional)           options/disengagement, supply/supply_phase
    S1   Short scenario: length and set-up  turn/setup, turn/sequence, turn/victory, turn/weather
    S2   Campaign: length and set-up        turn/sequence, turn/setup, turn/victory, turn/weather
    crt  Combat results table               combat/resolution
    tec  Terrain effects chart              combat/strength, movement/ground
"""
