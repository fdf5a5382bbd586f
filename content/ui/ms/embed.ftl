### Kuiz dan demo di dalam halaman orang lain.

embed-quiz = Benamkan kuiz ini
embed-demo = Benamkan demo ini
embed-text = Tampalkan baris-baris ini pada halaman anda sendiri. Bingkainya menjadi setinggi kandungannya, dan tiada apa-apa disimpan pada peranti pembaca tanpa diminta.
embed-copy = Salin baris-baris ini
embed-copied = Sudah disalin.
embed-selected = Pelayar tidak membenarkan penyalinan di sini. Baris-baris itu sudah dipilih: salin dengan papan kekunci.
embed-demo-title = Demo langsung
embed-guide = Baca panduan
embed-whole = Buka halaman penuh
embed-window = (dibuka dalam tab baharu)
