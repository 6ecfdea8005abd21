/** The English texts. */
export const en = {
  loading: 'Loading...',
}
