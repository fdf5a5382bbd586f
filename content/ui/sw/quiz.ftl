### Chemshabongo.

quiz-count = Swali la { $number } kati ya { $total }
quiz-right-count = { $count ->
    [one] 1 sahihi
   *[other] { $count } sahihi
}
quiz-wrong-count = { $count ->
    [one] 1 si sahihi
   *[other] { $count } si sahihi
}
quiz-progress = Maswali na hali yake
quiz-state-right = sahihi
quiz-state-wrong = si sahihi
quiz-state-todo = bado
quiz-check = Kagua jibu
quiz-choose-first = Chagua jibu kwanza.
quiz-verdict-right = Sahihi.
quiz-verdict-wrong = Si sahihi. Jibu ni { $letter }.
quiz-yours-right = Chaguo lako: sahihi
quiz-yours = Chaguo lako
quiz-correct = Jibu sahihi
quiz-again = Jibu tena
quiz-source = Chanzo
quiz-sources = Vyanzo
quiz-guide = Mwongozo
quiz-previous = Lililotangulia
quiz-next = Swali linalofuata
quiz-results = Tazama matokeo
quiz-all = Maswali yote
quiz-to-demo = Nenda kwenye onyesho
quiz-answer = Onyesha jibu
quiz-done = Umejibu maswali yote { $total }: { $right } sahihi.
quiz-review = Tazama tena uliyokosa: kila mstari unakupeleka kwenye swali na maelezo yake.
quiz-perfect = Umepata yote. Mwongozo unakwenda mbali zaidi.
quiz-restart = Anza upya
quiz-restart-ask = Ungependa kufuta majibu yako yote ya chemshabongo hii na kuanza upya?
quiz-restart-yes = Ndiyo, anza upya
quiz-restart-no = Hapana, yaache
quiz-keys = Vitufe: 1–4 au A–D kuchagua jibu, Enter kulikagua, N kwenda mbele na P kurudi nyuma.
quiz-unsaved = Kivinjari chako hakiruhusu ukurasa huu kuhifadhi chochote, kwa hiyo majibu yako yatabaki tu hadi utakapoufunga.
quiz-damaged = Yaliyohifadhiwa hapa hayakusomeka. Yamewekwa kando kwa jina { $key }, na chemshabongo inaanza upya.
quiz-blocked = Yaliyohifadhiwa hapa hayakusomeka, na hakuna nafasi ya kuyaweka kando. Yameachwa yalivyo kwa jina { $key }; majibu yako yatabaki tu hadi utakapoufunga ukurasa huu.
quiz-figure = Mchoro
