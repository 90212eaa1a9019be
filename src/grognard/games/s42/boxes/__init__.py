"""34 Maskirovka: the reserve armies of Stalingrad '42 and their hidden boxes."""
