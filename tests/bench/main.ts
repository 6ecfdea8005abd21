/** `npm run bench`: measures the built app and keeps the figures in docs/benchmarks.md. Words choose: `npm run bench -- frames`. */
import { measureFirstLoad } from './firstLoad.ts'
import { measureFrames } from './frames.ts'
import { openBrowser, startService } from './browser.ts'
import { report, type Row } from './report.ts'
import { measureTurns } from './turns.ts'

const BENCHES = { firstLoad: measureFirstLoad, frames: measureFrames, turns: measureTurns } as const

const words = process.argv.slice(2)
const service = await startService()
const browser = await openBrowser()
const rows: Row[] = []
try {
  for (const [name, measure] of Object.entries(BENCHES)) {
    if (words.length === 0 || words.includes(name)) rows.push(...(await measure(browser, service)))
  }
} finally {
  await browser.close()
  await service.stop()
}
report(rows, words.length === 0 ? 'docs/benchmarks.md' : '.cache/benchmarks.md')
