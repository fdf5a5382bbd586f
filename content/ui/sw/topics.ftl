### Majina ya mada na maelezo ya methali zake.

topics-memory = Kumbukumbu ya GPU na mgawanyiko wake
topics-memory-text = Kwa nini ombi linaweza kukataliwa ilhali nusu ya kumbukumbu ni huru, na jinsi kigawaji cha PyTorch kinavyokabiliana na hali hiyo.
topics-memory-gloss = Kidogo kidogo, kipimo hujaa. Hapa ni matundu madogo yanayojumlishwa, lakini hakuna hata moja linalotosha.
