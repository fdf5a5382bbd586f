### Giriş sayfası.

home-title = GPU belleğiniz nereye gidiyor, görün
home-lede = Şekilli, canlı demolu kısa testler: demo, kendi GPU’nuzda gerçek bellek ayırır ve o belleğe ne olduğunu gösterir.
# Öncesinde ürünün adı durur; Svahilice olarak işaretlidir
home-name = Svahilicede “bellek” demektir.
home-description = GPU belleği gerçekte nasıl çalışır? Kendi cihazınızda gerçek bellek ayıran, parçalayan ve toparlayan canlı bir WebGPU demosuyla testler.
home-start = Teste başla
home-read = Önce rehberi oku
home-languages = Dil seçin
home-topics = Konular
home-topics-lede = Her konunun kendi bordürü ve kendi atasözü var. Rehberi okuyun, testi çözün, sonraki konuya geçin.
home-trust = Demo, bilgisayarınızda ne yapar?
home-trust-asks = Az şey ister
home-trust-asks-text = Kaydırma çubuğuyla artırmadığınız sürece bellek öbeği, gerçek bir WebGPU arabelleğinde 64 MiB yer tutar; blokları taşımak ve geri okumak için 12 MiB daha gerekir. WebGPU yoksa aynı adımlar CPU’da hesaplanır ve sayfa bunu söyler.
home-trust-checks = Kendi işini denetler
home-trust-checks-text = Her blok, kendisini tanıtan bir desenle doldurulur. Baytlar geri okunur, modelin beklediğiyle karşılaştırılır; kaçının tuttuğu panelde yazar.
home-trust-cleans = Arkasını toplar
home-trust-cleans-text = Sorudan ayrıldığınızda arabellek yok edilir. Yanıtlarınız tarayıcınızda kalır.
# Dillerin sunulduğu / sayfasında
home-choose-title = Kumbukumbu: dil seçin
home-choose-lede = GPU belleğini anlamak için bir yer: testler ve yanı başında canlı demolar.
home-choose-suggested = Sizin için önerilen
# En üstteki resim, onu göremeyenler için
home-cloth-alt = Bir kanga kumaşı. Bordürü bir saç örgüsü; ortası, iş başındaki bir GPU belleği öbeği: kullanımdaki bloklar, serbest bırakılmış bloklar ve boşluklar. Üzerinde “umoja ni nguvu” yazıyor: birlikten kuvvet doğar.
