/** The English texts. */
export const en = {
  title: 'Games',
  failed: 'The games could not be loaded.',
  none: 'Read a book first. Its games will appear here.',
  kikoSleeps: 'Kiko the kitten sleeps.',
}
