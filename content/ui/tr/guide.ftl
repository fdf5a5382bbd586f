### Rehberler.

guide-contents = Bu sayfada
guide-sources = Kaynaklar
# Rehberin bir bölümünden, o bölümü soran soruya giden bağlantı
guide-question = Soru { $number }
