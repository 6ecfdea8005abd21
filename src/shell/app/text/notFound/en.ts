/** The English texts. */
export const en = {
  title: 'Page Not Found',
}
