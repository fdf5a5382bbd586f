### Bağlantı yokken ve yeni bir sürüm geldiğinde.

offline-title = Çevrimdışısınız
# On the page that stands in for one that is not on the device
offline-text = Bu sayfa bu cihazda henüz hiç açılmadı; bu yüzden internet bağlantısı olmadan gösterilemiyor.
offline-retry = Yeniden dene
offline-here = Cihazınızda olanlar
offline-others = Diğer dillerde
# Links in the list of what is on the device
offline-home = Giriş sayfası
# A quiet notice at the foot of the page, with two buttons
offline-ready = Yeni bir sürüm hazır. Yanıtlarınız kaybolmaz.
offline-take = Şimdi yükle
offline-later = Daha sonra
# In the footer, once the whole language is there
offline-kept = Türkçe sayfaların hepsi artık cihazınızda; internet bağlantısı olmadan da çalışırlar.
