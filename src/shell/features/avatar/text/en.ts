/** The English texts. */
export const en = {
  title: 'Which one are you?',
  done: 'Done',
  close: 'Close',
  /** After the word of the ball. */
  choose: ': choose how your child in the book looks',
  skin: { langsat: 'light skin', sawo: 'tan skin', matang: 'brown skin', coklat: 'dark brown skin' },
  hair: { bob: 'chin-length hair', short: 'short hair', curly: 'curly hair' },
  headwear: { caping: 'straw hat', hijab: 'hijab', none: '' },
}
