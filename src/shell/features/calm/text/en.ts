/** The English texts. */
export const en = {
  calm: 'Calm',
  /** After the word: what the switch is for. */
  more: ': slower, and one thing at a time',
}
