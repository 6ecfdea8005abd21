/** The English texts. */
export const en = {
  myClasses: 'My classes',
}
