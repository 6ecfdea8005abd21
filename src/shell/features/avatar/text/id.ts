import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Kamu yang mana?',
  done: 'Selesai',
  close: 'Tutup',
  choose: ': pilih penampilan anak di dalam buku',
  skin: { langsat: 'kulit terang', sawo: 'kulit sawo matang', matang: 'kulit cokelat', coklat: 'kulit cokelat tua' },
  hair: { bob: 'rambut sedagu', short: 'rambut pendek', curly: 'rambut keriting' },
  headwear: { caping: 'caping', hijab: 'hijab', none: '' },
}
