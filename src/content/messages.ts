import type { Language, Local } from '../game/language.ts'

/**
 * Every message that scenes show or say to screen readers, in both languages. The specification's texts are exact to the byte in the language
 * it gives them in (SPEC section 8); the other language is a translation. `{name}` stands for a parameter.
 */
export const MESSAGES = {
  'page.done': {
    en: "Great job! You've completed this activity!",
    id: 'Hebat! Kamu sudah menyelesaikan kegiatan ini!',
  },
  /** A line of the story itself, such as the question of a page. */
  question: { en: '{text}', id: '{text}' },

  'tap.correct': { en: 'Correct! {n}', id: 'Benar! {n}' },
  'tap.next': { en: 'Please tap number {n} next', id: 'Sekarang ketuk angka {n}' },
  'tap.done': { en: 'All numbers tapped in order', id: 'Semua angka sudah diketuk berurutan' },

  'drop.correct': { en: 'Correct! Good job!', id: 'Benar! Bagus!' },
  'drop.wrong': { en: "Try again! That's not the right place.", id: 'Coba lagi! Itu bukan tempatnya.' },
  'words.done': {
    en: "Amazing! You've placed all words correctly!",
    id: 'Hebat! Semua kata sudah di tempatnya!',
  },
  'family.done': { en: 'Amazing! The whole family is together!', id: 'Hebat! Seluruh keluarga sudah berkumpul!' },
  'bucket.already': { en: '❌ This item was already placed!', id: '❌ Yang ini sudah dimasukkan!' },
  'bucket.done': { en: '🎉 All items placed!', id: '🎉 Semua sudah masuk!' },

  'order.wrong': { en: 'It must go to place number {n}!', id: 'Harus drop di urutan ke-{n}!' },
  'order.placed': { en: 'Placed at number {n}', id: 'Objek berhasil ditempatkan di urutan ke-{n}' },
  'order.done': { en: 'All objects are in place!', id: 'Semua objek berhasil ditempatkan!' },

  'body.find': { en: 'Find and tap all {part} areas!', id: 'Cari dan ketuk semua area {part}!' },
  'body.more': { en: 'Good! {n} more to go!', id: 'Bagus! Tinggal {n} lagi!' },
  'body.done': { en: 'Completed! All {part} areas found!', id: 'Selesai! Semua area {part} ditemukan!' },
  'body.wrong': { en: 'Try again! Find all {part} areas', id: 'Coba lagi! Cari semua area {part}' },

  'bubbles.prompt': {
    en: 'Tap the letter that you see, hurry up!',
    id: 'Ketuk huruf yang kamu lihat, ayo cepat!',
  },
  'bubbles.done': { en: 'Great job', id: 'Hebat' },

  'goats.done': { en: '🎉 All goats jumped! Great work!', id: '🎉 Semua kambing melompat! Hebat!' },
  'goats.noVoice': {
    en: "Your browser doesn't support voice recognition. Try Chrome or Edge.",
    id: 'Peramban ini tidak mendukung pengenalan suara. Coba Chrome atau Edge.',
  },

  'word.done': {
    en: 'Congratulations! You completed the word!',
    id: 'Selamat! Kamu sudah menyusun katanya!',
  },

  'trace.prompt': { en: 'Now write it with your finger.', id: 'Sekarang tulis dengan jarimu.' },
  'trace.done': { en: 'You wrote {word}!', id: 'Kamu menulis {word}!' },

  'alphabet.correct': { en: 'Correct! {letter} is for {word} 🎉', id: 'Benar! {letter} untuk {word} 🎉' },
  'alphabet.wrong': { en: 'Try again! The correct answer is {letter}', id: 'Coba lagi! Jawaban yang benar {letter}' },
  'number.correct': { en: 'Correct! {number} {item} 🎉', id: 'Benar! {number} {item} 🎉' },
  'number.wrong': { en: 'Try again! The correct number is {number}', id: 'Coba lagi! Angka yang benar {number}' },
  'spelling.correct': { en: 'Correct! The word is "{word}"', id: 'Benar! Katanya "{word}"' },
  'listen.correct': { en: 'Correct! Good job!', id: 'Benar! Bagus!' },
  'listen.wrong': { en: "Try again! That's not {label}", id: 'Coba lagi! Itu bukan {label}' },
  'duty.wrong': { en: 'Wrong match! Try again.', id: 'Belum cocok! Coba lagi.' },
  'duty.done': { en: 'All matches correct! Well done!', id: 'Semua pasangan benar! Hebat!' },

  'activity.none': {
    en: 'No game available for this activity type',
    id: 'Belum ada permainan untuk kegiatan ini',
  },

  'end.activityComplete': { en: 'Activity Complete!', id: 'Kegiatan Selesai!' },
  'end.congratulations': { en: 'Congratulations', id: 'Selamat' },
  'end.score': { en: 'You got {n} out of {m} correct!', id: 'Kamu benar {n} dari {m}!' },

  'label.firstLetter': { en: 'First letter of the word', id: 'Huruf awal kata' },
  'label.letter': { en: 'Letter {letter}', id: 'Huruf {letter}' },
  'label.trace': { en: 'Write {letter}: stroke {n} of {m}', id: 'Tulis {letter}: garis {n} dari {m}' },
  'label.traced': { en: 'Written {letter}', id: 'Huruf {letter} tertulis' },
  'label.slot': { en: 'Place {n} in the word', id: 'Tempat ke-{n} dalam kata' },
  'label.wordTile': { en: '{word}. Drag to its picture', id: '{word}. Seret ke gambarnya' },
  'label.pictureZone': { en: 'Place for {thing}', id: 'Tempat {thing}' },
  'label.picture': { en: 'Picture {n}', id: 'Gambar {n}' },
  'label.shadow': { en: 'Shadow {n}', id: 'Bayangan {n}' },
  'label.bubble': { en: 'Bubble {letter}', id: 'Gelembung {letter}' },
  'label.elsewhere': { en: 'Somewhere else in the picture', id: 'Tempat lain di gambar' },
} as const satisfies Record<string, Local>

/** The name of a message. */
export type MessageKey = keyof typeof MESSAGES

/** What may be put into a message; a text in both languages is read in the language of the message. */
export type MessageParams = Readonly<Record<string, string | number | Local>>

/** Is this the name of a message? */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(MESSAGES, key)
}

/** The words of a message. An unknown name gives the name itself, so that a slip is seen and nothing breaks; a missing parameter stays as `{name}`. */
export function message(key: string, params: MessageParams, language: Language): string {
  if (!isMessageKey(key)) return key
  return MESSAGES[key][language].replace(/\{(\w+)\}/g, (token, name: string) => {
    const value = params[name]
    if (value === undefined) return token
    return typeof value === 'object' ? value[language] : String(value)
  })
}
