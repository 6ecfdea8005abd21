import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  queued: 'Tersimpan di perangkat ini. Dikirim nanti.',
  carry: 'Untuk orang dewasa: sebagai berkas',
  notSent: (count) => `${count} belum terkirim`,
}
