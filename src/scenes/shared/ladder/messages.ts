import type { Messages } from '../../../game/messages.ts'

/** Texts that the kinds of the reading ladder share. */
export const ladderMessages = {
  'ladder.card': { en: 'Card {n} of {total}', id: 'Kartu {n} dari {total}' },
  'ladder.ear': { en: 'Hear it again', id: 'Dengarkan lagi' },
  'ladder.meet': { en: 'New! Tap it', id: 'Baru! Ketuk, ya' },
  'ladder.part': { en: 'Part {n} of the word', id: 'Bagian kata {n}' },
  'ladder.right': { en: 'Yes! {text}', id: 'Ya, betul! {text}' },
  'ladder.notThis': { en: 'Not that one. Try again.', id: 'Bukan yang itu. Coba lagi, ya.' },
  'ladder.chose': { en: 'That is {name}. Try again.', id: 'Itu {name}. Coba lagi, ya.' },
} as const satisfies Messages
