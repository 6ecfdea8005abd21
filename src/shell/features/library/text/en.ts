/** The English texts. */
export const en = {
  title: 'Story Books',
  none: 'There are no books yet.',
  login: 'Login',
  /** On a book that is still locked. */
  finishFirst: 'Finish the book before this one first.',
  find: 'Find a book',
  language: 'Language of the books',
  languages: { all: 'All', id: 'Indonesian', en: 'English' },
  classBooks: 'My class’s books',
  noneFits: 'No book fits. Try another word.',
  showAll: 'Show all books',
  /** On a book that was withdrawn, and when it is pressed. */
  away: 'Put away',
  awayName: (title: string) => `${title}. Put away`,
  isAway: 'This book has been put away. Your stars stay yours.',
  level: (level: string) => `Level ${level}`,
  levels: 'Level',
  barn: 'My barn',
  barnEmpty: 'Finish a story: it hangs something here.',
  thing: (name: string, title: string) => `${name}. ${title}`,
  notOpened: 'The book could not be opened',
}
