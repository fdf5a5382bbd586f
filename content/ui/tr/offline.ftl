### Bağlantı yokken ve yeni bir sürüm geldiğinde.

offline-title = Çevrimdışısınız
offline-text = Bu sayfa bu cihazda henüz hiç açılmadı; bu yüzden bağlantı olmadan gösterilemiyor.
offline-retry = Yeniden dene
offline-here = Cihazınızda olanlar
offline-others = Diğer dillerde
offline-home = Giriş sayfası
offline-ready = Yeni bir sürüm hazır. Yanıtlarınız kaybolmaz.
offline-take = Şimdi yükle
offline-later = Daha sonra
offline-kept = Türkçe sayfaların hepsi artık cihazınızda; bağlantı olmadan da açılırlar.
