import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  told: 'Sudah',
}
