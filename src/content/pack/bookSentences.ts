import type { Local } from '../../game/language.ts'

/** What a teacher reads of a book whose content is faulty. */
export const BOOK_SENTENCES = {
  'format-unknown': { en: 'This is not a Lumbung book.', id: 'Ini bukan buku Lumbung.' },
  'format-newer': {
    en: 'This book needs a newer Lumbung: it has format {found}, and this one reads up to {known}.',
    id: 'Buku ini memerlukan Lumbung yang lebih baru: formatnya {found}, sedangkan yang ini membaca sampai {known}.',
  },
  'kit-newer': {
    en: 'This book needs a newer Lumbung: it uses sounds or pictures of kit {found}, and this one has kit {known}.',
    id: 'Buku ini memerlukan Lumbung yang lebih baru: buku memakai suara atau gambar kit {found}, sedangkan yang ini memiliki kit {known}.',
  },
  'kit-unknown': {
    en: 'The picture kit has no “{name}”. Choose another one, or use a newer Lumbung.',
    id: 'Kotak gambar tidak memiliki “{name}”. Pilih yang lain, atau pakai Lumbung versi lebih baru.',
  },
  'kit-missing': {
    en: 'The picture kit is not installed here, so this picture cannot be drawn. Build the app first: npm run build.',
    id: 'Kotak gambar belum terpasang di sini, jadi gambar ini tidak dapat dibuat. Bangun aplikasi dulu: npm run build.',
  },
  'composition-broken': {
    en: 'This picture could not be drawn: “{name}” is missing or cannot be read.',
    id: 'Gambar ini tidak dapat dibuat: “{name}” tidak ada atau tidak terbaca.',
  },
  'kind-newer': {
    en: 'This book needs a newer Lumbung: it plays “{kind}” in version {found}, and this one knows version {known}.',
    id: 'Buku ini memerlukan Lumbung yang lebih baru: permainan “{kind}” versi {found}, sedangkan yang ini mengenal versi {known}.',
  },
  'kind-unknown': {
    en: 'Lumbung does not know the play “{kind}”. The name may be misspelled, or the book needs Lumbung in a newer version.',
    id: 'Lumbung tidak mengenal permainan “{kind}”. Mungkin salah eja, atau buku ini memerlukan Lumbung versi lebih baru.',
  },
  'kind-unlisted': {
    en: 'The book plays “{kind}”, but pack.json does not list it among its kinds.',
    id: 'Buku ini memakai permainan “{kind}”, tetapi pack.json tidak mencantumkannya.',
  },
  'field-missing': { en: 'This is missing.', id: 'Bagian ini belum ada.' },
  'field-type': {
    en: 'Here {wanted} is needed.',
    id: 'Di sini diperlukan {wanted}.',
  },
  'field-empty': { en: 'This is empty.', id: 'Bagian ini kosong.' },
  'field-value': {
    en: 'This value is not possible here{known}.',
    id: 'Nilai ini tidak dapat dipakai di sini{known}.',
  },
  'field-range': {
    en: 'This number is not possible here: {wanted}.',
    id: 'Angka ini tidak dapat dipakai di sini: {wanted}.',
  },
  'field-unknown': {
    en: 'Here is a field that Lumbung does not know: “{name}”.',
    id: 'Ada kolom yang tidak dikenal Lumbung: “{name}”.',
  },
  'list-too-long': {
    en: 'There are {count} here; at most {most} are allowed.',
    id: 'Ada {count} di sini; paling banyak {most}.',
  },
  'key-bad': {
    en: 'The key “{key}” is not allowed. It is a domain backwards and a name, such as org.example.kancil-1.',
    id: 'Kunci “{key}” tidak diperbolehkan. Kunci adalah nama domain terbalik dan sebuah nama, misalnya org.example.kancil-1.',
  },
  'key-reserved': {
    en: 'Keys that begin with “lumbung.” are for the books that come with Lumbung. Choose another key.',
    id: 'Kunci yang diawali “lumbung.” hanya untuk buku bawaan Lumbung. Pilih kunci lain.',
  },
  'licence-unknown': {
    en: 'The licence “{licence}” is not one that Lumbung knows. Docs: pack-format.md, Licences.',
    id: 'Lisensi “{licence}” tidak dikenal Lumbung. Lihat pack-format.md, Licences.',
  },
  'level-unknown': {
    en: 'The level must be A, B1, B2, B3, C, or null where it is not known.',
    id: 'Jenjang harus A, B1, B2, B3, C, atau null jika tidak diketahui.',
  },
  'language-missing': {
    en: 'The book says that it is in {language}, but this is missing in {language}.',
    id: 'Buku ini dinyatakan berbahasa {language}, tetapi bagian ini belum ada dalam bahasa {language}.',
  },
  'language-extra': {
    en: 'This is there in {language}, a language that pack.json does not name. It will not be shown.',
    id: 'Bagian ini ada dalam bahasa {language}, yang tidak disebut di pack.json. Bagian ini tidak akan ditampilkan.',
  },
  'id-bad': {
    en: 'The id “{id}” is not allowed: small letters, digits and hyphens only, at most 40.',
    id: 'Id “{id}” tidak diperbolehkan: hanya huruf kecil, angka dan tanda hubung, paling banyak 40.',
  },
  'id-twice': { en: 'The id “{id}” is there twice.', id: 'Id “{id}” ada dua kali.' },
  'page-number': {
    en: 'This is page {wanted}, but it says {found}.',
    id: 'Ini halaman {wanted}, tetapi tertulis {found}.',
  },
  'too-many-pages': {
    en: 'The book has {count} pages; at most {most} are allowed.',
    id: 'Buku ini memiliki {count} halaman; paling banyak {most}.',
  },
  'too-few-pages': {
    en: 'The book has a cover, but no page to read.',
    id: 'Buku ini memiliki sampul, tetapi tidak ada halaman untuk dibaca.',
  },
  'text-markup': {
    en: 'The text contains markup. Only <b> around words of a page is allowed.',
    id: 'Teks ini memuat kode. Hanya <b> di sekitar kata pada halaman yang diperbolehkan.',
  },
  'text-unseen': {
    en: 'The text contains characters that cannot be seen (such as line breaks or control characters). Type it again.',
    id: 'Teks ini memuat karakter yang tidak terlihat (misalnya ganti baris atau karakter kendali). Ketik ulang.',
  },
  'text-turned': {
    en: 'The text contains characters that turn the direction of reading. They can make a text look like another one.',
    id: 'Teks ini memuat karakter yang membalik arah baca. Karakter itu dapat membuat teks tampak lain dari isinya.',
  },
  'text-too-long': {
    en: 'The text has {count} characters; at most {most} are allowed here.',
    id: 'Teks ini terdiri atas {count} karakter; paling banyak {most} di sini.',
  },
  'path-outside': {
    en: '“{name}” lies outside the book. A book may use only its own pictures and sounds.',
    id: '“{name}” berada di luar buku. Buku hanya boleh memakai gambar dan suaranya sendiri.',
  },
  'media-missing': {
    en: '“{name}” is used here, but is not in the book.',
    id: '“{name}” dipakai di sini, tetapi tidak ada dalam buku.',
  },
  'media-role': {
    en: 'Here a {wanted} is needed; “{name}” is none.',
    id: 'Di sini diperlukan {wanted}; “{name}” bukan.',
  },
  'speech-missing': {
    en: 'The spoken line “{name}” is used here, but speech.json does not have it.',
    id: 'Ucapan “{name}” dipakai di sini, tetapi tidak ada di speech.json.',
  },
  'speech-sound': {
    en: 'This line lies in sound {found}, but there are only {count}; the first is 0.',
    id: 'Ucapan ini ada di suara {found}, padahal hanya ada {count}; yang pertama 0.',
  },
  'speech-range': {
    en: 'This line ends at {found} ms, after its sound has ended ({most} ms).',
    id: 'Ucapan ini berakhir pada {found} md, setelah suaranya selesai ({most} md).',
  },
  'speech-order': {
    en: 'The words of this line are not timed one after another, or one ends after the line.',
    id: 'Waktu kata pada ucapan ini tidak berurutan, atau ada kata yang berakhir setelah ucapan selesai.',
  },
  'effect-unknown': {
    en: 'There is no sound “{name}” in Lumbung.',
    id: 'Tidak ada suara “{name}” di Lumbung.',
  },
  'art-page': {
    en: 'A picture is described for “{id}”, but the book has no such page.',
    id: 'Ada gambar untuk “{id}”, tetapi halaman itu tidak ada dalam buku.',
  },
  'art-piece': {
    en: 'A part of the sprite “{name}” lies outside its picture file.',
    id: 'Sebagian sprite “{name}” berada di luar berkas gambarnya.',
  },
  'art-size': {
    en: '“{name}” is {found} pixels, but art.json says {said}.',
    id: '“{name}” berukuran {found} piksel, tetapi tertulis {said} di art.json.',
  },
  'sprite-missing': {
    en: 'The page’s picture has no sprite “{name}”.',
    id: 'Gambar halaman ini tidak memiliki sprite “{name}”.',
  },
  'frame-missing': {
    en: 'The sprite “{name}” has no frame “{frame}”.',
    id: 'Sprite “{name}” tidak memiliki gambar “{frame}”.',
  },
  'piece-missing': {
    en: 'Nothing that can be touched on this page has the id “{id}”.',
    id: 'Tidak ada yang dapat disentuh di halaman ini dengan id “{id}”.',
  },
  'kind-rule': {
    en: 'This does not fit the play “{kind}” ({detail}).',
    id: 'Ini tidak sesuai dengan permainan “{kind}” ({detail}).',
  },
  'kind-fault': { en: '{sentence}', id: '{sentence}' },
  'pass-score': {
    en: 'To pass, {found} right answers are needed, but there are only {most}.',
    id: 'Untuk lulus diperlukan {found} jawaban benar, padahal hanya ada {most}.',
  },
  unsolvable: {
    en: 'This cannot be completed by a child: after some moves nothing more can be done.',
    id: 'Permainan ini tidak dapat diselesaikan anak: setelah beberapa langkah tidak ada lagi yang dapat dilakukan.',
  },
  'won-by-touching': {
    en: 'A child who touches everything wins here without reading or thinking.',
    id: 'Anak yang menyentuh semuanya menang di sini tanpa membaca atau berpikir.',
  },
  'line-silent': {
    en: 'No clip speaks “{name}”, which is heard in play here; the child hears nothing.',
    id: 'Tidak ada rekaman untuk “{name}”, yang diucapkan dalam permainan ini; anak tidak mendengar apa-apa.',
  },
  'sound-opus-only': {
    en: 'The sound “{name}” is only there as Opus. Older iPads stay silent there; add it as MP3 too.',
    id: 'Suara “{name}” hanya tersedia sebagai Opus. iPad lama tidak dapat memutarnya; tambahkan juga sebagai MP3.',
  },
  'text-unspoken': {
    en: 'The page has no narration in {language}.',
    id: 'Halaman ini tidak memiliki narasi dalam bahasa {language}.',
  },
  'file-unused': {
    en: '“{name}” is in the book, but nothing uses it.',
    id: '“{name}” ada dalam buku, tetapi tidak dipakai.',
  },
} as const satisfies Record<string, Local>
