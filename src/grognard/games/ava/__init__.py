"""A Victory Awaits: Operation Barbarossa 1941 (Tetsuya Nakamura).

The rulebook, chapter by chapter, and the modules that do it:

    1    Introduction           combat/odds
    2    Components             data/ground, turn/setup, turn/activation
    3    Concepts               supply/communications, data/ground, movement/destinations
    4    Setting up             turn/setup, turn/selection
    5    Sequence of play       turn/sequence, turn/command, turn/activation, turn/selection
    6    Selecting chits        turn/selection, state/determinize, turn/command
    7    Resolving activations  turn/command, multiplayer/teams
    8    Activation             turn/activation, movement/movement
    9    Movement               movement/reach, movement/destinations, data/ground, movement/movement
    10   Combat                 combat/combat, combat/odds, combat/pursuit, combat/retreat, combat/losses
    11   Supply                 supply/supply_check, combat/losses, combat/odds, supply/fortresses,
                                supply/reinforcements
    12   Reinforcements         supply/reinforcements, supply/stations, combat/losses
    13   Headquarters           combat/losses, state/position, supply/reinforcements, turn/activation, combat/pursuit,
                                movement/movement
    14   Fortresses             supply/fortresses, combat/combat, state/position
    15   Special rules          supply/reinforcements, supply/army19, turn/surprise
    16   Victory conditions     turn/victory, turn/setup, supply/supply_check
    17   Optional rules         options/reserves, turn/activation, options/bidding, supply/communications
    18   Single scenarios       turn/selection, turn/victory, supply/supply_check
    19   Multi-player campaign  state/seats, multiplayer/queue
    20   Team variant           multiplayer/teams
    21   Credits
    tec  Terrain effects chart  data/ground, combat/pursuit
"""
