import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  subtitle: 'Buku dari Desa Padi',
  forGrownUps: 'Untuk orang dewasa',
  barn: 'Lumbung padi panggung dengan buku-buku di lotengnya.',
  friends: 'Lima sahabat melambaikan tangan.',
}
