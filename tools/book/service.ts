import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Config, readConfig } from '../../server/config.ts'
import type { Database } from '../../server/db/tables.ts'
import { titlesIn } from '../../server/packs/books/unreadable.ts'
import { isPlayable } from '../../server/packs/books/documents.ts'
import { packWork, workPlaceOf } from '../../server/packs/intake/work.ts'
import { packStore } from '../../server/packs/store/packStore.ts'
import type { PackFault } from '../../src/content/pack/index.ts'
import { CommandError } from '../cli/command.ts'
import { opened } from '../cli/opened.ts'

/** The service that the settings name. */
export interface OpenService {
  readonly db: Database
  readonly config: Config
}

/** A book of the service, as `list` tells it. */
export interface ListedBook {
  readonly key: string
  readonly revision: number
  readonly book_id: number
  readonly title: string
  readonly source: 'operator' | 'teacher'
  readonly bytes: number
  readonly withdrawn_at: string | null
  /** Whether this version can read it. */
  readonly is_readable: boolean
}

/** What came of it. `books`: of `list`. `sentence`: what to print. */
interface ServiceResult {
  readonly faults: readonly PackFault[]
  readonly warnings: readonly PackFault[]
  readonly sentence: string
  readonly books?: readonly ListedBook[]
}

/** Opens the service of `DATA_DIR` or `DATABASE_URL`; it may be running. The caller closes the database. */
export async function openService(): Promise<OpenService> {
  const config = readConfig(process.env)
  return { db: await opened(config.database), config }
}

/** Adds a pack for everybody. Throws `CommandError` where it is sound and still cannot be added. */
export async function addBook({ db, config }: OpenService, file: string): Promise<ServiceResult> {
  const intake = await packWork(db, workPlaceOf(config)).takeIn({
    file,
    sha256: await hashOf(file),
    source: 'operator',
    ownerId: null,
    isCheck: false,
    isCopy: false,
    now: new Date().toISOString(),
  })
  if (intake.outcome === 'faulty') return { faults: intake.faults, warnings: [], sentence: file }
  const { found, warnings } = intake
  const name = `${found.key}, revision ${found.revision}`
  if (intake.outcome === 'full') throw new CommandError(`There is no space left for books. ${name} was not added.`)
  if (intake.outcome === 'closed')
    throw new CommandError(`${name} was not added: a child who is in it was erased. Add a newer revision without her.`)
  if (intake.outcome === 'older') throw new CommandError(`${name} was not added: revision ${intake.revision} is there.`)
  if (intake.outcome === 'added') return { faults: [], warnings, sentence: `${name} is there as book ${intake.number}` }
  return { faults: [], warnings, sentence: `${name} was there already` }
}

/** All books that were taken in, withdrawn ones too. */
export async function listBooks({ db }: OpenService): Promise<ServiceResult> {
  const packs = packStore(db)
  const books: ListedBook[] = []
  for (const { key, revision, number, source, withdrawn_at } of await packs.everything()) {
    const stored = await packs.get(key)
    const title = titlesIn(stored?.content, key).id
    const bytes = stored?.bytes ?? 0
    const is_readable = await isPlayable(number, stored?.content)
    books.push({ key, revision, book_id: number, title, source, bytes, withdrawn_at, is_readable })
  }
  const lines = books.map(({ key, revision, book_id, title, source, bytes, withdrawn_at, is_readable }) => {
    const cannot = is_readable ? '' : ', can’t be read by this version'
    const end = withdrawn_at === null ? cannot : `, withdrawn ${withdrawn_at.slice(0, 10)}`
    return `${book_id}  ${key}  revision ${revision}  “${title}”  ${source}  ${Math.ceil(bytes / 1e6)} MB${end}`
  })
  return { faults: [], warnings: [], sentence: lines.join('\n') || 'No books were added yet', books }
}

/** Withdraws a book, whoever added it. Throws `CommandError` where there is none. */
export async function withdrawBook({ db }: OpenService, key: string): Promise<ServiceResult> {
  if (!(await packStore(db).withdraw(key, new Date().toISOString()))) {
    throw new CommandError(`There is no book ${key}, or it is withdrawn already.`)
  }
  return { faults: [], warnings: [], sentence: `${key} is withdrawn; what children did with it stays` }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  // What cannot be read is told by the check.
  await pipeline(createReadStream(file), hash).catch(() => undefined)
  return hash.digest('hex')
}
