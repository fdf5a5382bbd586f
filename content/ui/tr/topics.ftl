### Konuların adları ve atasözlerinin açıklamaları.
### Açıklama, Svahilice atasözünün anlamını Türkçe söyler ve konuya bağlar.
### Türkçede aynı şeyi söyleyen bir atasözü varsa o kullanılır.

topics-memory = GPU belleği ve parçalanma
topics-memory-text = Belleğin yarısı boşken bir istek neden karşılanamaz, PyTorch’un bellek ayırıcısı buna karşı ne yapar?
# Haba na haba hujaza kibaba
topics-memory-gloss = Damlaya damlaya göl olur; azar azar ölçek dolar. Burada biriken, küçük boşluklardır: toplamları büyüktür, ama hiçbiri tek başına yetmez.
topics-offload = Optimizer durumlarını GPU dışına taşımak
topics-offload-text = Adam algoritmasıyla eğitim neden ağırlıkların sekiz katı bellek ister, bunun çoğunu CPU’nun yanında ya da diskte tutmanın bedeli nedir?
# Mzigo wa mwenzio ni kanda la usufi
topics-offload-gloss = Başkasının yükü bir çuval kapoktur: taşımayana pamuk gibi hafif görünür. GPU’nun sırtından inen yükü, CPU ile aradaki bağlantı taşır.
topics-parallelism = Model ve boru hattı paralelliği
topics-parallelism-text = Tek bir model birçok GPU’ya nasıl dağıtılır, bekleme nereden doğar, GPU’lar arasında kaç bayt gidip gelir?
# Umoja ni nguvu
topics-parallelism-gloss = Birlikten kuvvet doğar. Hiçbir GPU’nun tek başına taşıyamayacağını birçok GPU birlikte taşır; yeter ki birbirlerini olabildiğince az beklesinler.
topics-reservations = GPU belleğinde rezervasyon
topics-reservations-text = Birkaç yapay zekâ hizmeti aynı GPU’yu nasıl paylaşır: hangisine ne kadar söz verilir, ne kadarını ödünç alabilir, kim bekler?
# Akiba haiozi
topics-reservations-gloss = Sakla samanı, gelir zamanı; kenara konan çürümez. Rezervasyon her saat bellekten götürür, karşılığını ise herkesin birden geldiği o tek saatte verir.
