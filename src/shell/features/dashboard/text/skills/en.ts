/** The English texts. */
export const en = {
  asked: (skill: string, children: number, questions: number) =>
    `${skill}: ${children} asked, ${questions} ${questions === 1 ? 'time' : 'times'}`,
  of: (n: number) => `of ${n}`,
  notInBooks: 'not in the books',
  noCounted: 'no counted tries',
  chosenBy: (n: number) => `by ${n}`,
  names: (state: string, n: number) => `${state} (${n})`,
  inLanguage: { en: 'in English', id: 'in Indonesian' },
  ladderHead: { first: 'first try', known: 'known', asked: 'asked' },
  ladderItems: (about: string, n: number) => `${about}; ${n} items`,
  ladderAbout: {
    letters: 'first letter of a word',
    syllables: '',
    read: 'matching word and picture',
    build: 'building a word from letters',
    counting: 'matching amount and number',
    understanding: 'what it does, who does what',
  },
  ladderSteps: [
    ['Letters', 'asked in Book 1 and its activity'],
    [
      'Syllables (suku kata)',
      'no activity in the books asks for syllables, so there are no figures. Listen yourself: ku-cing.',
    ],
    ['Words', 'matched to a picture, or built from letters'],
    ['Counting', 'asked in Book 2 and its activities'],
    [
      'Understanding',
      'only “what it does” and “who does what”; ask the questions of “Talk about it”, and tick what you hear on the child’s page',
    ],
  ],
  ladderFoot:
    'First try and asked count items, each by its latest counted try. They are not added up or ranked, because the items differ.',
}
