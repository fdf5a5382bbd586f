### Bila hakuna intaneti, na toleo jipya linapofika.

offline-title = Uko nje ya mtandao
offline-text = Ukurasa huu haujawahi kufunguliwa kwenye kifaa hiki, kwa hiyo hauwezi kuonyeshwa bila intaneti.
offline-retry = Jaribu tena
offline-here = Kurasa zilizopo kwenye kifaa chako
offline-others = Kwa lugha nyingine
offline-home = Ukurasa wa mwanzo
offline-ready = Toleo jipya liko tayari. Majibu yako hayatapotea.
offline-take = Lipakie sasa
offline-later = Baadaye
offline-kept = Kurasa zote za Kiswahili sasa ziko kwenye kifaa chako, na zinafunguka hata bila intaneti.
