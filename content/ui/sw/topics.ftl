### Majina ya mada na maelezo ya methali zake.

topics-memory = Kumbukumbu ya GPU na mgawanyiko wake
topics-memory-text = Kwa nini ombi linaweza kukataliwa ilhali nusu ya kumbukumbu ni huru, na jinsi kigawaji cha PyTorch kinavyokabiliana na hali hiyo.
topics-memory-gloss = Kidogo kidogo, hatimaye kipimo hujaa. Matundu madogo nayo yakijumlishwa huwa nafasi kubwa, lakini hakuna hata moja linalotosha.
