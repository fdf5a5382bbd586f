### Chemshabongo na maonyesho ndani ya kurasa za watu wengine.

embed-quiz = Pachika chemshabongo hii
embed-demo = Pachika onyesho hili
embed-text = Bandika mistari hii kwenye ukurasa wako mwenyewe. Kimo cha fremu hulingana na yaliyomo, na hakuna kinachohifadhiwa kwenye kifaa cha msomaji bila yeye kuomba.
embed-copy = Nakili mistari hii
embed-copied = Imenakiliwa.
embed-selected = Kivinjari hakiruhusu kunakili hapa. Mistari imechaguliwa: tumia kibodi kuinakili.
embed-demo-title = Onyesho hai
embed-guide = Soma mwongozo
embed-whole = Fungua ukurasa kamili
embed-window = (hufunguka kwenye kichupo kipya)
