import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import type { CarriedRow, Counts } from '../../server/db/copy.ts'
import { CommandError } from './command.ts'

/** The first line of a backup. */
export const headSchema = z.object({ lumbung: z.literal(1), made_at: z.string(), migrations: z.array(z.string()) })
const rowSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })
const endSchema = z.object({ counts: z.record(z.string(), z.int()) })

/** The parsed first line of a backup. */
export type ArchiveHead = z.infer<typeof headSchema>

/** A backup opened for reading. `rows` throws `CommandError` at its end if the file is damaged or cut off. */
export interface Archive {
  readonly head: ArchiveHead
  readonly rows: AsyncGenerator<CarriedRow>
}

/** Opens a backup. Throws `CommandError` if the file is not one. */
export async function readArchive(file: string): Promise<Archive> {
  const lines = linesOf(file)
  const first = await lines.next()
  const { data: head } = headSchema.safeParse(first.done ? undefined : parsed(first.value))
  if (!head) throw new CommandError(`${file} is no backup of Lumbung.`)
  return { head, rows: rowsOf(file, lines) }
}

async function* rowsOf(file: string, lines: AsyncGenerator<string>): AsyncGenerator<CarriedRow> {
  const counts: Counts = {}
  for await (const text of lines) {
    const value = parsed(text)
    const { data: row } = rowSchema.safeParse(value)
    if (row) {
      counts[row.table] = (counts[row.table] ?? 0) + 1
      yield row
      continue
    }
    const { data: end } = endSchema.safeParse(value)
    if (end && sameCounts(end.counts, counts)) return
    break
  }
  throw new CommandError(`${file} is damaged or cut off. Nothing has been changed.`)
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  source.pipe(unzipped)
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Infinity })
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new CommandError(isMissing ? `There is no file ${file}.` : `${file} is damaged, or no backup of Lumbung.`)
  } finally {
    source.destroy()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const sameCounts = (one: Counts, other: Counts): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((table) => (one[table] ?? 0) === (other[table] ?? 0))
