### Öğrencinin ilerlemesini gösteren sayfa: tekrar zamanı gelen sorular, konuların durumu, dosya olarak yanıtlar.
### Üzerindeki her şey, tarayıcıda saklananlardan, yine tarayıcıda hesaplanır.

progress-title = İlerlemeniz
# In the navigation
progress-nav = İlerleme
progress-lede = Tekrar zamanı gelen sorular, büyük olasılıkla hâlâ hatırladıklarınız ve şimdiye kadar yanıtladıklarınız. Hepsi bu cihazdaki yanıtlardan hesaplanır.
progress-description = Hangi soruların tekrar zamanının geldiği, her konunun büyük olasılıkla ne kadarını hâlâ hatırladığınız ve dosya olarak yanıtlarınız. Hepsi tarayıcınızda hesaplanır.
# In place of the live part when scripts are off; the quizzes follow as links
progress-noscript = Yanıtlarınız tarayıcınızda saklanır ve onları orada yalnızca bir betik okuyabilir. Betikler kapalı olduğu için bu sayfa durumunuzu gösteremiyor. Testler ise betikler olmadan da okunabilir:
# When the script or the WebAssembly could not be loaded; the quizzes follow as links
progress-failed = Bu sayfanın canlı kısmı yüklenemedi. Yanıtlarınız hâlâ bu cihazda; yeniden denemek için sayfayı yenileyin. Bu arada testleri okuyabilirsiniz:
# When the code of this page’s own part did not arrive, with the button after it
progress-load-failed = Bu sayfanın yanıtlarınızı okuyan kısmı yüklenemedi.
progress-retry = Yeniden dene

# Nothing answered yet
progress-empty-title = Henüz yanıtlanmış soru yok
progress-empty-text = Bir testte bir soruyu yanıtladığınızda bu sayfa durumunuzu ve o soruyu ne zaman tekrar etmeniz gerektiğini gösterir.
progress-empty-link = Konu seç

progress-due = Tekrar zamanı gelenler
progress-due-count = { $count ->
    [one] 1 sorunun tekrar zamanı geldi.
   *[other] { $count } sorunun tekrar zamanı geldi.
}
# What “due” means
progress-due-how = Bir sorunun yanıtını hâlâ bilme olasılığınız yaklaşık yüzde 90’a düştüğünde tekrar zamanı gelmiş demektir. Bilgi en iyi, soru o sırada yanıtlanınca pekişir.
# $date is a whole date, as the language writes it
progress-due-none = Bugün tekrar zamanı gelen soru yok. Sonraki tekrar: { $date }.
# A button: the quiz opens and asks the due questions again
progress-due-start = Tekrar et
# Said of a question: the day since which it is due
progress-due-since = { $date } tarihinden beri
progress-last = Son yanıt: { $date }

progress-topics = Konu konu
# After a percentage: “83% still remembered”
progress-recall = hâlâ aklınızda
# How the language writes a percentage
progress-percent = %{ $number }
# What the percentage is
progress-recall-how = Bu yüzde, şu anda doğru yanıt verme olasılığınızın, konudaki bütün sorular üzerinden alınan ortalamasıdır; FSRS hafıza modeli bunu şimdiye kadar verdiğiniz bütün yanıtlardan hesaplar. Doğru bir yanıttan hemen sonra 100’e yakındır, sonra günden güne düşer; her doğru yanıtla bu düşüş biraz daha yavaşlar. Yanıtlamadığınız ya da son seferinde kaçırdığınız soru 0 sayılır.
progress-right = { $count } doğru
progress-wrong = { $count } yanlış
progress-open = { $count } yanıtsız
progress-next = Sonraki tekrar: { $date }
progress-next-due = { $count } sorunun tekrar zamanı geldi
progress-next-none = Henüz planlanmış tekrar yok
# The list of threads, for screen readers: one link a question
progress-threads = Sorular ve durumları
progress-thread = Soru { $number }: { $state }
progress-state-right = doğru
progress-state-wrong = yanlış
progress-state-todo = yanıtlanmadı

progress-keep = Dosya olarak yanıtlarınız
progress-keep-text = Her şey bu tarayıcıda, bu cihazda kalır. Dosya olarak kaydederseniz bir kopyasını saklayabilir ya da başka bir cihaza götürebilirsiniz.
progress-export = Dosya olarak kaydet
progress-import = Dosyadan oku
progress-import-text = Dosyadaki yanıtlar buradakilere eklenir. Aynı soruya verilmiş iki yanıttan yeni olanı geçerlidir.
progress-erase = Her şeyi sil
progress-erase-ask = Bütün yanıtlar ve bu sitenin bu tarayıcıda sakladığı diğer her şey silinsin mi? Bu işlem geri alınamaz.
progress-erase-yes = Evet, her şeyi sil
progress-erase-no = Hayır, kalsın
# What has just been done
progress-exported = { $file } adıyla kaydedildi.
progress-imported = { $count ->
    [0] Dosya okundu. İçindekilerin hepsi zaten buradaydı.
    [one] Dosya okundu: 1 yeni yanıt vardı.
   *[other] Dosya okundu: { $count } yeni yanıt vardı.
}
progress-erased = Her şey silindi.

# Why a file is not taken. $place is a place in the file, such as answers[3].at
progress-wrong-unread = Dosya okunamadı. Hiçbir şey değiştirilmedi.
progress-wrong-json = Dosya JSON değil; demek ki bu sayfada kaydedilmemiş. Hiçbir şey değiştirilmedi.
progress-wrong-format = { $place } konumunda “{ $expected }” olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-object = { $place } konumunda alanları olan bir nesne olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-list = { $place } konumunda bir liste olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-text = { $place } konumunda boş olmayan bir metin olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-count = { $place } konumunda 0 ya da daha büyük bir tam sayı olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-time = { $place } konumunda bir zaman olmalı: 1970’ten beri geçen milisaniye sayısı. Hiçbir şey değiştirilmedi.
progress-wrong-date = { $place } konumunda { $example } gibi bir tarih ve saat olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-truth = { $place } konumunda true ya da false olmalı. Hiçbir şey değiştirilmedi.
progress-wrong-newer = Dosyanın biçim sürümü { $version }; bu sitenin daha yeni bir sürümüyle kaydedilmiş. Bu sayfa { $known } numaralı sürüme kadar olanları tanır. Hiçbir şey değiştirilmedi.

# What can be wrong with the store. $names are the places in it
progress-trouble-damaged = Saklananların bir bölümü okunamadı. Okunamayanlar olduğu gibi bir kenara ayrıldı, geri kalanı gösteriliyor. Ayrılanlar: { $names }
progress-trouble-full = Bu tarayıcının depolama alanında yer kalmadı. Hiçbir şey değiştirilmedi. Yer açmadan önce yanıtlarınızı dosya olarak kaydedin.
progress-trouble-forbidden = Tarayıcınız bu sayfanın bir şey saklamasına izin vermiyor; bu yüzden gösterilecek yanıt yok. Gizli pencerelerde bu olağandır.
progress-trouble-newer = Burada saklananları bu sitenin daha yeni bir sürümü yazmış; hepsi olduğu gibi bırakıldı. Sitenin diğer sekmelerini kapatıp sayfayı yenileyin.
progress-trouble-failed = Tarayıcının depolama alanında istenen işlem yapılamadı. Hiçbir şey değiştirilmedi.
# A list of the names follows
progress-aside = Okunamadıkları için bir kenara ayrılanlar; kaydedilen dosyada onlar da bulunur:
