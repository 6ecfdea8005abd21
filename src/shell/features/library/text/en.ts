/** The English texts. */
export const en = {
  title: 'Story Books',
  none: 'There are no books yet.',
  login: 'Login',
  /** On a book that is still locked. */
  finishFirst: 'Finish the book before this one first.',
}
