import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { CHILDREN, type Lesson } from './lesson.ts'
import type { Figures, Measured } from './load.ts'

/** Figures of a call and of its bare route, measured alternately. */
export interface CallFigures {
  readonly name: string
  /** What the bare route does: nothing, or the call's database statements. */
  readonly bare: string
  /** How many times the CPU of its bare route the call may use; `undefined` if there is no limit. */
  readonly wanted: number | undefined
  readonly beside: Measured
  readonly called: Measured
}

/** Times of the class page in ms, and the requests of children meanwhile. */
export interface PageFigures {
  /** Until everything was calculated and the page was returned. */
  readonly first: number
  /** The slowest single response, including those that only report progress. */
  readonly longest: number
  readonly again: number
  readonly bystanders: Figures
}

/** Figures of one engine: a small and a ten times larger class, then a lesson in the large one. */
export interface EngineFigures {
  readonly engine: string
  readonly steps: readonly { readonly calls: readonly CallFigures[]; readonly page: PageFigures }[]
  readonly lesson: Lesson
}

interface Manner {
  readonly isFull: boolean
  readonly seconds: number
  readonly lesson: number
  readonly sizes: readonly [small: number, large: number]
  readonly parallel: number
  readonly eventsEach: number
  readonly begun: number
}

/** Wanted p99 of a child's request and of the class page, ms. */
const WANTED = { child: 500, classPage: 2000 }

/** The text of docs/benchmarks-service.md. */
export function document(measured: readonly EngineFigures[], manner: Manner): string {
  const { seconds, sizes, parallel, eventsEach, begun, isFull } = manner
  const [small, large] = sizes
  const minutes = Math.ceil((Date.now() - begun) / 60_000)
  const engines = measured.map(({ engine }) => engine).join(' and ')
  return [
    '# Benchmarks of the service',
    '',
    `Made by \`npm run bench -- server${isFull ? ' --full' : ''}\` in ${minutes} minutes on ${new Date().toISOString().slice(0, 10)}: ${engines}, Node ${process.versions.node}, ${cpus().length} cores that service, database and load share,`,
    `load average ${loadavg()[0]?.toFixed(1)} at the end${commit()}. On a machine that has other things to do, ratios say more than times: a bare Fastify route is measured in turns with each call, and what a process uses of a processor changes less with the load than its times do (PostgreSQL’s own part is not in it, nor that of the process that makes the reports).`,
    'The bare routes (`tests/bench/bare.ts`) have no checks, hooks, figures or log. “The same statements” are those of the service’s own stores, prepared once, on connections set alike: a save waits for the disk there too. The service writes its log as it does by default.',
    `Small: a class of ${small}, ${count(small * eventsEach)} events. Large: one of ${large} besides, ${count(large * eventsEach)} events more. Calls: ${parallel} at a time for ${seconds} s each.`,
    '',
    ...measured.flatMap((one) => section(one, manner)),
    ...(measured.length < 2
      ? ['PostgreSQL was not measured: `TEST_DATABASE_URL` named none, and Debian’s server is not installed.', '']
      : []),
  ].join('\n')
}

function section({ engine, steps, lesson }: EngineFigures, { sizes, lesson: seconds }: Manner): string[] {
  const [small, large] = steps
  if (!small || !large) throw new Error('Both sizes are needed.')
  const { children, classPage } = lesson
  return [
    `## ${engine}`,
    '',
    ...CALL_HEAD,
    ...small.calls.map((call, index) => callRow(call, large.calls[index] ?? call)),
    '',
    '| class page | first time (all is worked out) | longest answer meanwhile | children’s p99 meanwhile | again | wanted |',
    '| --- | --- | --- | --- | --- | --- |',
    ...[small, large].map(({ page }, index) => pageRow(page, sizes[index] ?? 0)),
    `| cost of 10× data | × ${ratio(large.page.first, small.page.first)} | | | × ${ratio(large.page.again, small.page.again)} | ≤ × 10 |`,
    '',
    `A lesson: ${CHILDREN} children of the large class read for ${seconds} s, a page and its events every 5 s; their teacher opens the class page every 10 s.`,
    '',
    '| | requests | p99 | errors | wanted |',
    '| --- | --- | --- | --- | --- |',
    lessonRow('children', children, WANTED.child),
    lessonRow('class page', classPage, WANTED.classPage),
    '',
  ]
}

/** The calls of one engine, as printed by `--calls`. */
export function callsOnly(engine: string, calls: readonly CallFigures[]): string {
  const rows = calls.map(
    (call) =>
      `| ${call.name} | ${call.bare} | ${shown(call)} | ${both(call)} | ${judged([call])} | ${errorsOf([call])} |`,
  )
  return [
    '',
    `## ${engine}`,
    '',
    '| call | bare route | requests/s, p99 | processor a call (bare), ratio | wanted | errors |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const CALL_HEAD = [
  '| call | bare route | small: requests/s, p99 | processor a call (bare), ratio | large: requests/s, p99 | processor a call (bare), ratio | wanted | cost of 10× data | errors |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
]

function callRow(small: CallFigures, large: CallFigures): string {
  const growth = work(large.called) / work(small.called)
  return `| ${small.name} | ${small.bare} | ${shown(small)} | ${both(small)} | ${shown(large)} | ${both(large)} | ${judged([small, large])} | × ${growth.toFixed(2)} | ${errorsOf([small, large])} |`
}

const work = ({ cpu, times }: Measured) => (cpu * 1000) / Math.max(1, times.length)
const times = ({ called, beside }: CallFigures) => work(called) / work(beside)
const shown = ({ called }: CallFigures) => `${called.perSecond.toFixed(0)}, ${ms(called.p99)}`
const both = (one: CallFigures) =>
  `${work(one.called).toFixed(2)} ms (${work(one.beside).toFixed(2)}), × ${times(one).toFixed(1)}`
const errorsOf = (all: readonly CallFigures[]) =>
  all.reduce((sum, { called, beside }) => sum + called.errors + beside.errors, 0)

/** Whether all of these stay within the wanted CPU ratio, as text. */
function judged(all: readonly CallFigures[]): string {
  const wanted = all[0]?.wanted
  if (wanted === undefined) return ''
  return `≤ × ${wanted}: ${all.every((one) => times(one) <= wanted) ? 'met' : 'not met'}`
}

function pageRow({ first, longest, again, bystanders }: PageFigures, learners: number): string {
  const met = again <= WANTED.classPage ? 'met' : 'not met'
  return `| ${learners} learners | ${ms(first)} | ${ms(longest)} | ${ms(bystanders.p99)} of ${bystanders.times.length} | ${ms(again)} | again ≤ ${ms(WANTED.classPage)}: ${met} |`
}

function lessonRow(who: string, { times, p99, errors }: Figures, wanted: number): string {
  const met = p99 <= wanted && errors === 0 ? 'met' : 'not met'
  return `| ${who} | ${times.length} | ${ms(p99)} | ${errors} | p99 ≤ ${ms(wanted)}, no errors: ${met} |`
}

const ms = (value: number) => `${value.toFixed(0)} ms`
const ratio = (one: number, other: number) => (one / Math.max(1, other)).toFixed(1)
const count = (value: number) => value.toLocaleString('en')

function commit(): string {
  try {
    return `, commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()}`
  } catch {
    return ''
  }
}
