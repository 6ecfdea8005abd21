import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  failed: 'Ada yang tidak beres',
  stillThere: 'Masih di sini? Sentuh layarnya.',
}
