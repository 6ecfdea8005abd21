const times = (n: number) => (n === 1 ? '1 time' : `${n} times`)

/** The English texts. */
export const en = {
  title: (name: string) => `${name}’s reading`,
  sheets: 'Sheets for parents',
  language: 'Language of the sheet',
  back: 'Back',
  period: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  books: 'Books',
  heard: (n: number) => `heard to the end ${times(n)}`,
  alone: (n: number) => `read alone ${times(n)}`,
  inLanguages: (languages: string) => languages,
  noWholeBook: 'No whole book yet.',
  knows: 'Knows (right at once, on two days)',
  knowsNothing: 'Nothing yet. It must be right at once on two days; that takes some weeks.',
  once: 'Right at once, one time',
  practising: 'Is practising',
  letters: 'letters',
  numbers: 'numbers',
  words: 'words',
  home: 'At home, five minutes',
  ask: 'Ask, and let your child talk:',
  foot: 'This sheet is made from the child’s answers in the app. It is not a grade. The app does not record voices.',
  langName: { en: 'English', id: 'Indonesian' },
  notBegun: 'Has not had a turn yet.',
}
