/** The English texts. */
export const en = {
  title: 'For grown-ups',
  ask: 'Please press these numbers:',
  wrong: 'Not quite. New numbers:',
  back: 'Back',
  /** The numbers as words, from 1. */
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
}
