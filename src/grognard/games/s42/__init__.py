"""Stalingrad '42: bonds of zones of control, railways to convert, mud and winter, from Blau to Uranus.

The rulebook, chapter by chapter, and the modules that do it:

    1   Introduction                                                data/units
    2   Components                                                  data/units, movement/ground, data/board,
                                                                    state/position
    3   Sequence of play                                            turn/sequence, turn/initial, supply/supply_phase
    4   Stacking                                                    state/stacking
    5   Movement                                                    movement/steps, movement/sea_movement,
                                                                    movement/crossings
    6   Zones of control                                            state/zones, movement/reach, movement/march,
                                                                    movement/steps
    7   ZOC bonds                                                   state/zones
    8   Combat                                                      combat/strength, combat/automatic_ds,
                                                                    combat/attackers, combat/combat_phase,
                                                                    combat/plan, combat/resolution
    9   Combat modifiers                                            combat/strength, combat/air_support,
                                                                    combat/fortifications
    10  Combat results                                              combat/resolution, combat/losses,
                                                                    combat/loss_allocation
    11  Determined defence                                          retreat/determined_defense,
                                                                    retreat/determined_defense_eligibility,
                                                                    combat/city_battles
    12  Retreats                                                    retreat/retreat_paths, retreat/retreat
    13  Disruption and recovery                                     retreat/disorder
    14  Advance after combat                                        advance/advance_step, advance/advance_limits,
                                                                    advance/advance, advance/breakthrough
    15  Breakthrough combat                                         advance/breakthrough, advance/advance_step,
                                                                    advance/advance
    16  Supply and isolation                                        supply/lines, supply/isolation
    17  Rail heads and gauge conversion                             supply/rail_heads, supply/rail_net
    18  Resource points, supply points and artillery support units  combat/artillery, supply/supply_points
    19  Non-combat units                                            forces/noncombat, retreat/retreat
    20  Special units                                               forces/special_units
    21  Replacements                                                forces/replacements, forces/rebuilding
    22  Reinforcements and entry areas                              movement/areas
    23  Weather                                                     turn/weather, packs/s42/tables.toml,
                                                                    movement/ground, turn/winter
    24  Victory points and automatic victory                        campaign/victory, campaign/baku
    25  Reserves (optional)                                         options/reserves, advance/advance_eligibility
    26  Planned offensives (optional)                               options/planned_offensives, supply/resources,
                                                                    combat/resolution
    27  Disengagement (optional)                                    options/disengagement,
                                                                    options/disengagement_moves, data/tables
    28  Leaders (optional)                                          options/leaders, combat/resolution,
                                                                    movement/cargo, retreat/determined_defense
    29  Contested city hexes (optional)                             options/contested_cities, combat/strength,
                                                                    movement/steps, retreat/determined_defense
    30  Transcaucasus Front                                         campaign/caucasus, campaign/reserve_armies,
                                                                    campaign/winter_offensive, forces/unit_upgrades,
                                                                    forces/withdrawals, state/passage, state/position,
                                                                    turn/initial
    31  Soviet reserve armies on the map                            campaign/reserve_armies, state/position
    32  Withdrawals and upgrades                                    forces/withdrawals, forces/step_transfers,
                                                                    forces/unit_upgrades, turn/initial
    33  Winter offensive                                            campaign/winter_offensive, turn/sequence,
                                                                    movement/movement_phase, movement/reach,
                                                                    movement/modes, options/disengagement
    34  Maskirovka                                                  boxes/box_joining, boxes/boxes, boxes/box_defence,
                                                                    boxes/box_leaving, boxes/maskirovka
    C1  Fall Blau: set-up and facts                                 campaign/fall_blau, campaign/victory, data/board,
                                                                    movement/areas, turn/sequence, turn/setup
    C2  Caucasus: set-up and facts                                  turn/sequence, campaign/victory,
                                                                    forces/reinforcements, supply/rail_heads,
                                                                    turn/setup
    C3  Uranus: set-up and facts                                    turn/sequence, campaign/victory,
                                                                    forces/reinforcements, turn/setup
    C4  Campaign: set-up and facts                                  campaign/victory, turn/sequence, data/board,
                                                                    turn/setup
"""
