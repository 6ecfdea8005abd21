/** The English texts. */
export const en = {
  sheets: 'Sheets for the week',
  by: 'Sheets',
  perStep: 'one a step',
  perChild: 'one a child',
  learned: 'Language learned',
  week: (day: string) => `Week of ${day}`,
  title: (order: number, title: string) => `Step ${order}: ${title}`,
  sounds: 'Say the sounds',
  as: (word: string) => `as in ${word}`,
  syllables: 'Read the syllables',
  words: 'Join the parts, read the words',
  heart: 'Learn these words whole',
  text: 'Read',
  home: 'Five minutes at home',
  tips: [
    'Say sounds, not letter names: mmm, not “em”.',
    'Let the child point and read; help after a moment, kindly.',
    'Stop while it is still fun.',
  ],
  nobody:
    'No child of this class has begun the ladder in this language. Once they have played “Today”, their sheets are here.',
  failed: 'The ladder could not be loaded. Please reload the page.',
}
