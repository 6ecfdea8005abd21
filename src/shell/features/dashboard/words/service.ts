import type { ServiceState } from '../../../../../server/contract/serviceState.ts'
import type { Language } from '../../../../game/language.ts'

type Storage = Exclude<ServiceState['storage'], 'ok'>
type Clock = Exclude<ServiceState['clock'], 'ok'>

interface Words {
  readonly storage: Readonly<Record<Storage, string>>
  readonly storageHelp: Readonly<Record<Storage, string>>
  readonly clock: Readonly<Record<Clock, string>>
  /** `now` is the time that the service works with meanwhile. */
  readonly clockHelp: (now: string) => string
}

const english: Words = {
  storage: {
    scarce: 'The computer with Lumbung is running out of space.',
    low: 'The computer with Lumbung has almost no space left.',
    full: 'The computer with Lumbung has no space left.',
    unwritable: 'The computer with Lumbung cannot save anything right now.',
  },
  storageHelp: {
    scarce: 'Please tell the person who looks after it to free some space.',
    low: 'Children can sign in and read; their answers wait on the tablets. Please tell the person who looks after the computer to free some space.',
    full: 'What the children do waits on the tablets. Please tell the person who looks after the computer to free some space.',
    unwritable: 'What the children do waits on the tablets. Please tell the person who looks after the computer.',
  },
  clock: {
    'before-build': 'The clock of the computer with Lumbung is wrong.',
    'before-records': 'The clock of the computer with Lumbung seems to be slow.',
    jumped: 'The clock of the computer with Lumbung was changed by hours.',
    'long-gap': 'The computer with Lumbung was off for a long time, or its clock is wrong.',
    devices: 'The clock of the computer with Lumbung and the clocks of the tablets do not agree.',
  },
  clockHelp: (now) =>
    `Lumbung works with ${now} for now. Please check the date, time and time zone of that computer. Nothing is lost: times are corrected later, and nothing is deleted meanwhile.`,
}

const indonesian: Words = {
  storage: {
    scarce: 'Ruang simpan komputer Lumbung mulai penuh.',
    low: 'Ruang simpan komputer Lumbung hampir habis.',
    full: 'Ruang simpan komputer Lumbung sudah habis.',
    unwritable: 'Komputer Lumbung sedang tidak bisa menyimpan apa pun.',
  },
  storageHelp: {
    scarce: 'Mohon beri tahu pengelola komputer itu agar ruangnya ditambah.',
    low: 'Anak-anak tetap bisa masuk dan membaca; jawaban mereka menunggu di tablet. Mohon beri tahu pengelola komputer agar ruangnya ditambah.',
    full: 'Hasil kerja anak-anak menunggu di tablet. Mohon beri tahu pengelola komputer agar ruangnya ditambah.',
    unwritable: 'Hasil kerja anak-anak menunggu di tablet. Mohon beri tahu pengelola komputer.',
  },
  clock: {
    'before-build': 'Jam komputer Lumbung salah.',
    'before-records': 'Jam komputer Lumbung tampaknya terlambat.',
    jumped: 'Jam komputer Lumbung berubah beberapa jam.',
    'long-gap': 'Komputer Lumbung lama tidak menyala, atau jamnya salah.',
    devices: 'Jam komputer Lumbung tidak sama dengan jam tablet.',
  },
  clockHelp: (now) =>
    `Untuk sementara Lumbung memakai ${now}. Mohon periksa tanggal, jam, dan zona waktu komputer itu. Tidak ada yang hilang: waktunya diperbaiki nanti, dan selama ini tidak ada yang dihapus.`,
}

/** What the dashboard says of the machine that the service runs on. */
export const serviceWords: Readonly<Record<Language, Words>> = { en: english, id: indonesian }
