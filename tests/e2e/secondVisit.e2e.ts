import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { nextRightMove } from '../../src/game/targets.ts'
import { type Heard, listen } from '../bench/waits/ears.ts'
import { type Line, openLine, THIN } from '../bench/waits/line.ts'
import { aChild, type CatalogBook, type Child, openBook, signedIn } from './child.ts'
import { ownService } from './ownService.ts'
import { finger, scene, sceneReady, targets } from './stage.ts'

const PORT = Number(process.env['E2E_PORT'] ?? '4310') + 4
/** Most bytes, headers included, that a first visit may fetch while reading the book to its end. */
const MOST_BYTES = 3_000_000

test.describe.configure({ mode: 'serial' })

const service = ownService(PORT)
test.beforeAll(() => service.start())
test.afterAll(() => service.end())

/** A new browser context without caches that connects through the line. */
async function visitorAt(browser: Browser, line: Line, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
  const { viewport, hasTouch } = { viewport: { width: 1280, height: 800 }, hasTouch: true }
  const context = await browser.newContext({ baseURL: line.url, serviceWorkers, viewport, hasTouch })
  await context.addInitScript(listen)
  await context.addInitScript(noteLater)
  return context
}

async function bookOne(): Promise<CatalogBook> {
  const answer = await fetch(`${service.url}/content/catalog.json`)
  const { books } = (await answer.json()) as { books: readonly CatalogBook[] }
  const book = books.find(({ id }) => id === 1)
  if (!book) throw new Error('there is no book 1')
  return book
}

/** Notes the paths of files that the app fetches in the background, unless the reader has loaded them (`src/shell/lib/loading/line.ts`). */
function noteLater(): void {
  const later: string[] = []
  Reflect.set(window, 'fetchedForLater', later)
  const loaded = new Set<string>()
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) loaded.add(new URL(name).pathname)
  }).observe({ type: 'resource', buffered: true })
  const plain = window.fetch
  window.fetch = (input, options) => {
    const path = typeof input === 'string' ? (input.split('?', 1)[0] ?? '') : ''
    if (options?.cache === 'force-cache' && !loaded.has(path)) later.push(path)
    return plain(input, options)
  }
}

/** Bytes sent so far, except for what was fetched in the background: a slow machine lets the reader's line rest long enough for that. */
async function bytesToRead(page: Page, line: Line): Promise<number> {
  const later = new Set(await page.evaluate(() => Reflect.get(window, 'fetchedForLater') as string[]))
  return line
    .sent()
    .filter(({ path }) => !later.has(path.split('?', 1)[0] ?? ''))
    .reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Turns all pages by Next, and calls `look` on each. */
async function readOn({ page, use }: Child, book: CatalogBook, look: (id: string, stem: string) => Promise<void>) {
  for (const [index, { id }] of book.pages.entries()) {
    if (index > 0) await use('next')
    await expect(page).toHaveURL(new RegExp(`page=${index + 1}$`))
    await sceneReady(page, id)
    await look(id, index === 0 ? 'cover' : `page-${String(index).padStart(2, '0')}`)
  }
}

const heard = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'waitsHeard') as Heard[]).map(({ path }) => path).join(' '))

/** Paths of requested pictures, sounds and scripts, without query. */
const filesOf = (line: Line) =>
  line
    .sent()
    .map(({ path }) => path.split('?', 1)[0] ?? '')
    .filter((path) => /^\/(img|audio|assets)\//.test(path))

test('a book read to its end on a slow line is fetched once, and works without a network: pictures, play and voice', async ({
  browser,
}) => {
  test.setTimeout(400_000)
  const book = await bookOne()
  const line = await openLine(PORT, THIN)
  const context = await visitorAt(browser, line, 'allow')
  const child = await aChild(await context.newPage(), { hand: finger, language: 'en' })
  await signedIn(child)
  await openBook(child, book.title.en)
  await readOn(child, book, (_id, stem) =>
    expect.poll(() => heard(child.page), { timeout: 30_000 }).toContain(`/naration/en/${stem}.`),
  )
  // The activities are fetched a while later, so that they don't delay the pages.
  await line.rested(4000, 60_000)
  const bytes = await bytesToRead(child.page, line)
  expect(bytes).toBeGreaterThan(MOST_BYTES * 0.8)
  expect(bytes).toBeLessThan(MOST_BYTES)
  await child.use('library')
  await child.press('Yes, Leave')
  await expect(child.page.getByRole('button', { name: 'Downloaded: Where Is Kiko?' })).toBeVisible({
    timeout: 120_000,
  })
  const files = filesOf(line)
  expect(files.filter((path, place) => files.indexOf(path) !== place)).toEqual([])

  await child.page.close()
  await line.cut()
  await service.stop()
  const again = await aChild(await context.newPage(), { hand: finger, language: 'en' })
  const broken: string[] = []
  again.page.on('requestfailed', (request) => {
    // The browser aborts pending requests on navigation; these are not failures.
    const isCalledOff = request.failure()?.errorText === 'net::ERR_ABORTED'
    if (!isCalledOff && /\/(img|audio|assets)\//.test(request.url())) broken.push(request.url())
  })
  await again.page.goto('/home')
  await again.page.locator('main').tap({ position: { x: 2, y: 2 } })
  await openBook(again, book.title.en)
  await again.page.goto('/book/1?page=1')
  // Browsers play no sound before the first touch on a newly loaded page.
  await again.page.locator('#root .text-row').tap()
  await readOn(again, book, (id, stem) => pageIsWhole(again.page, id, stem))
  expect(broken).toEqual([])
  await service.start()
  await context.close()
})

/** Runs in the page: the file of a poster, the width that is drawn of it, px, and whether it has more than one colour. */
function shownPicture(poster: Element): [file: string | null, width: number, isPainted: boolean] {
  const drawn = poster instanceof HTMLImageElement ? poster : poster.querySelector('canvas')
  const copy = new OffscreenCanvas(16, 10).getContext('2d')
  if (!drawn || !copy) return [null, 0, false]
  copy.drawImage(drawn, 0, 0, 16, 10)
  const colours = new Set(new Uint32Array(copy.getImageData(0, 0, 16, 10).data.buffer))
  const [file, width] =
    drawn instanceof HTMLImageElement
      ? [drawn.currentSrc, drawn.naturalWidth]
      : [poster.getAttribute('data-poster'), drawn.width]
  return [file, width, colours.size > 1]
}

/** Expects the page to show its picture, play its narration and accept a move. */
async function pageIsWhole(page: Page, id: string, stem: string): Promise<void> {
  const picture = page.locator('#root figure.pic .art').last()
  await expect.poll(() => picture.evaluate(shownPicture)).toEqual([expect.stringContaining(`/${stem}.`), 1280, true])
  await expect.poll(() => heard(page), { timeout: 30_000 }).toContain(`/naration/en/${stem}.`)
  if ((await scene(page))?.progress.total === 0) return
  // A finger may miss a moving target, so try again.
  await expect(async () => {
    const all = await targets(page)
    const move = nextRightMove(all)
    const target = all.find((one) => one.id === move?.targetId)
    if (target) await finger(page, { target, to: all.find((one) => one.id === move?.to) })
    const done = async () => (await scene(page))?.progress.done
    await expect.poll(done, { message: `${id} is played`, timeout: 3000 }).toBeGreaterThan(0)
  }).toPass({ timeout: 30_000 })
}

test('a second visit requests no picture and no sound again, even without a worker', async ({ browser }) => {
  const line = await openLine(PORT, undefined)
  const context = await visitorAt(browser, line, 'block')
  const book = await bookOne()
  const pages = { ...book, pages: book.pages.slice(0, 4) }
  const visit = async (child: Child, open: () => Promise<unknown>) => {
    await open()
    await readOn(child, pages, (_id, stem) =>
      expect.poll(() => heard(child.page), { timeout: 30_000 }).toContain(`/naration/en/${stem}.`),
    )
    await line.rested(2000, 30_000)
  }
  const child = await aChild(await context.newPage(), { hand: finger, language: 'en' })
  await signedIn(child)
  await visit(child, () => openBook(child, book.title.en))
  const first = new Set(filesOf(line).filter((path) => !path.startsWith('/assets/')))
  expect([...first].filter((path) => path.startsWith('/audio/')).length).toBeGreaterThan(4)
  await child.page.close()
  line.clear()
  const again = await aChild(await context.newPage(), { hand: finger, language: 'en' })
  await visit(again, async () => {
    await again.page.goto('/books')
    await again.page.goto('/book/1?page=1')
    await again.page.locator('#root .text-row').tap()
  })
  // Files that the first visit didn't need may be requested now: a slower visit may show more of Kiko's bubble, for example.
  expect(filesOf(line).filter((path) => first.has(path))).toEqual([])
  await context.close()
  await line.cut()
})
