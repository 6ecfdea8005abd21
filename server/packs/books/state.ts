import { buildLessons, type LessonSource, type Lessons } from '../../../src/content/lessons.ts'
import { databaseFailure } from '../../db/failures.ts'
import type { PacksTable } from '../../db/packTables.ts'
import { parseContent } from '../content.ts'
import type { PackStore, StoredRevision } from '../store/packStore.ts'
import { assertPlayable } from './documents.ts'
import { type InstalledSource, type PackBook, packBookOf, sourceOf } from './packBook.ts'
import { type UnreadableBook, unreadableBook } from './unreadable.ts'

/** What the books are read with. */
export interface LiveNeeds {
  readonly packs: Pick<PackStore, 'version' | 'everything' | 'revisions' | 'contentOf'>
  /** What the bundled books ask. */
  readonly lessons: Lessons
  /** The bundled books, to put others beside them; where it is left out they are loaded when they are wanted. */
  readonly sources?: readonly LessonSource[]
  /** Is told once of each book, or older revision of one, that cannot be read. */
  readonly onUnreadable?: (book: Pick<UnreadableBook, 'key' | 'revision'>, error: unknown) => void
}

/** A revision by the path of its files. */
export interface TokenOwner {
  readonly book: PackBook
  readonly revision: number
  /** Whether its files are closed: a child who is in it was erased. */
  readonly isClosed: boolean
}

/** Everything that is known of the books at one version. */
export interface State {
  readonly version: string
  readonly packs: readonly PackBook[]
  readonly unreadable: readonly UnreadableBook[]
  readonly tokens: ReadonlyMap<string, TokenOwner>
  readonly sources: ReadonlyMap<string, LessonSource>
  readonly lessons: Lessons
}

/** Reads revisions, each of them once, and says once of each that it cannot be read. */
function revisionReader({ packs: store, onUnreadable }: LiveNeeds) {
  const parsed = new Map<string, InstalledSource>()
  const told = new Set<string>()

  /** What a revision says, read once: revisions never change. Rejects where this version cannot read it; the present one must be playable, too. */
  async function sourceFor(number: number, { key, revision, token }: StoredRevision, isPresent: boolean) {
    const id = `${token} ${revision} ${isPresent}`
    const known = parsed.get(id)
    if (known) return known
    const content = await store.contentOf(key, revision)
    if (content === undefined) return undefined
    const found = parseContent(content)
    if (isPresent) assertPlayable(number, found)
    const source = sourceOf(number, found)
    // One book that reports cannot read would take the reports of all others with it.
    await buildLessons([source])
    parsed.set(id, source)
    return source
  }

  /** Says once that a revision cannot be read. */
  function tell({ key, revision, token }: StoredRevision, error: unknown): void {
    if (told.has(token)) return
    told.add(token)
    onUnreadable?.({ key, revision }, error)
  }

  /** Older revisions, newest first; one that cannot be read is left out, and what was played in it loses its names. */
  async function earlierOf(number: number, revisions: readonly StoredRevision[]): Promise<InstalledSource[]> {
    const sources = await Promise.all(
      revisions.toReversed().map((revision) =>
        sourceFor(number, revision, false).catch((error: unknown) => {
          if (databaseFailure(error) !== undefined) throw error
          tell(revision, error)
          return undefined
        }),
      ),
    )
    return sources.filter((source) => source !== undefined)
  }

  return { sourceFor, earlierOf, tell }
}

/** Reads what the store has now; what a revision says is read once. */
export function stateReader(needs: LiveNeeds) {
  const { packs: store, lessons, sources: bundled } = needs
  const { sourceFor, earlierOf, tell } = revisionReader(needs)

  /** A book with all its revisions; `undefined` where it has none. Rejects where this version cannot read the present one. */
  async function bookOf(row: PacksTable, own: readonly StoredRevision[]) {
    const current = own.find(({ revision }) => revision === row.revision)
    const content = current && (await store.contentOf(row.key, row.revision))
    const newest = current && (await sourceFor(row.number, current, true))
    if (!current || content === undefined || !newest) return undefined
    const book = await packBookOf(row, current, parseContent(content))
    const earlier = await earlierOf(
      row.number,
      own.filter((one) => one !== current),
    )
    return { book, source: { ...newest, earlier } }
  }

  async function unreadableOf(row: PacksTable, own: readonly StoredRevision[], error: unknown) {
    const current = own.find(({ revision }) => revision === row.revision)
    if (current) tell(current, error)
    return unreadableBook(row, await store.contentOf(row.key, row.revision), current?.bytes ?? 0)
  }

  async function read(version: string): Promise<State> {
    const [rows, revisions] = await Promise.all([store.everything(), store.revisions()])
    const packs: PackBook[] = []
    const unreadable: UnreadableBook[] = []
    const tokens = new Map<string, TokenOwner>()
    const sources = new Map<string, LessonSource>()
    for (const row of rows) {
      const own = revisions.filter(({ key }) => key === row.key)
      const isClosed = (revision: number) => revision <= (row.closed_revision ?? 0)
      try {
        const found = await bookOf(row, own)
        if (!found) continue
        const { book, source } = found
        packs.push(book)
        sources.set(row.key, source)
        for (const { token, revision } of own) tokens.set(token, { book, revision, isClosed: isClosed(revision) })
      } catch (error) {
        // The database's own failures are not the book's.
        if (databaseFailure(error) !== undefined) throw error
        unreadable.push(await unreadableOf(row, own, error))
      }
    }
    const whole = packs.length === 0 ? lessons : await lessonsWith([...sources.values()])
    return { version, packs, unreadable, tokens, sources, lessons: whole }
  }

  async function lessonsWith(others: readonly LessonSource[]): Promise<Lessons> {
    const { loadSources } = await import('../../../src/content/books.ts')
    return buildLessons([...(bundled ?? (await loadSources())), ...others])
  }

  return { read, lessonsWith }
}
