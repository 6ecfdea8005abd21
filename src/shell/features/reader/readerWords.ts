import type { Language } from '../../../game/language.ts'
import type { NarrationState, ReadingMode } from './narration.ts'

const english = {
  /** What screen readers say of the controls. */
  instruction: 'Instruction',
  prev: 'Previous page',
  next: (page: number) => `Next page, ${page}`,
  finish: 'Finish',
  read: 'Read to me',
  pause: 'Pause',
  goOn: 'Go on reading',
  page: (page: number) => `Page ${page}`,
  pageDone: (page: number) => `Page ${page}, done`,
  coverHelp: 'Press the arrow to open the book.',
  pictureHelp: 'Listen to the story, then turn the page.',
  again: 'Try again',
  reset: 'Reset',
  failed: 'The picture does not want to move. You can read on, or try again.',
  modes: { listen: 'Read to me', along: 'Read along', alone: 'Read alone' },
  mode: (now: string, next: string) => `Reading: ${now}. Change to: ${next}`,
  counts: (correct: number, wrong: number, attempts: number, percent: number) =>
    `Correct: ${correct}. Wrong: ${wrong}. Attempts: ${attempts}. ${percent}%`,
  areas: (done: number, total: number) => `${done}/${total} areas tapped`,
  done: (done: number, total: number) => `${done} of ${total}`,
  left: (count: number) => `${count} left`,
  music: 'Play music',
  musicOff: 'Stop music',
  musicAgain: 'Music from the beginning',
  turnPhone: 'Turn your phone.',
}

const indonesian: typeof english = {
  instruction: 'Petunjuk',
  prev: 'Halaman sebelumnya',
  next: (page) => `Halaman berikutnya, ${page}`,
  finish: 'Selesai',
  read: 'Bacakan',
  pause: 'Jeda',
  goOn: 'Teruskan membaca',
  page: (page) => `Halaman ${page}`,
  pageDone: (page) => `Halaman ${page}, selesai`,
  coverHelp: 'Tekan panah untuk membuka buku.',
  pictureHelp: 'Dengarkan ceritanya, lalu buka halaman berikutnya.',
  again: 'Coba lagi',
  reset: 'Ulangi',
  failed: 'Gambarnya belum mau bergerak. Kamu bisa membaca terus atau coba lagi.',
  modes: { listen: 'Bacakan untukku', along: 'Baca bersama', alone: 'Baca sendiri' },
  mode: (now, next) => `Cara membaca: ${now}. Ganti ke: ${next}`,
  counts: (correct, wrong, attempts, percent) =>
    `Benar: ${correct}. Salah: ${wrong}. Percobaan: ${attempts}. ${percent}%`,
  areas: (done, total) => `${done}/${total} area diketuk`,
  done: (done, total) => `${done} dari ${total}`,
  left: (count) => `Tinggal ${count}`,
  music: 'Putar musik',
  musicOff: 'Hentikan musik',
  musicAgain: 'Musik dari awal',
  turnPhone: 'Putar ponselmu.',
}

/** The reader's own words by language; the words under the balls stay English, as the specification has them. */
export const readerWords: Readonly<Record<Language, typeof english>> = { en: english, id: indonesian }

/** What the Listen button would do now. */
export function listenName(state: NarrationState, language: Language): string {
  const words = readerWords[language]
  if (state === 'paused') return words.goOn
  return state === 'silent' || state === 'blocked' ? words.read : words.pause
}

const ORDER: readonly ReadingMode[] = ['listen', 'along', 'alone']

/** The reading mode after this one. */
export function nextMode(mode: ReadingMode): ReadingMode {
  return ORDER[(ORDER.indexOf(mode) + 1) % ORDER.length] ?? 'listen'
}
