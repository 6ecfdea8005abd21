import type { Language } from '../../../../game/language.ts'

const english = {
  sortBy: 'Sort by',
  sort: { name: 'Name', behind: 'Furthest behind', day: 'Last used' },
  openOrLock: 'Open or lock a book',
  wholeClass: 'Class',
  total: {
    done: (n: number) => `${n} done`,
    'done-help': (n: number) => `${n} with help`,
    playing: (n: number) => `${n} in progress`,
    opened: (n: number) => `${n} opened`,
  },
  thisWeek: (n: number, of: number, atLeast: boolean) => `${atLeast ? 'at least ' : ''}${n} of ${of} this week`,
  shortPage: (n: number, of: number) => `p. ${n}/${of}`,
  shortActivities: (n: number, of: number) => `act. ${n}/${of}`,
  shortTotal: (n: number) => `${n} done`,
  noPagesSeen: 'no pages seen',
  left: (n: number) => `left ${n}×`,
  legend: {
    locked: 'locked',
    none: 'not opened',
    opened: 'opened, not past page 1',
    playing: 'in progress: furthest page, or activities finished',
    done: 'done',
    'done-help': 'done with help',
  },
  twice: '2× = finished twice',
}

type Words = typeof english

const indonesian: Words = {
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

/** What the grid of books and learners says beside the words of all figures. */
export const gridWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }
