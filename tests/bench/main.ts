/**
 * `npm run bench`: measures the built app and writes docs/benchmarks.md. Arguments select a part: `npm run bench -- frames`; `-- waits` (for its
 * options see waits/main.ts); `-- packs` measures taking books in and a shelf of forty; `-- path` simulates children on today's path; `-- maker` counts the presses of a book; `-- server` measures the service, `-- speech` a save while texts are read aloud, `-- lighthouse` runs Lighthouse.
 */
import type { Browser } from 'playwright'
import { openBrowser, type Service, startService } from './browser.ts'
import { measureBytes } from './bytes.ts'
import { measureFirstLoad } from './firstLoad.ts'
import { measureFirstPage } from './firstPage.ts'
import { measureFirstVisit } from './firstVisit.ts'
import { measureFrames } from './frames.ts'
import { measureLighthouse } from './lighthouse.ts'
import { providePostgres } from './postgres.ts'
import { report, type Row, unmeasured } from './report.ts'
import { measureSmooth } from './smooth.ts'
import { EVERYTHING, measureWaits } from './waits/run.ts'
import { waitsTable } from './waits/table.ts'

type Measure = (browser: Browser, service: Service) => Row[] | Promise<Row[]>

const BENCHES: Readonly<Record<string, Measure>> = {
  bytes: measureBytes,
  firstLoad: measureFirstLoad,
  firstPage: measureFirstPage,
  firstVisit: measureFirstVisit,
  frames: measureFrames,
  smooth: measureSmooth,
}

const words = process.argv.slice(2)
if (words.includes('waits')) {
  await import('./waits/main.ts')
  process.exit()
}
if (words.includes('maker')) {
  await import('./maker/main.ts')
  process.exit()
}
if (words.includes('path')) {
  await import('./path/main.ts')
  process.exit()
}
if (words.includes('server') || words.includes('speech') || words.includes('packs')) {
  const stopPostgres = await providePostgres()
  try {
    if (words.includes('packs')) await import('./packs/main.ts')
    else await (words.includes('speech') ? import('./speech.ts') : import('./server.ts'))
  } finally {
    await stopPostgres()
  }
  process.exit()
}

const begun = performance.now()
const waits = words.length === 0 ? waitsTable(await measureWaits(EVERYTHING)) : undefined
const rows: Row[] = []
for (const [name, measure] of Object.entries({ ...BENCHES, lighthouse: lighthouse })) {
  const isAsked = words.length === 0 ? name !== 'lighthouse' : words.includes(name)
  if (isAsked) rows.push(...(await measured(name, measure)))
}
report(
  waits,
  rows,
  words.length === 0 ? 'docs/benchmarks.md' : '.cache/benchmarks.md',
  (performance.now() - begun) / 60_000,
)

/** Runs a benchmark with its own service and browser. If it fails, the others still run. */
async function measured(name: string, measure: Measure): Promise<Row[]> {
  const service = await startService()
  const browser = await openBrowser()
  try {
    return await measure(browser, service)
  } catch (error) {
    return [unmeasured(name, error)]
  } finally {
    await browser.close()
    await service.stop()
  }
}

function lighthouse(_browser: Browser, service: Service): Promise<Row[]> {
  return measureLighthouse(service)
}
