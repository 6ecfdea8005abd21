/** The English texts. */
export const en = {
  stars: (filled: number, most: number) => `${filled} of ${most} stars`,
}
