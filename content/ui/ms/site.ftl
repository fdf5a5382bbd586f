### Bingkai di sekeliling setiap halaman.

# Pautan paling atas, hanya kelihatan apabila papan kekunci digunakan
site-skip = Langkau ke kandungan
# Nama navigasi utama bagi pembaca skrin
site-nav = Navigasi utama
site-nav-open = Menu
site-glossary = Glosari
# Kumpulan tiga butang
site-theme = Tema
site-theme-auto = Ikut sistem
site-theme-light = Cerah
site-theme-dark = Gelap
# Nama menu bahasa; $name ialah bahasa halaman dalam bahasa itu sendiri
site-language = Bahasa: { $name }
site-suggest = Halaman ini juga tersedia dalam Bahasa Melayu.
site-stay = Kekal di halaman ini
site-footer = Kumbukumbu ialah perisian bebas. Semua demo berjalan dalam pelayar anda; tiada apa-apa yang dihantar ke mana-mana.
# Pautan di kaki halaman ke halaman tentang sejauh mana bahasa ini lengkap
site-coverage = Tentang terjemahan ini
# Di sisi sumber: bahagian atau jawapan yang disokongnya; namanya menyusul
site-supports = Menyokong:
# Kuiz atau topik yang belum lengkap
site-preview = Pratonton
site-preview-why = Beberapa soalan kini disertai rajah, dan akan mendapat demo langsungnya sendiri kemudian.
site-preview-none = Buat masa ini soalan-soalan ini disertai rajah; demo langsungnya sendiri akan menyusul.
site-questions = { $count } soalan
site-minutes = kira-kira { $count } minit
site-level-1 = Asas
site-level-2 = Sederhana
site-level-3 = Sukar
# Tajuk halaman yang tidak wujud
site-lost-title = Halaman ini tiada di sini
site-lost-text = Mungkin alamatnya tersalah taip, atau halamannya sudah berpindah. Jawapan anda masih tersimpan pada peranti ini.
site-lost-home = Ke halaman utama
# Ditunjukkan sebagai ganti bahagian langsung apabila skrip dimatikan
site-noscript = Skrip dimatikan, jadi demo langsung tidak dapat dijalankan. Setiap soalan masih boleh dibaca di sini bersama-sama jawapannya.
# Ditunjukkan apabila skrip atau WebAssembly tidak dapat dimuatkan
site-failed = Bahagian langsung halaman ini tidak dapat dimuatkan. Setiap soalan boleh dibaca di sini bersama-sama jawapannya; muat semula untuk mencuba lagi.
