/** The English texts. */
export const en = {
  about: 'About',
  /** After `about`. */
  aboutMore: ' this book: who made it, and its licence',
  book: 'Book',
  loading: 'Opening the book...',
  noBook: 'The book’s file is missing or broken. Unpack the whole folder and open index.html again.',
  readAgain: 'Read again',
  playAgain: 'Play again',
}
