import { expect, type Page, test } from '@playwright/test'
import { LANGUAGES } from '../../src/game/language.ts'
import { aChild, type CatalogBook, openBook, signedIn } from './child.ts'
import { centreOf, finger, scene, sceneReady, targets } from './stage.ts'

/** A tablet's and a phone's, the one with least room for a text. */
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 844, height: 390 },
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a page shows its picture, number and text in the language of the cookie', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/book/1?page=3')
    await expect(page.getByText('Here come Ayu, Bima, Citra, Danu, and Eka.')).toBeVisible()
    const picture = page.locator('img.art')
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(1280)
    await expect(page.getByRole('img', { name: 'Page 2' })).toBeVisible()

    await context.addCookies([{ name: 'language', value: 'id', url: baseURL ?? '' }])
    await page.goto('/book/1')
    await expect(page.getByRole('heading', { name: 'Di Mana Kiko?' })).toBeVisible()
  })

  test("no page's text overflows its panel, on a tablet and on a phone", async ({ page, context, baseURL }) => {
    // Only texts matter here, so block pictures and scripts. Playwright's routing would disable the HTTP cache; blocking through CDP does not.
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.js'] })
    const { books }: { books: readonly CatalogBook[] } = await (await page.request.get('/content/catalog.json')).json()
    for (const language of LANGUAGES) {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
      for (const { id, pages } of books) {
        const documents = await Promise.all(pages.map((_, index) => documentAt(page, `/book/${id}?page=${index + 1}`)))
        // Covers have one head, with its styles and fonts, and pages another: the first with each is opened, and the others' bodies take its place one by
        // one. To open each takes ten times as long.
        for (const head of new Set(documents.map((one) => one.head))) {
          const alike = [...documents.entries()].filter(([, one]) => one.head === head)
          const bodies = alike.map(([, { body }]) => body)
          await page.goto(`/book/${id}?page=${(alike[0]?.[0] ?? 0) + 1}`, { waitUntil: 'domcontentloaded' })
          for (const viewport of SCREENS) {
            await page.setViewportSize(viewport)
            const rooms = await roomsBelowText(page, bodies)
            for (const [place, [index]] of alike.entries()) {
              const shown = `${pages[index]?.id} in ${language} at ${viewport.width} × ${viewport.height}`
              expect.soft(rooms[place], shown).toBeGreaterThan(0)
            }
          }
        }
      }
    }
  })
})

/** A document in its two halves. */
async function documentAt(page: Page, path: string): Promise<{ head: string; body: string }> {
  // Unpacked: the service would pack each of these for the first and last time.
  const answer = await page.request.get(path, { headers: { 'accept-encoding': 'identity' } })
  const [head = '', body = ''] = (await answer.text()).split('<body>')
  return { head, body }
}

/** Distances between the end of the text and the border of its panel, px, with each of these bodies in the open document. */
function roomsBelowText(page: Page, bodies: readonly string[]): Promise<number[]> {
  return page.evaluate(async (all) => {
    const rooms: number[] = []
    for (const body of all) {
      document.body.innerHTML = body
      const panel = document.querySelector('.story')
      if (!panel) throw new Error('no text')
      // Laying the text out asks for the fonts that it needs.
      panel.getBoundingClientRect()
      await document.fonts.ready
      const border = Number.parseFloat(getComputedStyle(panel).getPropertyValue('--border')) || 12
      const end = Math.max(...[...panel.querySelectorAll('p')].map((text) => text.getBoundingClientRect().bottom))
      rooms.push(panel.getBoundingClientRect().bottom - border - end)
    }
    return rooms
  }, bodies)
}

test('a page can be played before the app has loaded, and hydration keeps its progress without layout shift', async ({
  page,
}) => {
  const child = await aChild(page, { hand: finger, language: 'id' })
  await signedIn(child)
  await openBook(child, 'Di Mana Kiko?')
  await sceneReady(page, 'cover')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      // TypeScript's DOM types lack layout shifts.
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let letAppCome: () => void = () => undefined
  const mayCome = new Promise<void>((resolve) => {
    letAppCome = resolve
  })
  await page.route(/\/assets\/app-/, (route) => mayCome.then(() => route.continue()))
  const answer = await page.goto('/book/1?page=3')
  expect(await answer?.text()).toContain('aria-label="Halaman 2"')
  await sceneReady(page, 'b1-p02')
  await expect(page.locator('#root > *')).toHaveCount(0)
  for (const target of (await targets(page)).slice(0, 2)) {
    const { x, y } = centreOf(target)
    await page.touchscreen.tap(x, y)
  }
  await expect.poll(async () => (await scene(page))?.progress.done).toBe(2)
  letAppCome()
  await expect(page.locator('#first-page')).toHaveCount(0)
  await expect(page.locator('.story')).toHaveCount(1)
  await expect(page.locator('.score-strip')).toContainText('2/5')
  const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'))
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005)
})

test('the pictures of a page opened by its address are fetched before its sounds and the app', async ({ page }) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await page.goto('/book/1?page=3')
  await sceneReady(page, 'b1-p02')
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .sort((a, b) => a.startTime - b.startTime)
      .map(({ name }) => new URL(name).pathname),
  )
  const pictures = asked.flatMap((path, at) => (/\/page-02-(ground|sprites)/.test(path) ? [at] : []))
  const later = asked.findIndex((path) => path.startsWith('/audio/') || path.startsWith('/assets/app-'))
  expect(pictures).toHaveLength(2)
  expect(Math.max(...pictures)).toBeLessThan(later)
})

test('the next page’s pictures and what a turn is saved with are asked for when React has come, each once; what sprites show later, after them', async ({
  page,
}) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await page.goto('/book/1?page=3')
  await expect(page.locator('[data-control="next"]')).toBeEnabled()
  // The reader wants them, too, and finds them in the browser's cache.
  await expect.poll(() => timesOf(page, '/audio/effect/page-flip')).not.toHaveLength(0)
  const [react, picture, saving, flip] = await Promise.all(
    ['/assets/react-', '/books/book1/page-03.avif', '/assets/axiosClient-', '/audio/effect/page-flip'].map((path) =>
      timesOf(page, path),
    ),
  )
  expect(picture?.filter(({ isSent }) => isSent)).toHaveLength(1)
  await expect.poll(() => timesOf(page, '/books/book1/page-02-frames.avif')).toHaveLength(1)
  const [frames, sprites, ground] = await Promise.all(
    ['page-02-frames.avif', 'page-03-sprites.avif', 'page-03-ground.avif'].map((path) => timesOf(page, path)),
  )
  for (const one of [sprites, ground]) {
    expect(one?.filter(({ isSent }) => isSent)).toHaveLength(1)
    expect(frames?.[0]?.asked).toBeGreaterThan(one?.[0]?.come ?? Infinity)
  }
  for (const wanted of [picture, saving]) {
    expect(wanted?.[0]?.asked).toBeGreaterThan(react?.[0]?.come ?? Infinity)
    expect(wanted?.[0]?.asked).toBeLessThan(flip?.[0]?.asked ?? 0)
  }
})

/** When files whose path has that in it were asked for and had come, ms, in this order, and whether the network sent them. */
const timesOf = (page: Page, path: string) =>
  page.evaluate((wanted) => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return all
      .filter(({ name }) => name.includes(wanted))
      .map(({ startTime, responseEnd, transferSize }) => ({
        asked: startTime,
        come: responseEnd,
        isSent: transferSize > 0,
      }))
      .sort((a, b) => a.asked - b.asked)
  }, path)
