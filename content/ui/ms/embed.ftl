### Kuiz dan demo di dalam halaman orang lain.

embed-quiz = Benamkan kuiz ini
embed-demo = Benamkan demo ini
embed-text = Masukkan baris kod ini ke dalam halaman anda sendiri. Tinggi bingkai mengikut kandungannya, dan tiada apa-apa disimpan pada peranti pembaca melainkan pembaca memintanya.
embed-copy = Salin baris kod ini
embed-copied = Sudah disalin.
embed-selected = Pelayar tidak membenarkan penyalinan di sini. Baris kod itu sudah dipilih: salin dengan papan kekunci.
embed-demo-title = Demo langsung
embed-guide = Baca panduan
embed-whole = Buka halaman penuh
embed-window = (dibuka dalam tab baharu)
