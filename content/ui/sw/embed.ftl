### Chemshabongo na maonyesho ndani ya kurasa za watu wengine.

embed-quiz = Weka chemshabongo hii kwenye ukurasa wako
embed-demo = Weka onyesho hili kwenye ukurasa wako
embed-text = Bandika mistari hii kwenye ukurasa wako mwenyewe. Fremu huwa na kimo cha yaliyomo, na hakuna kinachohifadhiwa kwenye kifaa cha msomaji bila yeye kuomba.
embed-copy = Nakili mistari hii
embed-copied = Imenakiliwa.
embed-selected = Kivinjari hakiruhusu kunakili hapa. Mistari imechaguliwa: inakili kwa kibodi.
embed-demo-title = Onyesho hai
embed-guide = Soma mwongozo
embed-whole = Fungua ukurasa kamili
embed-window = (hufunguka kwenye kichupo kipya)
