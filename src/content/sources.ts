/** The two files of a book as they lie in its folder, before anything is known of them. */
export interface BookSource {
  readonly book: unknown
  readonly activities: unknown
}

/** The four documents of a book, each loaded by itself. All but `source` are as the app plays them: checked, with every default filled in. */
export interface BookFiles {
  readonly book: () => Promise<unknown>
  readonly activities: () => Promise<unknown>
  readonly art: () => Promise<unknown>
  readonly speech: () => Promise<unknown>
  /** As they lie in the folder; absent in the app. */
  readonly source?: () => Promise<BookSource>
}

type Loaders = Readonly<Record<'book' | 'activities' | 'art' | 'speech', () => Promise<unknown>>>

/** The documents of a book whose files lie in its folder: they are checked each time they are loaded, and what is faulty rejects. */
export function fromSources({ book, activities, art, speech }: Loaders): BookFiles {
  // Loaded late: it imports all kinds, which whoever reads only sources does not need.
  const playable = () => import('./playable.ts')
  return {
    book: async () => (await playable()).playableBook(await book()),
    activities: async () => (await playable()).playableActivities(await activities()),
    art,
    speech,
    source: async () => ({ book: await book(), activities: await activities() }),
  }
}
