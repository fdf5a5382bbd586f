### Öğrencinin ilerlemesini gösteren sayfa: tekrar zamanı gelen sorular, konuların durumu, dosya olarak yanıtlar.

progress-title = İlerlemeniz
progress-nav = İlerleme
progress-lede = Tekrar zamanı gelen sorular, büyük olasılıkla hâlâ hatırladıklarınız ve şimdiye kadar yanıtladıklarınız. Hepsi bu cihazdaki yanıtlardan hesaplanır.
progress-description = Hangi soruların tekrar zamanı geldi, her konunun ne kadarını hatırlıyorsunuz, yanıtlarınız dosya olarak. Hepsi tarayıcınızda hesaplanır.
progress-noscript = Yanıtlarınız tarayıcınızda saklanır ve onları orada yalnızca bir betik okuyabilir. Betikler kapalı olduğu için bu sayfa durumunuzu gösteremiyor. Testleri yine de okuyabilirsiniz:
progress-failed = Bu sayfanın canlı kısmı yüklenemedi. Yanıtlarınız hâlâ bu cihazda; yeniden denemek için sayfayı yenileyin. Bu arada testleri okuyabilirsiniz:
progress-load-failed = Sayfanın yanıtlarınızı okuyan kısmı gelmedi.
progress-retry = Yeniden dene

progress-empty-title = Henüz yanıtlanmış soru yok
progress-empty-text = Bir testte bir soruyu yanıtladığınızda bu sayfa durumunuzu ve o soruyu ne zaman tekrar etmeniz gerektiğini gösterir.
progress-empty-link = Konu seçin

progress-due = Tekrar zamanı
progress-due-count = { $count ->
    [one] 1 sorunun tekrar zamanı geldi.
   *[other] { $count } sorunun tekrar zamanı geldi.
}
progress-due-how = Bir sorunun yanıtını hâlâ bilme olasılığınız yaklaşık yüzde 90’a düştüğünde tekrar zamanı gelmiş demektir. Soru o sırada yanıtlanırsa bilgi en iyi pekişir.
progress-due-none = Bugün tekrar edilecek soru yok. Sonraki tekrar: { $date }.
progress-due-start = Tekrar et
progress-due-since = { $date } gününden beri
progress-last = Son yanıt: { $date }

progress-topics = Konu konu
progress-recall = hâlâ hatırlanan
progress-percent = %{ $number }
progress-recall-how = Bu yüzde, şu anda doğru yanıt verme olasılığınızın konudaki bütün sorular üzerinden ortalamasıdır; FSRS bellek modeli onu şimdiye kadar verdiğiniz bütün yanıtlardan hesaplar. Yanıttan hemen sonra, gerekçeleri okumuşken 100’e yakındır; sonra günden güne düşer: yanlış yanıttan sonra daha hızlı, her doğru yanıtla daha yavaş. Yanıtlamadığınız soru 0 sayılır.
progress-right = { $count } doğru
progress-wrong = { $count } yanlış
progress-open = { $count } yanıtsız
progress-next = Sonraki tekrar: { $date }
progress-next-due = { $count } soru tekrar bekliyor
progress-next-none = Henüz planlanmış tekrar yok
progress-threads = Sorular ve durumları
progress-thread = Soru { $number }: { $state }
progress-state-right = doğru
progress-state-wrong = yanlış
progress-state-todo = yanıtlanmadı

progress-keep = Dosya olarak yanıtlarınız
progress-keep-text = Her şey bu tarayıcıda, bu cihazda kalır. Dosya olarak bir kopyasını saklayabilir ya da başka bir cihaza götürebilirsiniz.
progress-export = Dosya olarak kaydet
progress-import = Dosyadan oku
progress-import-text = Dosyadaki yanıtlar buradakilere eklenir. Aynı soruya verilmiş iki yanıttan yeni olanı geçerlidir.
progress-erase = Her şeyi sil
progress-erase-ask = Bütün yanıtlar ve bu sayfa için bu tarayıcıda saklanan diğer her şey silinsin mi? Bu işlem geri alınamaz.
progress-erase-yes = Evet, her şeyi sil
progress-erase-no = Hayır, kalsın
progress-exported = { $file } adıyla kaydedildi.
progress-imported = { $count ->
    [0] Dosya okundu. İçindekilerin hepsi zaten buradaydı.
    [one] Dosya okundu: 1 yeni yanıt vardı.
   *[other] Dosya okundu: { $count } yeni yanıt vardı.
}
progress-erased = Her şey silindi.

progress-wrong-unread = Dosya okunamadı. Hiçbir şey değiştirilmedi.
progress-wrong-json = Dosya JSON değil, yani bu sayfada kaydedilmemiş. Hiçbir şey değiştirilmedi.
progress-wrong-format = { $place } konumunda “{ $expected }” olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-object = { $place } konumunda alanları olan bir nesne olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-list = { $place } konumunda bir liste olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-text = { $place } konumunda boş olmayan bir metin olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-count = { $place } konumunda 0 ya da daha büyük bir tam sayı olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-time = { $place } konumunda bir zaman olmalı: 1970’ten beri geçen milisaniye sayısı. Hiçbir şey değiştirilmedi.
progress-wrong-date = { $place } konumunda { $example } gibi bir tarih ve saat olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-truth = { $place } konumunda true ya da false olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-newer = Dosyanın biçim sürümü { $version }; sitenin daha yeni bir sürümünde kaydedilmiş. Bu sayfa en çok { $known } sürümünü tanır. Hiçbir şey değiştirilmedi.

progress-trouble-damaged = Saklanan verilerin bir kısmı okunamadı. Oldukları gibi bir kenara ayrıldı, geri kalanı gösteriliyor: { $names }
progress-trouble-full = Bu tarayıcının depolama alanında yer kalmadı. Hiçbir şey değiştirilmedi. Yer açmadan önce yanıtlarınızı dosya olarak kaydedin.
progress-trouble-forbidden = Tarayıcınız bu sayfanın bir şey saklamasına izin vermiyor; gösterilecek yanıt yok. Gizli pencerelerde bu olağandır.
progress-trouble-newer = Burada saklanan veriler sitenin daha yeni bir sürümünce yazılmış ve olduğu gibi bırakıldı. Sitenin öbür sekmelerini kapatıp sayfayı yenileyin.
progress-trouble-failed = Tarayıcının depolama alanı isteneni yapmadı. Hiçbir şey değiştirilmedi.
progress-aside = Okunamadıkları için bir kenara ayrılanlar; kaydedilen dosyada onlar da bulunur:
