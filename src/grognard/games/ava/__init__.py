"""A Victory Awaits: Operation Barbarossa 1941 (Tetsuya Nakamura).

The rulebook, chapter by chapter, and the modules that do it:

    1    Introduction           combat/odds
    2    Components             turn/setup, data/ground, packs/ava/scenarios.toml, state/position, turn/activation
    3    Concepts               supply/communications, data/ground, movement/destinations
    4    Setting up             turn/setup, packs/ava/scenarios.toml
    5    Sequence of play       turn/sequence, turn/command, turn/activation, turn/selection
    6    Selecting chits        turn/selection, state/determinize, turn/command
    7    Resolving activations  turn/command, multiplayer/teams
    8    Activation             turn/activation, movement/movement
    9    Movement               movement/reach, movement/destinations, data/ground, movement/movement
    10   Combat                 combat/combat, combat/odds, combat/pursuit, combat/retreat, combat/losses
    11   Supply                 supply/supply_check, combat/losses, combat/odds, state/position, supply/fortresses,
                                supply/reinforcements
    12   Reinforcements         supply/reinforcements, supply/stations, combat/losses
    13   Headquarters           combat/losses, state/position, supply/reinforcements, turn/activation, combat/pursuit,
                                movement/movement
    14   Fortresses             supply/fortresses, combat/combat, state/position
    15   Special rules          supply/reinforcements, supply/army19, turn/surprise
    16   Victory conditions     turn/victory, packs/ava/tables.toml, packs/ava/scenarios.toml, supply/supply_check
    17   Optional rules         options/reserves, turn/activation, options/bidding, supply/communications,
                                packs/ava/tables.toml
    18   Single scenarios       packs/ava/scenarios.toml, turn/victory, turn/selection
    19   Multi-player campaign  packs/ava/scenarios.toml, multiplayer/queue, turn/command
    20   Team variant           multiplayer/teams, packs/ava/tables.toml
    21   Credits
    tec  Terrain effects chart  packs/ava/tables.toml, data/ground
"""
