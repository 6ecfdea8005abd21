import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  speak: 'Bicara',
  stop: 'Berhenti',
  stopListening: ' mendengarkan',
  numbers: 'Angka',
  number: ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam'],
  done: 'selesai',
  status: { off: '', opening: 'Izinkan mikrofon, ya.', listening: 'Aku mendengarkan.', muted: '' },
  words:
    'Untuk orang dewasa: kami tidak merekam atau mengirim apa pun. Untuk memahami kata, peramban dapat mengirim suara ke pembuatnya (Chrome: Google).',
  shouts:
    'Untuk orang dewasa: teriakan apa pun membuat kambing melompat. Suara tetap di perangkat ini; tidak ada yang direkam atau dikirim.',
}
