import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { openDatabase } from '../../../server/db/open.ts'
import { readConfig } from '../../../server/config.ts'
import { packWork, workPlaceOf } from '../../../server/packs/intake/work.ts'
import { sha256Of } from '../../../server/packs/store/hashes.ts'
import { openBrowser, openPage, type Service, signIn, startService } from '../browser.ts'
import type { Row } from '../report.ts'
import { packOf } from './book.ts'
import { shelfRows } from './rows.ts'

/** Visits of each shelf. */
const VISITS = 5
/** How much the page's main thread is slowed down: a cheap tablet. */
const SLOWER = 4
/** On the whole shelf, ours among them. */
const BOOKS = 40
const SMALL_BYTES = 200_000
/** So many covers are looked at first. */
const FIRST = 4

/** Measures the shelf of the built app with its own books, and with forty. */
export async function measureShelf(): Promise<Row[]> {
  const service = await startService()
  const browser = await openBrowser()
  try {
    const today = await visits(browser, service)
    await fill(service, BOOKS - today.books)
    const forty = await visits(browser, service)
    if (forty.books !== BOOKS) throw new Error(`The shelf has ${forty.books} books, not ${BOOKS}.`)
    return shelfRows(today.times, forty.times)
  } finally {
    await browser.close()
    await service.stop()
  }
}

/** Adds books for everybody beside the running service, as the command does. */
async function fill({ dataFolder }: Service, count: number): Promise<void> {
  const config = readConfig({ DATA_DIR: dataFolder })
  const db = openDatabase(config.database)
  try {
    const work = packWork(db, workPlaceOf(config))
    for (let n = 1; n <= count; n += 1) {
      const pack = await packOf({ key: `org.example.shelf-${n}`, bytes: SMALL_BYTES })
      const file = join(dataFolder, 'shelf.lumbung')
      writeFileSync(file, pack)
      const whose = { source: 'operator', ownerId: null, isCheck: false, isCopy: false } as const
      const { outcome } = await work.takeIn({ file, sha256: sha256Of(pack), ...whose, now: new Date().toISOString() })
      if (outcome !== 'added') throw new Error(`Book ${n} was not added: ${outcome}.`)
    }
  } finally {
    await db.destroy()
  }
}

/** How long it takes from the address of the shelf until its first covers are there, ms; each time as a new child with empty caches. */
async function visits(browser: Browser, service: Service): Promise<{ times: number[]; books: number }> {
  const times: number[] = []
  let books = 0
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { page, cdp } = await openPage(browser, service, 'block')
    await signIn(page)
    await page.goto('about:blank')
    await cdp.send('Network.clearBrowserCache')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const begun = performance.now()
    await page.goto('/books', { waitUntil: 'commit' })
    await page.waitForFunction(areCoversThere, FIRST, { polling: 'raf', timeout: 60_000 })
    times.push(performance.now() - begun)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.waitForLoadState('networkidle')
    books = await page.locator('button.book').count()
    await page.context().close()
  }
  return { times, books }
}

/** Runs in the page: whether the first covers can be seen. */
function areCoversThere(first: number): boolean {
  const covers = [...document.querySelectorAll<HTMLImageElement>('button.book img')].slice(0, first)
  return covers.length === first && covers.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
}
