/** The English texts. */
export const en = {
  title: 'Games',
  failed: 'The games could not come.',
  none: 'Read a book first. Then its games come here.',
  kikoSleeps: 'Kiko the kitten sleeps.',
}
