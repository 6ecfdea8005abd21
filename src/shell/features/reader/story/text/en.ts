/** The English texts. */
export const en = {
  /** The button that a grown-up holds. */
  told: 'Told',
}
