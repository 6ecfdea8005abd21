import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { CHILDREN, type Lesson } from './lesson.ts'
import type { Figures, Measured } from './load.ts'

/** One call, and the bare route in turns with it. */
export interface CallFigures {
  readonly name: string
  readonly beside: Measured
  readonly called: Measured
}

/** The class page in ms, and those who asked for their books while it was worked out. */
export interface PageFigures {
  /** Until all was worked out, and the page was there. */
  readonly first: number
  /** What the page waited for one answer, be it only how far the work is. */
  readonly longest: number
  readonly again: number
  readonly bystanders: Figures
}

/** One engine: the same over a school and over one ten times as large, then a lesson in the large one. */
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

/** What a child waits for, and what a teacher does, should come within this, ms. */
const WANTED = { child: 500, classPage: 2000 }

/** The page docs/benchmarks-service.md. */
export function document(measured: readonly EngineFigures[], manner: Manner): string {
  const { seconds, sizes, parallel, eventsEach, begun, isFull } = manner
  const [small, large] = sizes
  const minutes = Math.ceil((Date.now() - begun) / 60_000)
  const engines = measured.map(({ engine }) => engine).join(' and ')
  return [
    '# Benchmarks of the service',
    '',
    `Made by \`npm run bench -- server${isFull ? ' --full' : ''}\` in ${minutes} minutes on ${new Date().toISOString().slice(0, 10)}: ${engines}, Node ${process.versions.node}, ${cpus().length} cores that service, database and load share,`,
    `load average ${loadavg()[0]?.toFixed(1)} at the end${commit()}. On a machine that has other things to do, ratios say more than times: the bare Fastify route is measured in turns with each call, and what the service uses of a processor does not change with the load (PostgreSQL’s own part is not in it, nor that of the process that makes the reports).`,
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
    '| call | small: requests/s, p99 | bare ÷ call | processor a call (bare) | large: requests/s, p99 | bare ÷ call | processor a call (bare) | cost of 10× data | errors |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
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

function callRow(small: CallFigures, large: CallFigures): string {
  const shown = ({ called }: CallFigures) => `${called.perSecond.toFixed(0)}, ${ms(called.p99)}`
  const slower = ({ beside, called }: CallFigures) => beside.perSecond / Math.max(0.1, called.perSecond)
  const work = ({ cpu, times }: Measured) => (cpu * 1000) / Math.max(1, times.length)
  const both = (one: CallFigures) => `${work(one.called).toFixed(2)} ms (${work(one.beside).toFixed(2)})`
  const growth = work(large.called) / work(small.called)
  const errors = small.called.errors + large.called.errors
  return `| ${small.name} | ${shown(small)} | ${slower(small).toFixed(1)} | ${both(small)} | ${shown(large)} | ${slower(large).toFixed(1)} | ${both(large)} | × ${growth.toFixed(2)} | ${errors} |`
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
