import type { Messages } from '../../../game/messages.ts'
import { dropMessages } from '../dropMessages.ts'

/** Texts of all family drops. */
export const familyDropMessages = {
  ...dropMessages,
  'family.done': { en: 'Amazing! The whole family is together!', id: 'Hebat! Seluruh keluarga sudah berkumpul!' },
  'label.shadow': { en: 'Shadow {n}', id: 'Bayangan {n}' },
} as const satisfies Messages
