### Panduan.

guide-contents = Pada halaman ini
guide-sources = Sumber
guide-quiz = Uji diri anda
# Pautan daripada bahagian panduan ke soalan yang menguji bahagian itu
guide-question = Soalan { $number }
