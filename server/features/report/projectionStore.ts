import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Lessons } from '../../../src/content/lessons.ts'
import type { LiveBooks } from '../../packs/books/liveBooks.ts'
import { firstVersion } from '../../db/versions.ts'
import { REPORT_RULES, type ReportQuery } from '../../contract/reportHead.ts'
import { type Projection, projectionOf } from './figures/projection.ts'
import { factsOf } from './figures/facts.ts'
import { recent } from './recent.ts'
import type { Arrival, MadeProjection, ReportStore } from './store.ts'

/** Increase when the content of projections changes: stored ones are then rebuilt. */
const PROJECTION_FORMAT = 8

/** Projections per commit, since each commit waits for the disk. */
const MADE_TOGETHER = 10

/** Projections per read. */
const READ_TOGETHER = 50

/** Cache size in characters of JSON: some 1,200 learners, plus half as many for date filters. */
const MEMORY_MAX = 24_000_000

/** Estimated size of a date-filtered projection, which is never serialized. */
const USUAL_SIZE = 30_000

const DAY_MS = 86_400_000

/** A projection with arrival times: the latest overall and per device. */
export interface Entry {
  readonly projection: Projection
  readonly upTo: string | null
  readonly devices: Readonly<Record<string, string>>
  /** The taken-in books in it, as `1001@3`, with the revision that it was made with; 0 where the book was not known. */
  readonly packs: readonly string[]
}

/** A learner and the version of their events; `null` if they have none yet. */
export interface Versioned {
  readonly id: string
  readonly version: number | null
}

/** Called for each learner whose projection is ready. */
export type Progress = (made: number) => void

interface Needs {
  readonly store: ReportStore
  /** The bundled books, and all that are there now. */
  readonly lessons: Lessons
  readonly live: Pick<LiveBooks, 'lessons' | 'byNumber' | 'version' | 'look'>
  readonly timeZone: string
  readonly dayOf: (at: string) => string
}

/** What `projectionStore` gives. */
export type ProjectionStore = ReturnType<typeof projectionStore>

/** Projections of learners: from memory, then from the database, then calculated; a few at a time, so that other requests run in between. */
export function projectionStore({ store, lessons, live, timeZone, dayOf }: Needs) {
  const madeWith = fingerprint(lessons, timeZone)
  const whole = recent<Entry>(MEMORY_MAX)

  const revisionOf = (number: number) => `${number}@${live.byNumber(number)?.revision ?? 0}`
  /** Whether the books in it are still as they were: another revision may ask other things. */
  const isCurrent = ({ packs, projection }: Entry) =>
    projection.packs.every((number, index) => packs[index] === revisionOf(number))

  /** Calculates projections from events and stores them in memory and in the database. */
  async function make(learners: readonly Versioned[]): Promise<Map<string, Entry>> {
    const ids = learners.map(({ id }) => id)
    const [rows, arrivals] = await Promise.all([store.events(ids), store.arrivals(ids)])
    const [rowsOf, arrivalsOf] = [grouped(rows), grouped(arrivals)]
    const all = new Map<string, Entry>()
    const made: MadeProjection[] = []
    for (const { id, version } of learners) {
      const projection = projectionOf(factsOf(rowsOf.get(id) ?? [], dayOf), live.lessons())
      const entry = { ...storedOf(arrivalsOf.get(id) ?? [], projection), packs: projection.packs.map(revisionOf) }
      const data = JSON.stringify(entry)
      const of = version ?? firstVersion()
      made.push({ learner_id: id, version: of, made_with: madeWith, data })
      whole.put(id, String(of), entry, data.length)
      all.set(id, entry)
      await breathe()
    }
    await store.saveProjections(made)
    return all
  }

  async function stored(learners: readonly Versioned[]): Promise<Map<string, Entry>> {
    const all = new Map<string, Entry>()
    const rows = new Map((await store.digests(learners.map(({ id }) => id))).map((row) => [row.learner_id, row]))
    for (const { id, version } of learners) {
      const row = rows.get(id)
      if (!row || row.data === null || row.made_of !== version || row.made_with !== madeWith) continue
      // Written above, in this format.
      const entry = JSON.parse(row.data) as Entry
      if (!isCurrent(entry)) continue
      whole.put(id, String(version), entry, row.data.length)
      all.set(id, entry)
    }
    await breathe()
    return all
  }

  return {
    madeWith,

    make,

    /** The projections of these learners over all days. */
    async whole(learners: readonly Versioned[], emit: Progress): Promise<ReadonlyMap<string, Entry>> {
      whole.tidy()
      const all = new Map<string, Entry>()
      const take = (some: ReadonlyMap<string, Entry>) => {
        for (const [id, entry] of some) all.set(id, entry)
        emit(all.size)
      }
      const missing = () => learners.filter(({ id }) => !all.has(id))
      for (const { id, version } of learners) {
        const known = whole.get(id, String(version))
        if (known && isCurrent(known)) all.set(id, known)
      }
      for (const some of slices(missing(), READ_TOGETHER)) take(await stored(some))
      for (const some of slices(missing(), MADE_TOGETHER)) take(await make(some))
      return all
    },
  }
}

/** Projections for chosen days, cached in memory only. */
export function dayProjections({ store, live, dayOf }: Omit<Needs, 'lessons'>) {
  const memory = recent<Projection>(MEMORY_MAX / 2)
  // Other books may ask other things.
  const markOf = (version: number | null) => `${version} ${live.version()}`

  async function make(learners: readonly Versioned[], days: Days): Promise<Map<string, Projection>> {
    const ids = learners.map(({ id }) => id)
    const rowsOf = grouped(await store.events(ids, spanOf(days)))
    const all = new Map<string, Projection>()
    for (const { id, version } of learners) {
      const facts = factsOf(rowsOf.get(id) ?? [], dayOf).filter(({ day }) => isWithin(day, days))
      const projection = projectionOf(facts, live.lessons())
      if (version !== null) memory.put(keyOf(id, days), markOf(version), projection, USUAL_SIZE)
      all.set(id, projection)
      await breathe()
    }
    return all
  }

  return async (
    learners: readonly Versioned[],
    days: Days,
    emit: Progress,
  ): Promise<ReadonlyMap<string, Projection>> => {
    memory.tidy()
    const all = new Map<string, Projection>()
    for (const { id, version } of learners) {
      const known = memory.get(keyOf(id, days), markOf(version))
      if (known) all.set(id, known)
    }
    const missing = learners.filter(({ id }) => !all.has(id))
    for (const some of slices(missing, MADE_TOGETHER)) {
      for (const [id, projection] of await make(some, days)) all.set(id, projection)
      emit(all.size)
    }
    return all
  }
}

type Days = Pick<ReportQuery, 'from' | 'to'>

const keyOf = (id: string, { from, to }: Days) => `${id} ${from ?? ''} ${to ?? ''}`

/** Days begin at different times in other time zones, so one more day is read on either side. */
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

function storedOf(arrivals: readonly Arrival[], projection: Projection): Omit<Entry, 'packs'> {
  let upTo: string | null = null
  for (const { latest } of arrivals) if ((upTo ?? '') < latest) upTo = latest
  return { projection, upTo, devices: Object.fromEntries(arrivals.map(({ device_id, latest }) => [device_id, latest])) }
}

function fingerprint(lessons: Lessons, timeZone: string): string {
  const parts = [
    PROJECTION_FORMAT,
    timeZone,
    REPORT_RULES,
    lessons.books,
    [...lessons.items.values()],
    [...lessons.ladder.keys()],
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
