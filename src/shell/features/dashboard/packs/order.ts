import type { PackItem } from '../../../../../server/contract/packs.ts'

/** A book of a class, with the class's decision. */
export interface ClassPack {
  readonly pack: PackItem
  readonly access: 'open' | 'closed'
  readonly order: number
}

/** The books that a class has, in its order; withdrawn ones and drafts are nobody's. */
export function packsOfClass(packs: readonly PackItem[], classId: string): ClassPack[] {
  return packs
    .filter(isGiven)
    .flatMap((pack) => {
      const own = pack.classes.find(({ id }) => id === classId)
      return own ? [{ pack, access: own.access, order: own.order }] : []
    })
    .toSorted((a, b) => a.order - b.order || a.pack.key.localeCompare(b.pack.key))
}

/** All that are not in that class. */
export function otherPacks(packs: readonly PackItem[], classId: string): PackItem[] {
  return packs.filter((pack) => !isGiven(pack) || !pack.classes.some(({ id }) => id === classId))
}

/** Whether classes can have the book. */
export const isGiven = ({ withdrawn_at, state }: PackItem): boolean => withdrawn_at === null && state === 'ready'

/** The place after all books of a class. */
export function nextOrder(packs: readonly PackItem[], classId: string): number {
  return Math.max(-1, ...packsOfClass(packs, classId).map(({ order }) => order)) + 1
}

/** The decisions to save so that the book at `index` goes `by` places (−1 or 1); none at the end of the list. */
export function moved(books: readonly ClassPack[], index: number, by: -1 | 1): ClassPack[] {
  const [one, other] = [books[index], books[index + by]]
  if (!one || !other) return []
  const places = books.map((book) => (book === one ? other : book === other ? one : book))
  return places
    .map((book, order) => ({ ...book, order }))
    .filter(({ pack, order }) => {
      const before = books.find((book) => book.pack.key === pack.key)
      return before?.order !== order
    })
}
