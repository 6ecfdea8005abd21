import type { Local } from '../../game/language.ts'
import { BOOK_SENTENCES } from './bookSentences.ts'

/** What a teacher reads of a file that cannot be opened or trusted. */
const FILE_SENTENCES = {
  'no-file': { en: 'There is no such file or folder.', id: 'Berkas atau folder itu tidak ada.' },
  'not-a-zip': {
    en: 'This is not a Lumbung book, or the file has been cut off. Copy it again from where it came from.',
    id: 'Ini bukan buku Lumbung, atau berkasnya terpotong. Salin lagi dari sumbernya.',
  },
  'zip-damaged': {
    en: 'The file is damaged at “{name}”. Copy it again from where it came from.',
    id: 'Berkas rusak pada “{name}”. Salin lagi dari sumbernya.',
  },
  'zip-encrypted': {
    en: '“{name}” is locked with a password. The files of a book must be open.',
    id: '“{name}” terkunci dengan kata sandi. Berkas buku harus terbuka.',
  },
  'zip-method': {
    en: '“{name}” is compressed in a way that Lumbung does not read.',
    id: '“{name}” dimampatkan dengan cara yang tidak dapat dibaca Lumbung.',
  },
  'zip-link': {
    en: '“{name}” is a link to another file. A book must contain its files itself.',
    id: '“{name}” adalah tautan ke berkas lain. Buku harus memuat berkasnya sendiri.',
  },
  'zip-two-stories': {
    en: 'The file contradicts itself about “{name}”. It was changed on purpose or by a faulty program.',
    id: 'Isi berkas bertentangan tentang “{name}”. Berkas ini diubah dengan sengaja atau oleh program yang salah.',
  },
  'zip-overlap': {
    en: '“{name}” shares its place in the file with another one. The file was made to deceive.',
    id: '“{name}” menempati bagian yang sama dengan berkas lain. Berkas ini dibuat untuk menipu.',
  },
  'zip-gap': {
    en: 'The file contains bytes that belong to no part of the book.',
    id: 'Berkas ini memuat data yang bukan bagian dari buku.',
  },
  'zip-form': {
    en: 'The file was packed with {what}, which a book may not have. Pack it with “npm run book -- pack”.',
    id: 'Berkas ini dikemas dengan {what}, yang tidak boleh ada dalam buku. Kemas dengan “npm run book -- pack”.',
  },
  'name-bad': {
    en: 'A file in it is called “{name}”. Only small letters, digits, dots, hyphens and underscores are allowed, in folders of the book.',
    id: 'Ada berkas bernama “{name}”. Hanya huruf kecil, angka, titik, tanda hubung dan garis bawah yang boleh dipakai, di dalam folder buku.',
  },
  'name-twice': {
    en: '“{name}” is in the book twice.',
    id: '“{name}” ada dua kali dalam buku.',
  },
  'name-foreign': {
    en: '“{name}” does not belong in a book: only pictures and sounds in “media”, and the five JSON files.',
    id: '“{name}” tidak termasuk dalam buku: hanya gambar dan suara di “media”, dan lima berkas JSON.',
  },
  'too-many-files': {
    en: 'The book has {count} files; {most} are allowed.',
    id: 'Buku ini berisi {count} berkas; paling banyak {most}.',
  },
  'pack-too-large': {
    en: 'The book is too large: {size}; at most {most} are allowed.',
    id: 'Buku ini terlalu besar: {size}; paling besar {most}.',
  },
  'file-too-large': {
    en: '“{name}” is too large: {size}; at most {most} are allowed.',
    id: '“{name}” terlalu besar: {size}; paling besar {most}.',
  },
  'file-swells': {
    en: '“{name}” would grow to more than {ratio} times its size when unpacked. Such files are used to fill up a computer.',
    id: '“{name}” akan membesar lebih dari {ratio} kali saat dibuka. Berkas seperti ini dipakai untuk memenuhi komputer.',
  },
  'file-missing': {
    en: '“{name}” is missing from the book.',
    id: '“{name}” tidak ada dalam buku.',
  },
  'file-unlisted': {
    en: '“{name}” is in the book, but pack.json does not list it.',
    id: '“{name}” ada dalam buku, tetapi tidak tercantum di pack.json.',
  },
  'file-changed': {
    en: '“{name}” is not the file that pack.json lists: it was changed or damaged.',
    id: '“{name}” bukan berkas yang tercantum di pack.json: berkas itu diubah atau rusak.',
  },
  'file-type': {
    en: '“{name}” is listed as {said}, but is {found}.',
    id: '“{name}” tercantum sebagai {said}, padahal {found}.',
  },
  'json-broken': {
    en: '{file} cannot be read: it is not correct JSON in UTF-8.',
    id: '{file} tidak dapat dibaca: isinya bukan JSON yang benar dalam UTF-8.',
  },
  'json-deep': {
    en: '{file} has more than {most} levels inside one another.',
    id: '{file} memiliki lebih dari {most} tingkat yang bersarang.',
  },
  'json-name': {
    en: 'A field is called “{name}”. This name is not allowed.',
    id: 'Ada kolom bernama “{name}”. Nama ini tidak diperbolehkan.',
  },
  'media-kind': {
    en: '“{name}” is not a picture or sound that Lumbung takes: AVIF, WebP, PNG, JPEG; WebM or Ogg with Opus, MP3, M4A.',
    id: '“{name}” bukan gambar atau suara yang diterima Lumbung: AVIF, WebP, PNG, JPEG; WebM atau Ogg dengan Opus, MP3, M4A.',
  },
  'media-extra': {
    en: 'Something else is hidden in “{name}” besides the picture or the sound.',
    id: 'Ada sesuatu yang tersembunyi di “{name}” selain gambar atau suaranya.',
  },
  'picture-broken': {
    en: 'The picture “{name}” is damaged and cannot be shown.',
    id: 'Gambar “{name}” rusak dan tidak dapat ditampilkan.',
  },
  'picture-too-large': {
    en: 'The picture “{name}” has {count} megapixels; at most {most} are allowed.',
    id: 'Gambar “{name}” berukuran {count} megapiksel; paling besar {most}.',
  },
  'sound-broken': {
    en: 'The sound “{name}” is damaged and cannot be played.',
    id: 'Suara “{name}” rusak dan tidak dapat diputar.',
  },
  'sound-too-long': {
    en: 'The sound “{name}” takes {count} seconds; at most {most} are allowed.',
    id: 'Suara “{name}” berdurasi {count} detik; paling lama {most}.',
  },
  'sound-codec': {
    en: 'The sound “{name}” is coded in a way that Lumbung does not take. WebM and Ogg must hold Opus, M4A must hold AAC.',
    id: 'Suara “{name}” memakai pengodean yang tidak diterima Lumbung. WebM dan Ogg harus berisi Opus, M4A harus berisi AAC.',
  },
  'more-faults': {
    en: 'And {count} more.',
    id: 'Dan {count} lagi.',
  },
} as const satisfies Record<string, Local>

/** The one catalog of what can be wrong with a pack. `{name}` is filled in. */
export const PACK_SENTENCES = { ...FILE_SENTENCES, ...BOOK_SENTENCES } as const satisfies Record<string, Local>
