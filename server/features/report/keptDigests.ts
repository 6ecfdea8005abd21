import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Lessons } from '../../../src/content/lessons.ts'
import { REPORT_RULES } from '../../contract/reportHead.ts'
import { type Digest, digestOf } from './figures/digest.ts'
import { factsOf } from './figures/facts.ts'
import { recent } from './recent.ts'
import type { ArrivedRow, KeptDigest, MadeDigest, MemberRow, ReportStore } from './store.ts'

/** Raised when digests hold something else than before: those that are kept are then made anew. */
const DIGEST_FORMAT = 1

/** Digests that are saved in one go. */
const SAVED_TOGETHER = 25

/** Digests that are read in one go. */
const READ_TOGETHER = 25

/** Digests that are kept in memory, in letters of their JSON: some 1,200 learners. */
const MEMORY_MAX = 24_000_000

/** A digest with what arrived when: the latest of all, and the latest from each device. */
export interface Kept {
  readonly digest: Digest
  readonly upTo: string | null
  readonly devices: Readonly<Record<string, string>>
}

interface Needs {
  readonly store: ReportStore
  readonly lessons: Lessons
  readonly timeZone: string
  readonly dayOf: (at: string) => string
}

/** Digests of a whole class: what is in memory, then what the database keeps, then what must be made; a few at a time. */
export function digestKeeper({ store, lessons, timeZone, dayOf }: Needs) {
  const madeWith = fingerprint(lessons, timeZone)
  const read = recent<Kept>(MEMORY_MAX)

  /** The learner's digest as the database keeps it; one that had to be made is put into `made`. */
  async function kept({ id, version }: MemberRow, stored: KeptDigest | undefined, made: MadeDigest[]): Promise<Kept> {
    if (stored && stored.data !== null && stored.made_of === version && stored.made_with === madeWith) {
      // Written below, in this format.
      const known = JSON.parse(stored.data) as Kept
      read.put(id, String(version), known, stored.data.length)
      return known
    }
    const rows = await store.events(id)
    const all = keptOf(rows, digestOf(factsOf(rows, dayOf), lessons))
    if (rows.length > 0) {
      const data = JSON.stringify(all)
      made.push({ learner_id: id, version: version ?? 0, made_with: madeWith, data })
      if (version !== null) read.put(id, String(version), all, data.length)
    }
    // Each commit waits for the disk, so a few are saved together.
    if (made.length >= SAVED_TOGETHER) await store.saveDigests(made.splice(0))
    // A large class must not hold up everybody else.
    await breathe()
    return all
  }
  return async (rows: readonly MemberRow[]): Promise<ReadonlyMap<string, Kept>> => {
    const all = new Map<string, Kept>()
    const made: MadeDigest[] = []
    read.tidy()
    for (let start = 0; start < rows.length; start += READ_TOGETHER) {
      const some = rows.slice(start, start + READ_TOGETHER)
      const unread: MemberRow[] = []
      for (const row of some) {
        const known = read.get(row.id, String(row.version))
        if (known) all.set(row.id, known)
        else unread.push(row)
      }
      const stored = await store.digests(unread.map(({ id }) => id))
      for (const row of unread) {
        const own = stored.find(({ learner_id }) => learner_id === row.id)
        all.set(row.id, await kept(row, own, made))
      }
      // A large class must not hold up everybody else.
      if (unread.length > 0) await breathe()
    }
    await store.saveDigests(made)
    return all
  }
}

function keptOf(rows: readonly ArrivedRow[], digest: Digest): Kept {
  const devices: Record<string, string> = {}
  let upTo: string | null = null
  for (const { device_id, received_at } of rows) {
    if ((devices[device_id] ?? '') < received_at) devices[device_id] = received_at
    if ((upTo ?? '') < received_at) upTo = received_at
  }
  return { digest, upTo, devices }
}

function fingerprint(lessons: Lessons, timeZone: string): string {
  const parts = [DIGEST_FORMAT, timeZone, REPORT_RULES, lessons.books, [...lessons.items.values()]]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
