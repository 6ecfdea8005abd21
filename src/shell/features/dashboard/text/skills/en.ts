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
    letters: 'sound of a letter, first letter of a word',
    syllables: 'hearing, blending, counting them',
    read: 'matching words or sentences and pictures',
    build: 'building a word from letters',
    counting: 'matching amount and number',
    understanding: 'about the story; what it does, who does what',
  },
  ladderSteps: [
    ['Letters', 'their sounds on today’s path, first letters in Book 1 and its activity'],
    ['Syllables (suku kata)', 'heard, blended and counted on today’s path'],
    ['Words', 'matched to a picture, or built from letters, in the books and on the path'],
    ['Counting', 'asked in Book 2 and its activities'],
    [
      'Understanding',
      'the questions of each story, “what it does”, and “who does what”; ask those of “Talk about it” yourself, and tick what you hear on the child’s page',
    ],
  ],
  ladderFoot:
    'First try and asked count items, each by its latest counted try. They are not added up or ranked, because the items differ.',
}
