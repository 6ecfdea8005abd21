import type { Messages } from '../../../game/messages.ts'

/** Texts of finding a part of the body. */
export const messages = {
  'body.find': { en: 'Find and tap all {part} areas!', id: 'Cari dan ketuk semua area {part}!' },
  'body.more': { en: 'Good! {n} more to go!', id: 'Bagus! Tinggal {n} lagi!' },
  'body.done': { en: 'Completed! All {part} areas found!', id: 'Selesai! Semua area {part} ditemukan!' },
  'body.wrong': { en: 'Try again! Find all {part} areas', id: 'Coba lagi! Cari semua area {part}' },
  'label.elsewhere': { en: 'Somewhere else in the picture', id: 'Tempat lain di gambar' },
} as const satisfies Messages
