import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  more: 'Lainnya di gambar',
  across: ['di kiri', 'di tengah', 'di kanan'],
  down: ['atas', '', 'bawah'],
  place: (across, down) => `${across} ${down}`.trim(),
  is: (thing, place) => `${thing}, ${place}`,
  hides: (place) => `Siapa bersembunyi di sini? ${place}`,
  sounds: (place) => `Sesuatu yang berbunyi, ${place}`,
  moves: (place) => `Sesuatu yang bergerak, ${place}`,
  another: (name, n) => `${name}, ${n}`,
  found: 'Kamu menemukan Kiko!',
  print: 'Kiko sudah ditemukan di halaman ini',
}
