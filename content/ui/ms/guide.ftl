### Panduan.

guide-contents = Pada halaman ini
guide-sources = Sumber
# Pautan daripada bahagian panduan ke soalan yang menguji bahagian itu
guide-question = Soalan { $number }
