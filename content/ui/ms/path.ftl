### Laluan satu topik: panduan, kuiz, topik seterusnya. Ada di halaman utama dan di kaki setiap panduan dan kuiz.

# Nama senarai bagi pembaca skrin, dan tajuknya di kaki halaman
path-title = Laluan topik ini
path-guide = Panduan
path-quiz = Kuiz
# Pada langkah tempat pembaca berada
path-here = Anda di sini
path-next = Topik seterusnya
# Selepas topik terakhir, laluan kembali ke topik pertama
path-first = Kembali ke topik pertama
