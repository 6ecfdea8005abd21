import { setImmediate as breathe } from 'node:timers/promises'
import {
  type BookLessons,
  joinLessons,
  type Lessons,
  type ReadLessons,
  readLessons,
} from '../../../src/content/lessons.ts'
import { databaseFailure } from '../../db/failures.ts'
import type { PacksTable } from '../../db/packTables.ts'
import { type PackContent, parseContent } from '../content.ts'
import type { PackStore, StoredRevision } from '../store/packStore.ts'
import { assertPlayable } from './documents.ts'
import { factsOfRow, type PackBook, packBookOf, sourceOf } from './packBook.ts'
import { type UnreadableBook, unreadableBook } from './unreadable.ts'

/** What the books are read with. */
export interface LiveNeeds {
  readonly packs: Pick<PackStore, 'version' | 'everything' | 'revisions' | 'contentOf'>
  /** What the bundled books ask. */
  readonly lessons: Lessons
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
  /** What each book asks, by key. */
  readonly asked: ReadonlyMap<string, BookLessons>
  readonly lessons: Lessons
}

/** A revision that was read. */
interface ReadRevision {
  readonly lessons: ReadLessons
  readonly content: PackContent
}

/** Reads revisions, each of them once, and says once of each that it cannot be read. */
function revisionReader({ packs: store, onUnreadable }: LiveNeeds) {
  const parsed = new Map<string, ReadRevision>()
  const told = new Set<string>()

  /**
   * What a revision says, read once: revisions never change. Rejects where this version cannot read it; the present one must be playable, too. Between
   * its steps others have their turn: children save pages meanwhile.
   */
  async function revisionOf(number: number, { key, revision, token }: StoredRevision, isPresent: boolean) {
    const id = `${token} ${revision} ${isPresent}`
    const known = parsed.get(id)
    if (known) return known
    const text = await store.contentOf(key, revision)
    if (text === undefined) return undefined
    const content = parseContent(text)
    await breathe()
    if (isPresent) await assertPlayable(number, content, breathe)
    // One book that reports cannot read would take the reports of all others with it.
    const lessons = await readLessons(sourceOf(number, content))
    await breathe()
    const read = { lessons, content }
    parsed.set(id, read)
    return read
  }

  /** Says once that a revision cannot be read. */
  function tell({ key, revision, token }: StoredRevision, error: unknown): void {
    if (told.has(token)) return
    told.add(token)
    onUnreadable?.({ key, revision }, error)
  }

  /** What older revisions asked, newest first; one that cannot be read is left out, and what was played in it loses its names. */
  async function earlierOf(number: number, revisions: readonly StoredRevision[]): Promise<ReadLessons[]> {
    const read = await Promise.all(
      revisions.toReversed().map((revision) =>
        revisionOf(number, revision, false).catch((error: unknown) => {
          if (databaseFailure(error) !== undefined) throw error
          tell(revision, error)
          return undefined
        }),
      ),
    )
    return read.flatMap((one) => one?.lessons ?? [])
  }

  return { revisionOf, earlierOf, tell }
}

/** Reads what the store has now; what a revision says, and what our own books ask, is read once. */
export function stateReader(needs: LiveNeeds) {
  const { packs: store, lessons } = needs
  const { revisionOf, earlierOf, tell } = revisionReader(needs)
  let ours: Promise<BookLessons[]> | undefined

  /** A book with all its revisions; `undefined` where it has none. Rejects where this version cannot read the present one. */
  async function bookOf(row: PacksTable, own: readonly StoredRevision[], before: State) {
    const current = own.find(({ revision }) => revision === row.revision)
    const newest = current && (await revisionOf(row.number, current, true))
    if (!current || !newest) return undefined
    const known = before.packs.find(({ token }) => token === current.token)
    const book = known ? { ...known, ...factsOfRow(row, current) } : await packBookOf(row, current, newest.content)
    const earlier = await earlierOf(
      row.number,
      own.filter((one) => one !== current),
    )
    return { book, asked: { now: newest.lessons, earlier } }
  }

  async function unreadableOf(row: PacksTable, own: readonly StoredRevision[], error: unknown) {
    const current = own.find(({ revision }) => revision === row.revision)
    if (current) tell(current, error)
    return unreadableBook(row, await store.contentOf(row.key, row.revision), current?.bytes ?? 0)
  }

  /** The books at a version; `before`: as they were known until now. */
  async function read(version: string, before: State): Promise<State> {
    const [rows, revisions] = await Promise.all([store.everything(), store.revisions()])
    const packs: PackBook[] = []
    const unreadable: UnreadableBook[] = []
    const tokens = new Map<string, TokenOwner>()
    const asked = new Map<string, BookLessons>()
    for (const row of rows) {
      const own = revisions.filter(({ key }) => key === row.key)
      const isClosed = (revision: number) => revision <= (row.closed_revision ?? 0)
      try {
        const found = await bookOf(row, own, before)
        if (!found) continue
        const { book } = found
        packs.push(book)
        asked.set(row.key, found.asked)
        for (const { token, revision } of own) tokens.set(token, { book, revision, isClosed: isClosed(revision) })
      } catch (error) {
        // The database's own failures are not the book's.
        if (databaseFailure(error) !== undefined) throw error
        unreadable.push(await unreadableOf(row, own, error))
      }
    }
    const whole = packs.length === 0 ? lessons : await lessonsWith([...asked.values()])
    return { version, packs, unreadable, tokens, asked, lessons: whole }
  }

  async function lessonsWith(others: readonly BookLessons[]): Promise<Lessons> {
    ours ??= readOurs()
    return joinLessons([...(await ours), ...others])
  }

  return { read, lessonsWith }
}

/** What the bundled books ask. */
async function readOurs(): Promise<BookLessons[]> {
  const { loadSources } = await import('../../../src/content/books.ts')
  const read: BookLessons[] = []
  for (const source of await loadSources()) {
    read.push({ now: await readLessons(source), earlier: [] })
    await breathe()
  }
  return read
}
