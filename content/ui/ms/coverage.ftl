### Halaman tentang sejauh mana bahasa ini lengkap.

coverage-title = Tentang terjemahan ini
coverage-lede = Apa yang sudah ada dalam { $language }, dikira semasa laman ini dibina.
coverage-description = Sejauh mana bahasa ini lengkap: kuiz, panduan, teks antara muka dan demo serta glosari, dikira semasa laman ini dibina.
# Lajur jadual
coverage-part = Bahagian
coverage-there = Ada
coverage-of = Daripada
coverage-current = Terkini
# Baris jadual
coverage-questions = Soalan kuiz
coverage-sections = Bahagian panduan
coverage-interface = Teks antara muka
coverage-demos = Teks demo
coverage-terms = Istilah glosari
# $date ialah hari teks yang terbaharu antara semuanya kali terakhir dibandingkan dengan teks Inggeris
coverage-compared = Kali terakhir dibandingkan dengan teks Inggeris pada { $date }.
# Maksud “terkini”
coverage-how = Terkini bermaksud dibuat daripada teks Inggeris yang ada hari ini. Apabila teks Inggeris berubah, laman ini tidak dapat dibina sehingga semua bahasa menyusul.
# Pada halaman bahasa Inggeris
coverage-source = Teks dalam bahasa lain dibandingkan dengan teks Inggeris.
coverage-mend = Ada ayat yang janggal? Setiap teks ialah fail biasa yang boleh anda sunting tanpa perlu tahu Rust.
