### Halaman glosari.

glossary-title = Glosari
glossary-lede = Istilah bidang ini seperti yang digunakan di laman ini, satu bagi setiap konsep.
glossary-description = Ingatan GPU dari A hingga Z: maksud blok, segmen, fragmentasi, cache kunci-nilai, gelembung, pemunggahan dan tempahan, dalam satu dua ayat.
glossary-letters = Huruf
# Sebelum istilah Inggeris, pada halaman dalam bahasa lain
glossary-english = Dalam bahasa Inggeris:
# Sebelum pautan ke bahagian panduan yang menggunakan sesuatu istilah
glossary-used = Digunakan dalam:
glossary-names = Nama yang dikekalkan
glossary-names-text = Nama produk, teknik, antara muka dan unit dieja sama dalam semua bahasa.
