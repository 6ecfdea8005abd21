import type { Lessons } from '../../../src/content/lessons.ts'
import type { ReportHead, ReportQuery } from '../../contract/reportHead.ts'
import type { Clock } from '../../lib/clock.ts'
import { classDaysOf, type LearnerFigures, learnerFigures, type Member } from './figures/classFigures.ts'
import type { Projection } from './figures/projection.ts'
import { dayOfTime, mondayOf } from './figures/facts.ts'
import { compare } from './figures/questions.ts'
import { missingUpTo, type Span } from '../events/sequenceRanges.ts'
import { dayProjections, projectionStore, type Entry, type Progress } from './projectionStore.ts'
import { patience } from './patience.ts'
import { type Books, booksShown, reportBooks } from './reportBooks.ts'
import type { Catalog } from '../../contract/catalog.ts'
import type { LiveBooks } from '../../packs/books/liveBooks.ts'
import type { PackStore } from '../../packs/store/packStore.ts'
import type { DeviceRow, MemberRow, ReportStore } from './store.ts'

/** How long a class page may take before the request fails with 503 and a retry time, ms. */
const CLASS_WAITS_MS = 5000

/** The data all reports are made from. */
export interface Loaded {
  readonly head: ReportHead
  /** In the order of `head.learners`. */
  readonly learners: readonly LearnerFigures[]
  readonly books: Books
}

interface Needs {
  readonly store: ReportStore
  readonly clock: Clock
  /** The bundled books. */
  readonly lessons: Lessons
  readonly catalog: Catalog
  /** All books as they are now, and which of them a class has. */
  readonly live: LiveBooks
  readonly packs: Pick<PackStore, 'everReadIn'>
  readonly timeZone: string
}

/** What `reportLoader` gives. */
export type ReportLoader = ReturnType<typeof reportLoader>

/** Loads a class for the reports. Projections are cached until more events arrive. */
export function reportLoader({ store, clock, lessons, catalog, live, packs, timeZone }: Needs) {
  const dayOf = dayOfTime(timeZone)
  const wanted = { store, lessons, live, timeZone, dayOf }
  const projections = projectionStore(wanted)
  const ofDays = dayProjections(wanted)
  const patient = patience(CLASS_WAITS_MS)

  async function projectionsOf(rows: readonly MemberRow[], filter: ReportQuery, emit: Progress): Promise<ReadMember[]> {
    const all = await projections.whole(rows, emit)
    const hasFilter = filter.from !== undefined || filter.to !== undefined
    const chosen = hasFilter ? await ofDays(rows, filter, emit) : undefined
    return rows.flatMap((row) => {
      const entry = all.get(row.id)
      return entry ? [{ row, entry, projection: chosen?.get(row.id) ?? entry.projection }] : []
    })
  }

  const booksOf = reportBooks({ catalog, live, packs })

  const membersOf = async (classId: string) => (await store.members(classId)).toSorted(byName)

  return {
    dayOf,
    projections,

    /** Today in the school's time zone. */
    today: () => dayOf(clock().toISOString()),

    /** The books that the class's reports speak of. */
    booksOf,

    /** The class's learners sorted by name; the position is the number that replaces the name in exports. */
    membersOf,

    /**
     * The class's current figures, filtered. If calculating takes too long, it continues in the background and the request fails with a retry time.
     */
    async load(classId: string, filter: ReportQuery): Promise<Loaded> {
      const now = clock().toISOString()
      const [sorted, devices, books] = await Promise.all([membersOf(classId), store.devices(classId), booksOf(classId)])
      const members = await patient(
        `${classId} ${filter.from ?? ''} ${filter.to ?? ''}`,
        (emit) => projectionsOf(sorted, filter, emit),
        sorted.length,
      )
      const unsent = unsentOf(devices, members)
      const today = dayOf(now)
      const monday = mondayOf(today)
      const learners = learnerFigures(
        members.map((one) => memberOf(one, unsent, dayOf, books.lessons)),
        monday,
      )
      const times = { now, today, monday, time_zone: timeZone }
      return {
        head: { ...times, ...headOf(members, learners, books.lessons, filter), unsent, gaps: gapsOf(devices) },
        learners,
        books,
      }
    },
  }
}

interface ReadMember {
  readonly row: MemberRow
  readonly entry: Entry
  readonly projection: Projection
}

function memberOf(
  { row, projection }: ReadMember,
  unsent: ReportHead['unsent'],
  dayOf: (at: string) => string,
  lessons: Lessons,
): Member {
  const holding = unsent.filter(({ queued }) => queued.some(({ learner_id }) => learner_id === row.id))
  const days = holding.map(({ hello_at }) => dayOf(hello_at)).sort(compare)
  return {
    id: row.id,
    name: row.name,
    added: dayOf(row.joined_at),
    waiting: waitingOf(holding, row.id),
    heartbeatDay: days.at(-1) ?? null,
    projection: { ...projection, books: booksShown(projection, lessons) },
  }
}

function headOf(
  read: readonly ReadMember[],
  learners: readonly LearnerFigures[],
  lessons: Lessons,
  filter: ReportQuery,
) {
  const arrivals = read.flatMap(({ entry }) => entry.upTo ?? []).sort(compare)
  return {
    filter: { from: filter.from ?? null, to: filter.to ?? null },
    up_to: arrivals.at(-1) ?? null,
    class_days: classDaysOf(learners.map(({ projection }) => projection)),
    learners: learners.map(({ id, name, added, waiting }, index) => {
      const avatar = read[index]?.row.avatar ?? ''
      return { id, number: index + 1, name, avatar, added, waiting }
    }),
    books: lessons.books.map(({ id, title, pages, activities, talk }) => ({
      id,
      title: { ...title },
      pages: pages.length,
      activities: activities.length,
      talk: { en: [...talk.en], id: [...talk.id] },
    })),
  }
}

function unsentOf(devices: readonly DeviceRow[], read: readonly ReadMember[]): ReportHead['unsent'] {
  const learners = new Set(read.map(({ row }) => row.id))
  return devices.flatMap((device) => {
    const { id, name, hello_at } = device
    const mine = queuedOf(device).filter(({ learner_id, records }) => records > 0 && learners.has(learner_id))
    if (mine.length === 0) return []
    const sent = read
      .flatMap(({ entry }) => entry.devices[id] ?? [])
      .sort(compare)
      .at(-1)
    return [{ device_id: id, name, hello_at, sent_at: sent ?? null, queued: mine }]
  })
}

/** Validated by the event schema on arrival. */
const queuedOf = ({ queued }: DeviceRow) => JSON.parse(queued) as { learner_id: string; records: number }[]

function gapsOf(devices: readonly DeviceRow[]): ReportHead['gaps'] {
  return devices.flatMap((device) => {
    const { id, name, hello_at, last_seq, arrived } = device
    // Written by the events' store.
    const spans = arrived === null ? [] : (JSON.parse(arrived) as Span[])
    const waiting = queuedOf(device).reduce((sum, { records }) => sum + records, 0)
    const missing = missingUpTo(spans, last_seq) - waiting
    return missing > 0 ? [{ device_id: id, name, hello_at, missing }] : []
  })
}

function waitingOf(unsent: ReportHead['unsent'], learnerId: string): number {
  return unsent
    .flatMap(({ queued }) => queued)
    .filter(({ learner_id }) => learner_id === learnerId)
    .reduce((sum, { records }) => sum + records, 0)
}

const byName = (one: MemberRow, other: MemberRow) =>
  one.name.localeCompare(other.name, 'id') || compare(one.id, other.id)
