import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Upper edges of the time buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The database is asked for no longer than this at an answer, ms. */
const PATIENCE_MS = 2000

/** Why an event was not taken: it makes no sense, it is another's, or it is more than its budget. */
export type RejectedFor = 'invalid' | 'foreign' | 'budget'

/** What is read at each question of Prometheus. What fails, or cannot be known, is left out of that answer. */
export interface MetricSources {
  /** How many learners' reports are behind their events, and for how many seconds the oldest has been. */
  reportsBehind(): Promise<{ readonly count: number; readonly seconds: number }>
  /** Whether the service distrusts its own clock. */
  isClockSuspect(): boolean
  /** Texts that wait to be spoken, and those that were since the process began, or that the voice failed at. */
  speech(): { readonly waiting: number; readonly spoken: number; readonly failed: number }
  /** Books that the running service has taken in; files that it added, refused, or failed at, since the process began. */
  packs(): { readonly books: number; readonly added: number; readonly refused: number; readonly failed: number }
  connections(): { readonly open: number; readonly waiting: number }
  /** Bytes that may still be written where the data is. */
  freeBytes(): Promise<number | undefined>
  lastBackup(): Promise<
    { readonly isWhole: boolean; readonly wholeAt: number | undefined; readonly bytes: number } | undefined
  >
}

/** Figures of this process and its database, in Prometheus' text form. Labels are patterns and words, never addresses or people. */
export function serviceMetrics(sources: MetricSources) {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const taken = new Counter({
    name: 'lumbung_events_taken_total',
    help: 'Events that were taken, copies included.',
    registers,
  })
  const refused = new Counter({
    name: 'lumbung_events_refused_total',
    help: 'Events that were not taken: invalid, foreign, or above a budget.',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of ['invalid', 'foreign', 'budget'] satisfies RejectedFor[]) refused.inc({ reason }, 0)
  const stop = addProcess(registry)
  const askSources = addSources(registry, sources)
  addSpeech(registry, sources)
  addPacks(registry, sources)

  return {
    countRequest: (method: string, route: string, status: number, seconds: number): void =>
      requests.observe({ method, route, status }, seconds),
    countTaken: (events: number): void => taken.inc(events),
    countRejected: (reason: RejectedFor, events: number): void => refused.inc({ reason }, events),
    contentType: registry.contentType,
    async text(): Promise<string> {
      await askSources()
      return registry.metrics()
    },
    stop,
  }
}

/** What `serviceMetrics` gives. */
export type ServiceMetrics = ReturnType<typeof serviceMetrics>

/** What the process says of itself; returns what ends it. */
function addProcess(registry: Registry): () => void {
  const lateness = monitorEventLoopDelay({ resolution: 20 })
  lateness.enable()
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  const seconds = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Seconds of a processor that were used.',
    registers: [],
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  registry.registerMetric(seconds)
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage().rss)
  gauge('nodejs_heap_used_bytes', 'JavaScript heap in use.', () => process.memoryUsage().heapUsed)
  gauge(
    'nodejs_eventloop_delay_p99_seconds',
    'How late the event loop is, 99th percentile.',
    () => (lateness.percentile(99) || 0) / 1e9,
  )
  gauge('process_uptime_seconds', 'Since the process began.', () => process.uptime())
  return () => lateness.disable()
}

/** What teachers have spoken. */
function addSpeech(registry: Registry, { speech }: MetricSources): void {
  const waiting = new Gauge({
    name: 'lumbung_speech_waiting',
    help: 'Texts that wait to be spoken.',
    registers: [],
    collect() {
      this.set(speech().waiting)
    },
  })
  const texts = new Counter({
    name: 'lumbung_speech_texts_total',
    help: 'Texts that were spoken, or that the voice failed at; those from the cache are not counted.',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      const { spoken, failed } = speech()
      this.reset()
      this.inc({ outcome: 'spoken' }, spoken)
      this.inc({ outcome: 'failed' }, failed)
    },
  })
  registry.registerMetric(waiting)
  registry.registerMetric(texts)
}

/** Books that teachers bring. */
function addPacks(registry: Registry, { packs }: MetricSources): void {
  const books = new Gauge({
    name: 'lumbung_packs',
    help: 'Books that were taken in and are not withdrawn.',
    registers: [],
    collect() {
      this.set(packs().books)
    },
  })
  const files = new Counter({
    name: 'lumbung_packs_files_total',
    help: 'Files of books that teachers sent: added, refused for a fault of theirs, or failed at.',
    labelNames: ['outcome'],
    registers: [],
    collect() {
      const { added, refused, failed } = packs()
      this.reset()
      this.inc({ outcome: 'added' }, added)
      this.inc({ outcome: 'refused' }, refused)
      this.inc({ outcome: 'failed' }, failed)
    },
  })
  registry.registerMetric(books)
  registry.registerMetric(files)
}

/** Whom it takes too long to know something leaves it out: figures are wanted most when the database does not answer. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const end = new AbortController()
  const late = delay(PATIENCE_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined)
  try {
    return await Promise.race([work.catch(() => undefined), late])
  } finally {
    end.abort()
  }
}

/** Gauges that are read in groups: one question for each group. */
function gaugeGroups(registry: Registry) {
  const readings: (() => Promise<void>)[] = []
  const group = <Name extends string>(
    helps: Readonly<Record<Name, string>>,
    read: () => Promise<Partial<Record<Name, number>> | undefined>,
  ) => {
    // Its own keys, which the types of a record do not tell.
    const gauges = (Object.keys(helps) as Name[]).map((name) => ({
      name,
      gauge: new Gauge({ name, help: helps[name], registers: [registry] }),
    }))
    readings.push(async () => {
      const values = await inTime(read())
      // A gauge that is never set would say 0 where nothing is known.
      for (const { name, gauge } of gauges) gauge.set(values?.[name] ?? Number.NaN)
    })
  }
  return { group, read: async (): Promise<void> => void (await Promise.all(readings.map((reading) => reading()))) }
}

/** What the process asks others for; returns what asks them. */
function addSources(registry: Registry, sources: MetricSources): () => Promise<void> {
  const { reportsBehind, isClockSuspect, connections, freeBytes, lastBackup } = sources
  const { group, read } = gaugeGroups(registry)
  group(
    {
      lumbung_reports_behind: 'Learners whose reports are behind their events.',
      lumbung_reports_behind_seconds: 'For how long the oldest of them has been behind.',
    },
    async () => {
      const { count, seconds } = await reportsBehind()
      return { lumbung_reports_behind: count, lumbung_reports_behind_seconds: seconds }
    },
  )
  group(
    {
      lumbung_database_connections: 'Open connections to the database.',
      lumbung_database_connections_waiting: 'Queries and transactions that wait for a connection.',
    },
    async () => {
      const { open, waiting } = connections()
      return { lumbung_database_connections: open, lumbung_database_connections_waiting: waiting }
    },
  )
  group({ lumbung_clock_in_doubt: 'Whether the service doubts its own clock (1).' }, async () => ({
    lumbung_clock_in_doubt: isClockSuspect() ? 1 : 0,
  }))
  group({ lumbung_free_bytes: 'Bytes that may still be written where the embedded database is.' }, async () => {
    const bytes = await freeBytes()
    return bytes === undefined ? {} : { lumbung_free_bytes: bytes }
  })
  group(
    {
      lumbung_backup_last_whole_timestamp_seconds: 'When the last whole backup was made.',
      lumbung_backup_last_run_whole: 'Whether the last backup came to its end (1) or not (0).',
      lumbung_backup_bytes: 'Size of the last whole backup.',
    },
    async () => {
      const last = await lastBackup()
      return (
        last && {
          lumbung_backup_last_run_whole: last.isWhole ? 1 : 0,
          lumbung_backup_bytes: last.bytes,
          ...(last.wholeAt !== undefined && { lumbung_backup_last_whole_timestamp_seconds: last.wholeAt }),
        }
      )
    },
  )
  return read
}
