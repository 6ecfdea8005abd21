import type { Language } from '../../../game/language.ts'
import type { ReadingMode } from '../../lib/language/readingMode.ts'
import type { NarrationState } from './narration/narration.ts'

const english = {
  prev: 'Prev',
  next: 'Next',
  finish: 'Finish',
  listen: 'Listen',
  pause: 'Pause',
  page: (page: number) => `Page ${page}`,
  pageDone: (page: number) => `Page ${page}, done`,
  coverHelp: 'Press the arrow to open the book.',
  pictureHelp: 'Listen to the story, then turn the page.',
  reset: 'Reset',
  failed: 'The picture does not want to move. You can read on, or try again.',
  modes: { listen: 'Read to me', along: 'Read along', alone: 'Read alone' },
  mode: (now: string, next: string) => `${now}. Change to: ${next}`,
  counts: (correct: number, wrong: number, attempts: number, percent: number) =>
    `Correct: ${correct}. Wrong: ${wrong}. Attempts: ${attempts}. ${percent}%`,
  done: (done: number, total: number) => `${done} of ${total}`,
  music: 'Music',
  musicAgain: 'Again',
  /** After `musicAgain`. */
  fromTheBeginning: ': music from the beginning',
  turnPhone: 'Turn the screen to play.',
  readOn: 'Read on',
  skip: 'Skip this one',
}

const indonesian: typeof english = {
  prev: 'Sebelumnya',
  next: 'Berikutnya',
  finish: 'Selesai',
  listen: 'Bacakan',
  pause: 'Jeda',
  page: (page) => `Halaman ${page}`,
  pageDone: (page) => `Halaman ${page}, selesai`,
  coverHelp: 'Tekan panah untuk membuka buku.',
  pictureHelp: 'Dengarkan ceritanya, lalu buka halaman berikutnya.',
  reset: 'Ulangi',
  failed: 'Gambarnya belum mau bergerak. Kamu bisa membaca terus atau coba lagi.',
  modes: { listen: 'Bacakan untukku', along: 'Baca bersama', alone: 'Baca sendiri' },
  mode: (now, next) => `${now}. Ganti ke: ${next}`,
  counts: (correct, wrong, attempts, percent) =>
    `Benar: ${correct}. Salah: ${wrong}. Percobaan: ${attempts}. ${percent}%`,
  done: (done, total) => `${done} dari ${total}`,
  music: 'Musik',
  musicAgain: 'Lagi',
  fromTheBeginning: ': musik dari awal',
  turnPhone: 'Putar layarnya untuk bermain.',
  readOn: 'Baca terus',
  skip: 'Lewati',
}

/** The reader's own words by language; English ones under the balls as the specification has them. */
export const readerWords: Readonly<Record<Language, typeof english>> = { en: english, id: indonesian }

/** Is the page being read now? Then the Listen button is a Pause button. */
export function isReadingNow(state: NarrationState): boolean {
  return state === 'waiting' || state === 'speaking' || state === 'echo'
}

const ORDER: readonly ReadingMode[] = ['listen', 'along', 'alone']

/** The reading mode after this one. */
export function nextMode(mode: ReadingMode): ReadingMode {
  return ORDER[(ORDER.indexOf(mode) + 1) % ORDER.length] ?? 'listen'
}
