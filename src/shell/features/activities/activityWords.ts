import type { Language } from '../../../game/language.ts'

const english = {
  title: 'Post Activities',
  loading: 'Loading activities...',
  none: 'No activities found for this book',
  noGame: 'No game available for this activity type',
  tryAgain: 'Try Again',
  shuffle: 'Shuffle',
  finished: 'You finished the book!',
  points: (points: number) => `${points} points`,
  noPoints: 'Your points could not be counted yet.',
}

const indonesian: typeof english = {
  title: 'Kegiatan Setelah Membaca',
  loading: 'Memuat kegiatan...',
  none: 'Tidak ada kegiatan untuk buku ini',
  noGame: 'Permainan untuk kegiatan ini belum ada',
  tryAgain: 'Coba Lagi',
  shuffle: 'Acak',
  finished: 'Kamu menyelesaikan bukunya!',
  points: (points) => `${points} poin`,
  noPoints: 'Poinmu belum bisa dihitung.',
}

/** Words of the activities after a book; English ones as the specification has them. */
export const activityWords: Readonly<Record<Language, typeof english>> = { en: english, id: indonesian }
