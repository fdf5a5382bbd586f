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
# Sekiz ipliğin listesi, ekran okuyucular için
quiz-progress = Sorular ve durumları
quiz-state-right = doğru
quiz-state-wrong = yanlış
quiz-state-todo = yanıtlanmadı
quiz-check = Yanıtı kontrol et
quiz-choose-first = Önce bir seçenek işaretleyin.
quiz-verdict-right = Doğru.
quiz-verdict-wrong = Yanlış. Doğru yanıt: { $letter }.
quiz-yours-right = Sizin seçiminiz, doğru
quiz-yours = Sizin seçiminiz
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
# Betikler kapalıyken yanıtın bulunduğu bloğun özeti
quiz-answer = Yanıtı göster
quiz-done = { $total } sorunun hepsini yanıtladınız: { $right } doğru.
quiz-review = Kaçırdıklarınıza yeniden bakın: her satır sizi soruya ve gerekçelerine götürür.
quiz-perfect = Hepsi doğru. Rehber daha da derine iniyor.
quiz-restart = Baştan başla
quiz-restart-ask = Bu testteki bütün yanıtlarınız silinsin ve baştan başlansın mı?
quiz-restart-yes = Evet, baştan başla
quiz-restart-no = Hayır, kalsınlar
quiz-keys = Tuşlar: 1–4 ya da A–D seçer, Enter kontrol eder, N ileri, P geri gider.
quiz-unsaved = Tarayıcınız bu sayfanın bir şey saklamasına izin vermiyor; yanıtlarınız, siz sayfayı kapatana kadar kalır.
quiz-damaged = Burada saklanan veriler okunamadı. { $key } adıyla bir kenara ayrıldı; test baştan başlıyor.
quiz-blocked = Burada saklanan veriler okunamadı ve onları bir kenara ayıracak yer yok. { $key } adıyla oldukları gibi duruyorlar; yanıtlarınız, siz bu sayfayı kapatana kadar kalır.
quiz-figure = Şekil
