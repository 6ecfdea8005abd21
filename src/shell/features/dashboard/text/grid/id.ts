import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  sortBy: 'Urutkan menurut',
  sort: { name: 'Nama', behind: 'Paling tertinggal', day: 'Terakhir memakai' },
  openOrLock: 'Buka atau kunci buku',
  wholeClass: 'Kelas',
  total: {
    done: (n) => `${n} selesai`,
    'done-help': (n) => `${n} dengan bantuan`,
    playing: (n) => `${n} sedang dibaca`,
    opened: (n) => `${n} dibuka`,
  },
  thisWeek: (n, of, atLeast) => `${atLeast ? 'sedikitnya ' : ''}${n} dari ${of} minggu ini`,
  shortPage: (n, of) => `hlm. ${n}/${of}`,
  shortActivities: (n, of) => `keg. ${n}/${of}`,
  shortTotal: (n) => `${n} selesai`,
  noPagesSeen: 'tanpa halaman yang dibuka',
  left: (n) => `ditinggalkan ${n}×`,
  legend: {
    locked: 'terkunci',
    none: 'belum dibuka',
    opened: 'dibuka, belum lewat halaman 1',
    playing: 'sedang dibaca: halaman terjauh, atau kegiatan yang selesai',
    done: 'selesai',
    'done-help': 'selesai dengan bantuan',
  },
  twice: '2× = tamat dua kali',
}
