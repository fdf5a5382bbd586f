### Njia ya kuipitia mada: mwongozo, chemshabongo, mada inayofuata. Huonekana kwenye ukurasa wa mwanzo na mwishoni mwa kila mwongozo na chemshabongo.

path-title = Njia ya kuipitia mada hii
path-guide = Mwongozo
path-quiz = Chemshabongo
path-here = Uko hapa
path-next = Mada inayofuata
path-first = Rudi kwenye mada ya kwanza
