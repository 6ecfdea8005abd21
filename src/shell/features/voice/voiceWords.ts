import type { Language } from '../../../game/language.ts'

const english = {
  speak: 'Speak',
  stop: 'Stop',
  /** After `stop`. */
  stopListening: ' listening',
  numbers: 'Numbers',
  number: ['one', 'two', 'three', 'four', 'five', 'six'],
  done: 'done',
  status: { off: '', opening: 'Please allow the microphone.', listening: 'I am listening.', hushed: '' },
  /** For grown-ups: what becomes of the sound. */
  words:
    'For grown-ups: we record and send nothing. To understand words, the browser may send the sound to its maker (Chrome: Google).',
  shouts: 'For grown-ups: any shout makes a goat jump. The sound stays on this device; nothing is recorded or sent.',
}

const indonesian: typeof english = {
  speak: 'Bicara',
  stop: 'Berhenti',
  stopListening: ' mendengarkan',
  numbers: 'Angka',
  number: ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam'],
  done: 'selesai',
  status: { off: '', opening: 'Izinkan mikrofon, ya.', listening: 'Aku mendengarkan.', hushed: '' },
  words:
    'Untuk orang dewasa: kami tidak merekam atau mengirim apa pun. Untuk memahami kata, peramban dapat mengirim suara ke pembuatnya (Chrome: Google).',
  shouts:
    'Untuk orang dewasa: teriakan apa pun membuat kambing melompat. Suara tetap di perangkat ini; tidak ada yang direkam atau dikirim.',
}

/** The words of the play by voice, by language. */
export const voiceWords: Readonly<Record<Language, typeof english>> = { en: english, id: indonesian }
