## Before what cannot be undone
ui-caution = This cannot be undone
ui-caution-accept = Do it
ui-irreversible = Rolls dice or reveals something: cannot be undone without consent
ui-unmoved = { $count ->
    [one] One unit has not moved. Press Space again to end movement.
   *[other] { $count } units have not moved. Press Space again to end movement.
}
ui-unattacked = { $count ->
    [one] One hex could still be attacked. Press Space again to go on.
   *[other] { $count } hexes could still be attacked. Press Space again to go on.
}
