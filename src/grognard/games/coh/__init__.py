"""Conflict of Heroes: Storms of Steel. Squads and tanks at Kursk: action points, facing, sight, hidden units.

The rulebook, chapter by chapter, and the modules that do it:

    intro   Introduction                     fortifications/fortifications, sight/hiding, turn/turns, turn/victory
    1       Setting up the game              turn/setup, combat/hits, turn/opening, movement/step, state/position
    2       Pre-round phase                  turn/rounds, turn/turns, turn/eligibility, turn/victory
    3       Using AP                         turn/eligibility, turn/payment, turn/rounds, turn/turns, turn/rolls
    4       Terrain                          movement/step, sight/ground, sight/line_of_sight, combat/defence_value
    5       Movement of infantry             movement/step, movement/movement, movement/arrival
    6       Line of sight                    combat/shot, sight/line_of_sight, aircraft/air_attack, combat/fire
    7       Combat                           combat/rally, combat/fire, combat/hits, combat/defence_value,
                                             combat/attack_value
    8       Cards                            cards/action_cards, cards/card_attempts, cards/veteran_cards,
                                             cards/weapons
    9       Group activation                 groups/groups, groups/group_support, turn/turns
    10      Hidden units                     sight/hiding, sight/detection, combat/shooting
    11      Hills                            sight/line_of_sight, movement/step, combat/defence_value, combat/fire,
                                             combat/attack_value, sight/ground
    12      Mortars                          combat/artillery, combat/mortars, combat/defence_value, combat/fire,
                                             combat/volley
    13      Smoke                            combat/mortars, combat/defence_value, combat/shot, combat/fire
    14      Vehicle movement                 movement/bonus_moves, movement/step, movement/arrival
    15      DR and FP of vehicles            combat/fire, combat/defence_value, combat/attack_value, combat/rally,
                                             state/presence
    16      Trucks                           combat/defence_value, combat/volley, movement/transport, combat/fire,
                                             combat/shooting, movement/bonus_moves, movement/step
    17      Loading, carrying and unloading  movement/transport, combat/defence_value, combat/fire, combat/hits,
                                             movement/movement
    18      Fortifications and obstacles     combat/defence_value, fortifications/fortifications,
                                             fortifications/mines, combat/fire
    19      Sappers                          fortifications/mines, combat/mortars, movement/step
    20      Aircraft                         aircraft/air_attack, aircraft/flight, aircraft/impulses
    21      Three or four players            turn/order, sight/solitaire, turn/setup, turn/turns
    card    Cards in general                 cards/action_cards, cards/veterans, fortifications/mine_laying
    abbr    Abbreviations
    errata  Errata: components               turn/opening, turn/victory, combat/artillery, combat/hits,
                                             movement/bonus_moves, movement/movement
    faq     FAQ: submachine gunners
"""
