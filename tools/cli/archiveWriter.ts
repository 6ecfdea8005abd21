import { type FileHandle, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { CARRIED, type CarriedRow, type Counts, type Place } from '../../server/db/copy.ts'
import { type ArchiveHead, headSchema } from './archive.ts'

const compress = promisify(gzip)

/** So much text is compressed at a time: what a backup of any size needs of memory, a few times over. */
const PART_LENGTH = 4_000_000

/** How far a backup has come: so many bytes of the file hold what stands before this row. */
const stateSchema = z.object({
  head: headSchema,
  offset: z.int().min(0),
  counts: z.record(z.string(), z.int()),
  after: z.object({ table: z.string(), key: z.array(z.unknown()) }).nullable(),
})
type State = z.infer<typeof stateSchema>

/** Where a backup is while it is made. Nothing in it looks like a whole one. */
interface Unfinished {
  readonly rows: string
  readonly state: string
}

const filesOf = (folder: string): Unfinished => ({ rows: join(folder, 'rows'), state: join(folder, 'state.json') })

/** How far the backup in this folder has come; `undefined` where nothing of it can be used. */
export async function progressIn(folder: string): Promise<State | undefined> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(filesOf(folder).state, 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Writes rows into the folder as gzipped lines of JSON, part by part, each on the disk before the next is begun, and goes on after `begun`; then puts
 * the file in its place, whole and readable by its owner alone. Answers the counts of all its rows, and its size.
 */
export async function writeArchive(
  { folder, file }: { readonly folder: string; readonly file: string },
  head: Omit<ArchiveHead, 'lumbung'>,
  read: (after: Place | undefined) => AsyncIterable<CarriedRow>,
  begun?: State,
): Promise<{ counts: Counts; bytes: number }> {
  const { rows, state } = filesOf(folder)
  const handle = await open(rows, begun ? 'r+' : 'w', 0o600)
  try {
    const part = partWriter(
      handle,
      state,
      begun ?? { head: { lumbung: 1, ...head }, offset: 0, counts: {}, after: null },
    )
    // What came after the last part that is known to be on the disk is written again.
    await handle.truncate(begun?.offset ?? 0)
    if (!begun) part.line({ lumbung: 1, ...head })
    for await (const carried of read(begun?.after ?? undefined)) await part.row(carried)
    const { counts } = part
    part.line({ counts })
    const bytes = await part.flush()
    await handle.close()
    await rename(rows, file)
    await rm(folder, { recursive: true, force: true })
    return { counts, bytes }
  } finally {
    await handle.close()
  }
}

/** Gathers lines, and writes them with how far they reach. */
function partWriter(handle: FileHandle, stateFile: string, { head, offset, counts, after }: State) {
  const all: Counts = { ...counts }
  let lines: string[] = []
  let length = 0
  let end = offset
  let last = after

  const line = (value: object): void => {
    const text = `${JSON.stringify(value)}\n`
    lines.push(text)
    length += text.length
  }

  const flush = async (): Promise<number> => {
    // Parts one behind the other are one gzip file.
    const packed = await compress(lines.join(''))
    await handle.write(packed, 0, packed.length, end)
    await handle.sync()
    end += packed.length
    lines = []
    length = 0
    const state: State = { head, offset: end, counts: all, after: last }
    await writeFile(`${stateFile}.new`, JSON.stringify(state), { mode: 0o600, flush: true })
    await rename(`${stateFile}.new`, stateFile)
    return end
  }

  return {
    counts: all,
    line,
    flush,
    async row({ table, row }: CarriedRow): Promise<void> {
      all[table] = (all[table] ?? 0) + 1
      line({ table, row })
      last = { table, key: KEYS.get(table)?.map((column) => row[column]) ?? [] }
      if (length >= PART_LENGTH) await flush()
    },
  }
}

const KEYS: ReadonlyMap<string, readonly string[]> = new Map(CARRIED.map(({ name, key }) => [name, key]))
