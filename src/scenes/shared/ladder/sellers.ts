/** Who stands behind the stall: files of the figure, and how tall it is above the counter. */
export interface Seller {
  readonly base: string
  readonly glad?: string
  /** Where it stands, stage units from the left. */
  readonly x: number
  /** Height of the whole figure, and how much of it the counter hides, stage units. */
  readonly height: number
  readonly hidden: number
}

/** People of the books behind the counter. */
export const SISTER: Seller = { base: '/img/books/book4/family/sister.webp', x: 150, height: 520, hidden: 190 }
/** See `SISTER`. */
export const MOTHER: Seller = { base: '/img/books/book4/family/mother.webp', x: 158, height: 560, hidden: 220 }
/** See `SISTER`. */
export const FATHER: Seller = { base: '/img/books/book4/family/father.webp', x: 158, height: 560, hidden: 220 }
/** See `SISTER`. */
export const BROTHER: Seller = { base: '/img/books/book4/family/brother.webp', x: 158, height: 520, hidden: 190 }

/** Files of all of them: no content names them, so whoever downloads the ladder's kinds needs this list. */
export const SELLER_FILES: readonly string[] = [SISTER, MOTHER, FATHER, BROTHER].map(({ base }) => base)
