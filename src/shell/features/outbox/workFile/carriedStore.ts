import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SealedPack, SealedSection } from '../../../../../server/contract/workFileFormat.ts'

const NAME = 'lumbung-carried'

/** A section of another tablet that this one carries, sealed as it came. */
export interface CarriedSection extends SealedSection {
  /** The section's id. */
  readonly id: string
  readonly classId: string
}

/** A book that this tablet carries to the service, sealed as it came. */
export interface CarriedBook extends SealedPack {
  /** The class, the book's key and its revision. */
  readonly id: string
  readonly classId: string
}

interface Schema extends DBSchema {
  sections: { key: string; value: CarriedSection }
  books: { key: string; value: CarriedBook }
}

const listeners = new Set<() => void>()
let opening: Promise<IDBPDatabase<Schema>> | undefined

/** What this tablet carries for other tablets, in IndexedDB. Every call rejects if the browser stores nothing. */
export const carriedStore = {
  /** All sections, of any class. */
  all: async (): Promise<CarriedSection[]> => (await open()).getAll('sections'),

  /** Stores the sections that are not here yet, all or none; returns how many those were. */
  async add(sections: readonly CarriedSection[]): Promise<number> {
    const tx = (await open()).transaction('sections', 'readwrite', { durability: 'strict' })
    const known = new Set(await tx.store.getAllKeys())
    const fresh = sections.filter(({ id }) => !known.has(id))
    await Promise.all([...fresh.map((section) => tx.store.put(section)), tx.done])
    for (const listener of listeners) listener()
    return fresh.length
  },

  /** Stores the books that are not here yet, all or none; returns how many those were. */
  async addBooks(books: readonly CarriedBook[]): Promise<number> {
    const tx = (await open()).transaction('books', 'readwrite', { durability: 'strict' })
    const known = new Set(await tx.store.getAllKeys())
    const fresh = books.filter(({ id }) => !known.has(id))
    await Promise.all([...fresh.map((one) => tx.store.put(one)), tx.done])
    for (const listener of listeners) listener()
    return fresh.length
  },

  /** All books, of any class. */
  books: async (): Promise<CarriedBook[]> => (await open()).getAll('books'),

  /** Removes sections and books. */
  async remove(ids: readonly string[]): Promise<void> {
    const tx = (await open()).transaction(['sections', 'books'], 'readwrite')
    const gone = ids.flatMap((id) => [tx.objectStore('sections').delete(id), tx.objectStore('books').delete(id)])
    await Promise.all([...gone, tx.done])
    for (const listener of listeners) listener()
  },

  /** Calls `listener` after each change made in this tab; returns a function that ends this. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function open(): Promise<IDBPDatabase<Schema>> {
  const lost = () => {
    opening = undefined
  }
  opening ??= openDB<Schema>(NAME, 2, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('sections', { keyPath: 'id' })
      db.createObjectStore('books', { keyPath: 'id' })
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      lost()
    },
    terminated: lost,
  }).catch((error: unknown) => {
    lost()
    throw error
  })
  return opening
}
