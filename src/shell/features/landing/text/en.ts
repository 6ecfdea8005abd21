/** The English texts. */
export const en = {
  subtitle: 'Books from Rice Village',
  forGrownUps: 'For grown-ups',
  barn: 'A rice barn on stilts with books in its loft.',
  friends: 'Five friends wave.',
}
