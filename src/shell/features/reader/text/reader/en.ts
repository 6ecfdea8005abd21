/** The English texts. */
export const en = {
  prev: 'Prev',
  next: 'Next',
  finish: 'Finish',
  listen: 'Listen',
  pause: 'Pause',
  page: (page: number) => `Page ${page}`,
  pageDone: (page: number) => `Page ${page}, done`,
  coverHelp: 'Press the arrow to open the book.',
  reset: 'Reset',
  silent: 'No sound: the words are written here',
  words: 'Words of the page. Arrow keys choose a word, Enter says it.',
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
  locked: 'This book is still locked.',
  notFound: 'Book Not Found',
  putAway: 'This book has been put away',
  starsStay: 'Your stars stay yours.',
  bookFailed: 'The book could not be opened',
  /** In the author's line, if the reader's name is unknown. */
  you: 'you',
}
