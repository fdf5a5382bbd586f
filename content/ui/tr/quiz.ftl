### Test.

quiz-count = Soru { $number } / { $total }
quiz-right-count = { $count ->
    [one] 1 doğru
   *[other] { $count } doğru
}
quiz-wrong-count = { $count ->
    [one] 1 yanlış
   *[other] { $count } yanlış
}
# While missed questions are asked again: how many are left
quiz-again-count = { $count ->
    [one] 1 soru yeniden sorulacak
   *[other] { $count } soru yeniden sorulacak
}
# The list of eight threads, for screen readers
quiz-progress = Sorular ve durumları
quiz-state-right = doğru
quiz-state-wrong = yanlış
quiz-state-todo = yanıtlanmadı
quiz-check = Yanıtı kontrol et
quiz-choose-first = Önce bir seçenek işaretleyin.
quiz-verdict-right = Doğru.
quiz-verdict-wrong = Yanlış. Doğru yanıt: { $letter }.
quiz-yours-right = Seçiminiz doğru
quiz-yours = Seçiminiz
# In a result that somebody shares: before the option that was chosen
quiz-chosen = Seçilen
quiz-correct = Doğru yanıt
quiz-again = Yeniden yanıtla
quiz-source = Kaynak
quiz-sources = Kaynaklar
quiz-guide = Rehber
quiz-previous = Önceki
quiz-next = Sonraki soru
quiz-results = Sonucu gör
quiz-all = Bütün sorular
quiz-to-demo = Demoya git
# Summary of the block with the answer when scripts are off
quiz-answer = Yanıtı göster
quiz-done = { $total } sorunun hepsini yanıtladınız: { $right } doğru.
quiz-review = Kaçırdığınız her soruda neyi seçtiğiniz, doğrusunun ne olduğu ve gerekçeleri yazar; sorunun başlığı sizi soruya geri götürür.
quiz-perfect = Hepsi doğru. Rehber daha da derine iniyor.
quiz-restart = Baştan başla
quiz-restart-ask = Bu testteki bütün yanıtlarınız silinsin ve baştan başlansın mı?
quiz-restart-yes = Evet, baştan başla
quiz-restart-no = Hayır, kalsın
# Shown when storing is not allowed or fails
quiz-unsaved = Tarayıcınız bu sayfanın bir şey saklamasına izin vermiyor; bu yüzden yanıtlarınız yalnızca siz bu sayfayı kapatana kadar durur.
quiz-full = Tarayıcınızın depolama alanında yer kalmadı; bu yüzden son yanıtınız yalnızca siz bu sayfayı kapatana kadar durur.
quiz-newer = İlerlemenizi bu sitenin daha yeni bir sürümü saklamış. O sürüme geçmek için sayfayı yenileyin; o zamana dek yanıtlarınız yalnızca bu sayfa açık kaldığı sürece durur.
# $name lists the names of the records
quiz-damaged = Burada saklananların bir bölümü okunamadı. Okunamayanlar { $name } adıyla bir kenara ayrıldı; geri kalan her şey olduğu gibi duruyor.
# $name lists parts of the address, such as “seed”
quiz-left-out = Bağlantının bir bölümü okunamadı ve dikkate alınmadı: { $name }.
quiz-figure = Şekil
# In place of a figure that would give the answer away, before the answer
quiz-covered = Önce tahmin edin: şekil, yanıtınızla birlikte açılır.
# Button after the answer: plays the question’s scenario in the demo
quiz-see = Nasıl olduğunu gör
# Button after the answer, on phones: scrolls to the figure
quiz-see-figure = Şekle bak

## Links

# Copies a link to this question, its order of answers and the demo’s state
quiz-copy = Bağlantıyı kopyala
quiz-copied = Bağlantı kopyalandı.
quiz-copy-failed = Tarayıcı bu sayfanın kopyalamasına izin vermedi. Bağlantı burada:

## The list of keys

quiz-keys = Tuşlar
quiz-keys-title = Testte kullanılan tuşlar
quiz-keys-choose = bir seçenek işaretler
quiz-keys-arrows = seçenekler arasında gezer
quiz-keys-enter = yanıtı kontrol eder, sonra ilerler
quiz-keys-next = sonraki soru
quiz-keys-previous = önceki soru
quiz-keys-help = bu liste
quiz-keys-single = Harfler ve rakamlar tek başına kısayol tuşu olarak çalışsın
quiz-keys-close = Kapat

## The result

# For screen readers, before “6 of 8”
quiz-score = Doğru yanıtlar:
# After the large number of right answers
quiz-of = / { $total }
quiz-so-far = Şimdiye kadar { $total } sorudan { $count } tanesini yanıtladınız.
quiz-time = Süre: { $minutes } dk { $seconds } sn
# $date is a day, such as 30 November 2026
quiz-result-date = Son yanıt: { $date }
quiz-shared = Bu sonucu biri sizinle paylaştı. Kendi yanıtlarınız olduğu gibi duruyor.
quiz-shared-own = Testi ben de çözeyim
quiz-retry = { $count ->
    [one] Kaçırılan soruyu yeniden dene
   *[other] Kaçırılan { $count } soruyu yeniden dene
}
quiz-question-by-question = Soru soru
# Heading above links to sections of the guide; the numbers of the questions follow each
quiz-read-again = Yeniden okumaya değer bölümler
quiz-take = Sonucunuz yanınızda olsun
quiz-copy-result = Bu sonucun bağlantısını kopyala
quiz-json = JSON olarak kaydet
quiz-csv = CSV olarak kaydet
quiz-print = Yazdır
# Shown when the result’s code does not arrive
quiz-results-failed = Sonuç yüklenemedi. İnternet bağlantınızı kontrol edin, sonra sonuca geri dönün.
quiz-on-device = Yanıtlarınız yalnızca bu tarayıcıda saklanır.

## In a frame on another site

quiz-keep-why = Siz istemedikçe bu çerçeve hiçbir şey saklamaz.
quiz-keep = Yanıtlarımı bu cihazda sakla
