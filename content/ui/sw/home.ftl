### Ukurasa wa mwanzo.

home-title = Ona kumbukumbu ya GPU yako inakokwenda
home-lede = Jibu chemshabongo fupi zenye michoro na maonyesho hai: onyesho huchukua kumbukumbu halisi kwenye GPU yako na kuonyesha yanayoipata.
home-name = ni mahali pa kuelewa kumbukumbu ya GPU.
home-description = Elewa jinsi kumbukumbu ya GPU inavyofanya kazi: chemshabongo na onyesho hai la WebGPU linalotenga, kukata na kubananisha kumbukumbu halisi kwenye kifaa chako.
home-start = Anza chemshabongo
home-read = Soma mwongozo kwanza
home-languages = Chagua lugha
home-topics = Mada
home-topics-lede = Kila mada ina pindo lake na methali yake. Soma mwongozo, jibu chemshabongo, kisha endelea na mada inayofuata.
home-trust = Onyesho hufanya nini kwenye kifaa chako?
home-trust-asks = Huomba kidogo tu
home-trust-asks-text = Lundo huchukua MiB 64 katika bafa moja halisi ya WebGPU, isipokuwa umeongeza kiasi hicho mwenyewe; MiB 12 zaidi hutumika kusogeza bloku na kuzisoma upya. Pasipo WebGPU, hatua zilezile hukokotolewa na CPU, na ukurasa hukuambia hivyo.
home-trust-checks = Hukagua kazi yake
home-trust-checks-text = Kila bloku hujazwa ruwaza ya baiti inayoitambulisha. Baiti hizo husomwa upya na kulinganishwa na zile zinazotarajiwa na modeli, kisha paneli hukuambia ni ngapi zinazolingana.
home-trust-cleans = Huacha pakiwa safi
home-trust-cleans-text = Bafa hufutwa unapoondoka kwenye swali. Majibu yako hubaki ndani ya kivinjari chako.
home-choose-title = Kumbukumbu: chagua lugha
home-choose-lede = Mahali pa kuelewa kumbukumbu ya GPU: chemshabongo kando ya maonyesho hai.
home-choose-suggested = Inapendekezwa kwako
home-cloth-alt = Kanga. Pindo lake ni msuko wa kamba; mji wake ni lundo la GPU likiwa kazini, lenye bloku hai, bloku zilizoachiliwa na matundu. Jina lake linasema: umoja ni nguvu.
