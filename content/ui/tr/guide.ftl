### Rehberler.

guide-contents = Bu sayfada
guide-sources = Kaynaklar
guide-quiz = Kendinizi sınayın
# Rehberin bir bölümünden, o bölümü soran soruya giden bağlantı
guide-question = Soru { $number }
