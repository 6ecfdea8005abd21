import type { PackStore } from '../store/packStore.ts'
import type { LiveBooks } from './liveBooks.ts'
import type { PackBook } from './packBook.ts'

/** Which of the taken-in books somebody may read. */
export interface ReadableBooks {
  /**
   * The operator's, then the class books: for a learner those open to their class, for a teacher those of her classes and her own. In the order of the
   * shelf; withdrawn and closed ones are on none.
   */
  of(userId: string): Promise<readonly PackBook[]>
}

/** Asks who may read what. Where nothing was taken in, the database is not asked. */
export function readableBooks(
  live: Pick<LiveBooks, 'packs'>,
  packs: Pick<PackStore, 'openTo' | 'taughtBy'>,
): ReadableBooks {
  return {
    async of(userId) {
      const books = live.packs().filter(({ withdrawnAt, closedAt }) => withdrawnAt === null && closedAt === null)
      const forAll = books.filter(({ source }) => source === 'operator')
      const others = books.filter(({ source }) => source === 'class')
      if (others.length === 0) return forAll
      const [open, taught] = await Promise.all([packs.openTo(userId), packs.taughtBy(userId)])
      const own = others.filter(({ ownerId }) => ownerId === userId).map(({ key }) => key)
      const keys = new Set([...open, ...taught.map(({ key }) => key), ...own])
      return [...forAll, ...[...keys].flatMap((key) => others.find((book) => book.key === key) ?? [])]
    },
  }
}
