import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  calm: 'Tenang',
  more: ': lebih pelan, satu per satu',
}
