/** Where the documents of a book lie that a service has taken in: URL paths. */
export type DocumentUrls = Readonly<Record<'book' | 'activities' | 'art' | 'speech', string>>

/**
 * Finds a taken-in book by its number, `isNew`: by a list that is asked for now. `undefined` where nobody knows it. Rejects where that cannot be told,
 * and with a `DocumentError` where the book is gone.
 */
type FindTakenIn = (id: number, isNew: boolean) => Promise<DocumentUrls | undefined>

let find: FindTakenIn = async () => undefined

/** Tells the loader who knows the books that a service has taken in. */
export function setTakenIn(finder: FindTakenIn): void {
  find = finder
}

/** See `FindTakenIn`; nobody knows any until `setTakenIn` was called. */
export const findTakenIn: FindTakenIn = (id, isNew) => find(id, isNew)
