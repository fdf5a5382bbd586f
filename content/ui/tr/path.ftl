### Bir konuda izlenen yol: rehber, test, sonraki konu. Giriş sayfasında ve her rehberle testin sonunda.

# Listenin ekran okuyuculara söylenen adı ve sayfa sonundaki başlığı
path-title = Bu konuda izlenecek yol
path-guide = Rehber
path-quiz = Test
# Okurun bulunduğu adım için söylenir
path-here = Buradasınız
path-next = Sonraki konu
# Son konudan sonra yol ilkine döner
path-first = İlk konuya dön
