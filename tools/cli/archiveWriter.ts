import { type FileHandle, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import { CARRIED, type CarriedRow, type Counts, type Place } from '../../server/db/copy.ts'
import { CARRIED_BLOBS } from '../../server/packs/store/carryBlobs.ts'
import { type ArchiveHead, headSchema } from './archive.ts'

const compress = promisify(gzip)

/** Characters that are compressed at a time. A backup of any size needs a small multiple of this in memory. */
const PART_LENGTH = 4_000_000

/** Progress of a backup: the first `offset` bytes of the file hold all rows up to and including `after`. */
const stateSchema = z.object({
  head: headSchema,
  offset: z.int().min(0),
  counts: z.record(z.string(), z.int()),
  after: z.object({ table: z.string(), key: z.array(z.unknown()) }).nullable(),
})
type State = z.infer<typeof stateSchema>

/** Files of an unfinished backup. Neither can be mistaken for a finished one. */
interface Unfinished {
  readonly rows: string
  readonly state: string
}

const filesOf = (folder: string): Unfinished => ({ rows: join(folder, 'rows'), state: join(folder, 'state.json') })

/** Progress of the backup in this folder; `undefined` if none of it can be used. */
export async function progressIn(folder: string): Promise<State | undefined> {
  try {
    return stateSchema.parse(JSON.parse(await readFile(filesOf(folder).state, 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Writes rows into the folder as gzipped lines of JSON, in parts, each flushed to disk before the next one starts; resumes after `begun`. Then moves
 * the finished file into place, readable only by its owner. Returns the row counts per table and the size in bytes.
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
    // Anything after the last part known to be on disk is written again.
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

/** Collects lines and writes them in parts, with the progress after each part. */
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
    // Concatenated gzip parts are a valid gzip file.
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

const KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ...CARRIED.map(({ name, key }) => [name, key] as const),
  [CARRIED_BLOBS, ['sha256']],
])
