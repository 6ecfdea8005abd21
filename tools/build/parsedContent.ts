import { OUR_BOOKS } from '../../src/content/ours.ts'

/**
 * What the app loads of a book, each as one file: the book with what is said in it, its pictures' data (half of all, and the first page comes with its
 * own), and the activities, which come after the book.
 */
export interface OwnDocuments {
  readonly reading: { readonly book: unknown; readonly speech: unknown }
  readonly art: unknown
  readonly activities: unknown
}

/** Our own books as the app gets them, by number. Rejects if one is faulty. */
export async function ownDocuments(): Promise<ReadonlyMap<number, OwnDocuments>> {
  return new Map(
    await Promise.all(
      Object.entries(OUR_BOOKS).map(async ([id, files]): Promise<[number, OwnDocuments]> => {
        const [book, art, speech, activities] = await Promise.all([
          files.book(),
          files.art(),
          files.speech(),
          files.activities(),
        ])
        return [Number(id), { reading: { book, speech }, art, activities }]
      }),
    ),
  )
}

/** The same, when this module was loaded: what loads it for the build closes it before it could load the kinds. Importing it fails if a book is faulty. */
export const OWN_DOCUMENTS = await ownDocuments()
