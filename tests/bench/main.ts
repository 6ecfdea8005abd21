/** `npm run bench`: measures the built app and keeps the figures in docs/benchmarks.md. Words choose: `npm run bench -- frames`; `-- server` measures the service, `-- lighthouse` asks Lighthouse. */
import { measureBytes } from './bytes.ts'
import { measureFirstLoad } from './firstLoad.ts'
import { measureFirstPage } from './firstPage.ts'
import { measureFirstVisit } from './firstVisit.ts'
import { measureFrames } from './frames.ts'
import { openBrowser, startService } from './browser.ts'
import { providePostgres } from './postgres.ts'
import { measureLighthouse } from './lighthouse.ts'
import { report, type Row } from './report.ts'
import { measureSmooth } from './smooth.ts'
import { measureTurns } from './turns.ts'

const BENCHES = {
  bytes: measureBytes,
  firstLoad: measureFirstLoad,
  firstPage: measureFirstPage,
  firstVisit: measureFirstVisit,
  frames: measureFrames,
  smooth: measureSmooth,
  turns: measureTurns,
} as const

const words = process.argv.slice(2)
if (words.includes('server')) {
  const stopPostgres = await providePostgres()
  try {
    await import('./server.ts')
  } finally {
    await stopPostgres()
  }
  process.exit()
}
const service = await startService()
const browser = await openBrowser()
const rows: Row[] = []
try {
  for (const [name, measure] of Object.entries(BENCHES)) {
    if (words.length === 0 || words.includes(name)) rows.push(...(await measure(browser, service)))
  }
  if (words.includes('lighthouse')) rows.push(...(await measureLighthouse(service)))
} finally {
  await browser.close()
  await service.stop()
}
report(rows, words.length === 0 ? 'docs/benchmarks.md' : '.cache/benchmarks.md')
