import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Lessons } from '../../../src/content/lessons.ts'
import { firstVersion } from '../../db/versions.ts'
import { REPORT_RULES, type ReportQuery } from '../../contract/reportHead.ts'
import { type Digest, digestOf } from './figures/digest.ts'
import { factsOf } from './figures/facts.ts'
import { recent } from './recent.ts'
import type { Arrival, MadeDigest, ReportStore } from './store.ts'

/** Raised when digests hold something else than before: those that are kept are then made anew. */
const DIGEST_FORMAT = 3

/** Digests that are made and saved in one go: each commit waits for the disk. */
const MADE_TOGETHER = 10

/** Digests that are read in one go. */
const READ_TOGETHER = 50

/** Digests that are kept in memory, in letters of their JSON: some 1,200 learners, and half as many again of chosen days. */
const MEMORY_MAX = 24_000_000

/** A digest of chosen days is not written down, so its size is not known; it is about this. */
const USUAL_SIZE = 20_000

const DAY_MS = 86_400_000

/** A digest with what arrived when: the latest of all, and the latest from each device. */
export interface Kept {
  readonly digest: Digest
  readonly upTo: string | null
  readonly devices: Readonly<Record<string, string>>
}

/** A learner and the state of their events; `null` where there is no digest of them yet. */
export interface Versioned {
  readonly id: string
  readonly version: number | null
}

/** Hears of each learner whose digest is there. */
export type Progress = (made: number) => void

interface Needs {
  readonly store: ReportStore
  readonly lessons: Lessons
  readonly timeZone: string
  readonly dayOf: (at: string) => string
}

/** What `digestKeeper` gives. */
export type DigestKeeper = ReturnType<typeof digestKeeper>

/** Digests of learners: what is in memory, then what the database keeps, then what must be made; a few at a time, and others get their turn between. */
export function digestKeeper({ store, lessons, timeZone, dayOf }: Needs) {
  const madeWith = fingerprint(lessons, timeZone)
  const whole = recent<Kept>(MEMORY_MAX)

  /** Makes digests out of events, and keeps them in memory and in the database. */
  async function make(learners: readonly Versioned[]): Promise<Map<string, Kept>> {
    const ids = learners.map(({ id }) => id)
    const [rows, arrivals] = await Promise.all([store.events(ids), store.arrivals(ids)])
    const [rowsOf, arrivalsOf] = [grouped(rows), grouped(arrivals)]
    const all = new Map<string, Kept>()
    const made: MadeDigest[] = []
    for (const { id, version } of learners) {
      const digest = digestOf(factsOf(rowsOf.get(id) ?? [], dayOf), lessons)
      const kept = keptOf(arrivalsOf.get(id) ?? [], digest)
      const data = JSON.stringify(kept)
      const of = version ?? firstVersion()
      made.push({ learner_id: id, version: of, made_with: madeWith, data })
      whole.put(id, String(of), kept, data.length)
      all.set(id, kept)
      await breathe()
    }
    await store.saveDigests(made)
    return all
  }

  async function stored(learners: readonly Versioned[]): Promise<Map<string, Kept>> {
    const all = new Map<string, Kept>()
    const rows = new Map((await store.digests(learners.map(({ id }) => id))).map((row) => [row.learner_id, row]))
    for (const { id, version } of learners) {
      const row = rows.get(id)
      if (!row || row.data === null || row.made_of !== version || row.made_with !== madeWith) continue
      // Written above, in this format.
      const kept = JSON.parse(row.data) as Kept
      whole.put(id, String(version), kept, row.data.length)
      all.set(id, kept)
    }
    await breathe()
    return all
  }

  return {
    madeWith,

    make,

    /** The digests of all that these learners did. */
    async whole(learners: readonly Versioned[], tell: Progress): Promise<ReadonlyMap<string, Kept>> {
      whole.tidy()
      const all = new Map<string, Kept>()
      const take = (some: ReadonlyMap<string, Kept>) => {
        for (const [id, kept] of some) all.set(id, kept)
        tell(all.size)
      }
      const missing = () => learners.filter(({ id }) => !all.has(id))
      for (const { id, version } of learners) {
        const known = whole.get(id, String(version))
        if (known) all.set(id, known)
      }
      for (const some of slices(missing(), READ_TOGETHER)) take(await stored(some))
      for (const some of slices(missing(), MADE_TOGETHER)) take(await make(some))
      return all
    },
  }
}

/** Digests of what learners did on chosen days; they are kept in memory only. */
export function dayDigests({ store, lessons, dayOf }: Needs) {
  const memory = recent<Digest>(MEMORY_MAX / 2)

  async function make(learners: readonly Versioned[], days: Days): Promise<Map<string, Digest>> {
    const ids = learners.map(({ id }) => id)
    const rowsOf = grouped(await store.events(ids, spanOf(days)))
    const all = new Map<string, Digest>()
    for (const { id, version } of learners) {
      const facts = factsOf(rowsOf.get(id) ?? [], dayOf).filter(({ day }) => isWithin(day, days))
      const digest = digestOf(facts, lessons)
      if (version !== null) memory.put(keyOf(id, days), String(version), digest, USUAL_SIZE)
      all.set(id, digest)
      await breathe()
    }
    return all
  }

  return async (learners: readonly Versioned[], days: Days, tell: Progress): Promise<ReadonlyMap<string, Digest>> => {
    memory.tidy()
    const all = new Map<string, Digest>()
    for (const { id, version } of learners) {
      const known = memory.get(keyOf(id, days), String(version))
      if (known) all.set(id, known)
    }
    const missing = learners.filter(({ id }) => !all.has(id))
    for (const some of slices(missing, MADE_TOGETHER)) {
      for (const [id, digest] of await make(some, days)) all.set(id, digest)
      tell(all.size)
    }
    return all
  }
}

type Days = Pick<ReportQuery, 'from' | 'to'>

const keyOf = (id: string, { from, to }: Days) => `${id} ${from ?? ''} ${to ?? ''}`

/** A day begins elsewhere at another moment, so a day more is read on either side. */
export const spanOf = ({ from, to }: Days) => ({
  from: from === undefined ? '' : isoAround(from, -DAY_MS),
  to: to === undefined ? '9999' : isoAround(to, 2 * DAY_MS),
})

const isoAround = (day: string, ms: number) => new Date(Date.parse(`${day}T00:00:00Z`) + ms).toISOString()

/** Whether a day is one of these. */
export const isWithin = (day: string, { from, to }: Days): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to)

function* slices<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

function grouped<Row extends { learner_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.learner_id)
    if (group) group.push(row)
    else groups.set(row.learner_id, [row])
  }
  return groups
}

function keptOf(arrivals: readonly Arrival[], digest: Digest): Kept {
  let upTo: string | null = null
  for (const { latest } of arrivals) if ((upTo ?? '') < latest) upTo = latest
  return { digest, upTo, devices: Object.fromEntries(arrivals.map(({ device_id, latest }) => [device_id, latest])) }
}

function fingerprint(lessons: Lessons, timeZone: string): string {
  const parts = [DIGEST_FORMAT, timeZone, REPORT_RULES, lessons.books, [...lessons.items.values()]]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
