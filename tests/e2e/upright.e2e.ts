import { expect, type Page, test } from '@playwright/test'
import { aChild, type CatalogBook, finishByCalls, openBook, signedIn } from './child.ts'
import { finger, play, scene, sceneReady } from './stage.ts'

const PHONE = { width: 390, height: 844 } as const
const TABLET = { width: 820, height: 1180 } as const

/** Expects the portrait layout: picture across the width, text below it, and these controls below the text, fully visible. */
async function expectLaidOut(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`${selector} is on the page`)
    return box
  }
  const picture = await boxOf('#root .pic')
  const text = await boxOf('#root .story')
  expect(picture.width).toBeGreaterThan(width * 0.94)
  expect(text.y).toBeGreaterThanOrEqual(picture.y + picture.height)
  for (const control of ['library', 'help', 'language', 'listen', 'prev', 'next']) {
    const box = await boxOf(`[data-control="${control}"]`)
    expect.soft(box.x, control).toBeGreaterThanOrEqual(0)
    expect.soft(box.x + box.width, control).toBeLessThanOrEqual(width)
    expect.soft(box.y, control).toBeGreaterThanOrEqual(text.y + text.height)
    expect.soft(box.y + box.height, control).toBeLessThanOrEqual(height)
  }
}

for (const { size, language } of [
  { size: PHONE, language: 'id' },
  { size: TABLET, language: 'en' },
] as const) {
  test(`a book can be read from the library to its activities at ${size.width} × ${size.height}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize(size)
    const { books }: { books: readonly CatalogBook[] } = await (await request.get('/content/catalog.json')).json()
    const [book] = books
    if (!book) throw new Error('the catalogue has books')
    const child = await aChild(page, { hand: finger, language })
    await signedIn(child)
    await openBook(child, book.title[language])
    const last = book.pages.length - 1
    // `flow.e2e.ts` reads all of its pages.
    const some = [...book.pages.entries()].filter(([index]) => index < 5 || index === last)
    for (const [index, { id }] of some) {
      if (index === last) await page.goto(`/book/${book.id}?page=${last + 1}`)
      await sceneReady(page, id)
      if (index === 1) await expectLaidOut(page)
      const { total } = (await scene(page))?.progress ?? { total: 0 }
      if (await page.locator('.turn').isVisible()) await child.use('continue')
      else if (total > 0) await play(page, finger)
      await child.use(index < last ? 'next' : 'finish')
      if (index < last) await expect(page).toHaveURL(new RegExp(`page=${index + 2}$`))
    }
    await expect(page).toHaveURL(/post-activities\?activity=1/)
    await sceneReady(page, String(book.postActivities[0]?.id))
    const slot = await page.locator('.act > .slot').boundingBox()
    expect(slot?.width).toBeCloseTo(size.width * (size === PHONE ? 1 : 0.8), 0)
    if (size === PHONE) expect(slot?.height).toBeCloseTo(size.height * 0.7, 0)
    await play(page, finger)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(child.faults.filter((fault) => !fault.includes('404'))).toEqual([])
  })
}

test('a game that is too small in portrait asks to turn the screen, until it is turned or the child continues', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await finishByCalls(page, 1)
  // The page with nine mangoes close together.
  await page.goto('/book/2?page=11')
  await sceneReady(page, 'b2-p10')
  const turn = page.locator('.turn')
  await expect(turn).toContainText('Turn the screen to play.')
  // Text and controls stay visible meanwhile.
  await expect(page.locator('#root .story')).toBeInViewport()
  await expect(page.locator('[data-control="library"]')).toBeInViewport()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(turn).toBeHidden()
  await page.setViewportSize(PHONE)
  await child.use('continue')
  await expect(turn).toBeHidden()
  await child.use('next')
  await expect(page).toHaveURL(/page=12$/)
})

test('turning the screen in the middle of a game keeps the progress', async ({ page }) => {
  await page.setViewportSize(TABLET)
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await page.goto('/book/1?page=2')
  await sceneReady(page, 'b1-p01')
  await page.evaluate(() => window.__storybook?.move('item:sun', 'zone:sun'))
  await expect.poll(async () => (await scene(page))?.progress.done).toBe(1)
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(page.locator('.reader > .left')).toBeInViewport()
  expect((await scene(page))?.progress).toEqual({ done: 1, total: 6 })
  await page.setViewportSize(TABLET)
  await play(page, finger)
  expect((await scene(page))?.status).toBe('completed')
})

test('a text longer than its panel scrolls with the voice', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 500 })
  await page.addInitScript(() => localStorage.setItem('readingMode', 'listen'))
  const child = await aChild(page, { hand: finger, language: 'id' })
  await signedIn(child)
  await page.goto('/book/1?page=3')
  await sceneReady(page, 'b1-p02')
  const panel = page.locator('#root .story')
  expect(await panel.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
  // Touching a word starts reading there. Not the last: it is said for a moment only.
  await panel.evaluate((box) => box.scrollTo(0, 0))
  const words = panel.locator('[data-word]')
  await words.nth((await words.count()) - 6).dispatchEvent('click')
  await expect(panel.locator('.said')).toBeInViewport()
  await expect.poll(() => panel.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
})

test('the shelf has four columns from 768 px on, and two below', async ({ page }) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  const columns = () =>
    page
      .locator('.book')
      .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size)
  for (const [width, wanted] of [
    [768, 4],
    [767, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto('/books')
    await expect.poll(columns).toBe(wanted)
  }
})
