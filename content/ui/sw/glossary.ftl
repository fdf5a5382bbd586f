### Ukurasa wa istilahi.

glossary-title = Istilahi
glossary-lede = Maneno ya fani hii kama kurasa hizi zinavyoyatumia: neno moja kwa kila dhana.
glossary-description = Kumbukumbu ya GPU kuanzia A hadi Z: maana ya bloku, segmenti, mgawanyiko, akiba ya KV, kiputo, kuweka nafasi na kadhalika, kwa sentensi moja au mbili.
glossary-letters = Herufi
glossary-english = Kwa Kiingereza:
glossary-used = Limetumika katika:
glossary-names = Majina yasiyobadilika
glossary-names-text = Majina ya bidhaa, mbinu, violesura na vipimo huandikwa vilevile katika kila lugha.
