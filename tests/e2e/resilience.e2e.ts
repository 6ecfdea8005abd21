import { expect, type Page, test } from '@playwright/test'
import { BOOK_IDS } from '../../src/content/library.ts'
import { aChild, type Child, openBook, signedIn } from './child.ts'
import { extendPatience } from './patience.ts'
import { finger, scene, sceneReady, targets } from './stage.ts'

/** Signs in a child and opens book 1 at its cover. */
async function reader(page: Page) {
  const child = await aChild(page, { hand: finger, language: 'en' })
  const email = await signedIn(child)
  await openBook(child, 'Where Is Kiko?')
  await sceneReady(page, 'cover')
  return { ...child, email }
}

test('an invalid page number opens the book at its cover', async ({ page }) => {
  await reader(page)
  for (const wrong of ['0', '16', '-1', 'abc', '1.5', '']) {
    await page.goto(`/book/1?page=${wrong}`)
    await sceneReady(page, 'cover')
  }
  await page.goto('/book/1?page=15')
  await sceneReady(page, 'b1-p14')
})

test('an unknown book shows a message with a way back', async ({ page }) => {
  const { press } = await reader(page)
  for (const id of ['99', 'x', '0']) {
    await page.goto(`/book/${id}`)
    await expect(page.getByText('Book Not Found')).toBeVisible()
  }
  await page.goto('/book/99/post-activities')
  await expect(page.getByText('No activities found for this book')).toBeVisible()
  await press('Back to Library')
  await expect(page).toHaveURL('/books')
  await page.goto('/no/such/screen')
  await expect(page.getByText('Page Not Found')).toBeVisible()
})

test('the URL of a locked book leads to the library with a toast', async ({ page }) => {
  await reader(page)
  await page.goto('/book/2')
  await expect(page).toHaveURL('/books')
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
})

test('a page that the service refuses is not turned, and can be saved later', async ({ page }) => {
  await extendPatience(page)
  const { press } = await reader(page)
  await page.route('**/api/progress/update-page', (route) =>
    route.fulfill({ status: 409, json: { message: 'The barn is shut.' } }),
  )
  await press('Next')
  await expect(page.getByText('The barn is shut.')).toBeVisible()
  await expect(page).toHaveURL(/page=1$/)
  await page.unroute('**/api/progress/update-page')
  await press('Next')
  await expect(page).toHaveURL(/page=2$/)
})

test('an expired session asks for sign-in and returns to the page', async ({ page }) => {
  const { press, email } = await reader(page)
  // In one step, because the next record sent would also detect the expired token and remove the button.
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'no-longer-good')
    document.querySelector<HTMLButtonElement>('.c-next')?.click()
  })
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('padi-kuning-7')
  await press('Login')
  // Returns to the page that was turned to; the queued progress is sent now.
  await expect(page).toHaveURL('/book/1?page=2')
  await sceneReady(page, 'b1-p01')
})

test('broken stored values break nothing', async ({ page }) => {
  const { press } = await reader(page)
  await page.evaluate(() => {
    for (const key of ['userInfo', 'booksData', 'language', 'debugHooks2', 'readingMode'])
      localStorage.setItem(key, '{"broken":')
  })
  await page.goto('/books')
  await expect(page.locator('button.book')).toHaveCount(BOOK_IDS.length)
  await page.goto('/book/1?page=2')
  await sceneReady(page, 'b1-p01')
  await press('Next')
  await expect(page).toHaveURL(/page=3$/)
})

test('missing pictures and sounds leave a page that can be read and played', async ({ page }) => {
  await page.route(/\/img\/books\//, (route) => route.abort())
  await page.route(/\/audio\//, (route) => route.abort())
  const { press } = await reader(page)
  await press('Next')
  await sceneReady(page, 'b1-p01')
  await expect(page.locator('.story')).toContainText('The sun shines')
  const targets = await page.evaluate(() => window.__storybook?.targets().length)
  expect(targets).toBe(12)
})

test('the sign-in shows an error without the service', async ({ page }) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await page.goto('/login')
  await page.route('**/sanctum/csrf-cookie', (route) => route.abort())
  await page.getByLabel('Email').fill('a@example.org')
  await page.getByLabel('Password', { exact: true }).fill('x')
  await child.press('Login')
  await expect(page.getByText('Network error. Please check your connection.')).toBeVisible()
})

test('Library asks, saves the page and leaves; Cancel stays', async ({ page }) => {
  const { press } = await reader(page)
  await press('Next')
  await sceneReady(page, 'b1-p01')
  await press('Library')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to leave this book and go back to all books?')
  await press('Cancel')
  await expect(dialog).toBeHidden()
  await press('Library')
  const saved = page.waitForRequest((request) => request.url().endsWith('/api/progress/update-page'))
  await press('Yes, Leave')
  expect((await saved).postDataJSON()).toMatchObject({ book_id: 1, page_number: 1 })
  await expect(page).toHaveURL('/books')
})

test('changing the language in the middle of a game keeps the progress', async ({ page }) => {
  const { press } = await reader(page)
  await press('Next')
  await sceneReady(page, 'b1-p01')
  await page.evaluate(() => window.__storybook?.move('item:sun', 'zone:sun'))
  await press('English')
  await expect
    .poll(() => page.evaluate(() => window.__storybook?.scene()))
    .toMatchObject({ language: 'id', progress: { done: 1, total: 6 }, pageId: 'b1-p01' })
  await expect(page.locator('.story')).toContainText('Matahari menyinari')
})

/** Touches with several fingers, by number. A finger stays down until it is lifted or taken away. */
async function fingers(page: Page) {
  const client = await page.context().newCDPSession(page)
  const down = new Map<number, { x: number; y: number }>()
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [...down].map(([id, at]) => ({ ...at, id })) })
  return {
    async touch(id: number, at: { x: number; y: number }) {
      const type = down.has(id) ? 'touchMove' : 'touchStart'
      down.set(id, at)
      await send(type)
    },
    async lift(id: number) {
      down.delete(id)
      await send('touchEnd')
    },
    /** The browser cancels all touches, as for a system gesture or a palm. */
    async takeAway() {
      down.clear()
      await send('touchCancel')
    },
  }
}

/** The current center of a target. */
async function middleOf(page: Page, id: string) {
  const target = (await targets(page)).find((each) => each.id === id)
  if (!target) throw new Error(`no ${id} on the page`)
  return { x: target.x + target.width / 2, y: target.y + target.height / 2 }
}

const done = async (page: Page) => (await scene(page))?.progress.done

/** Hides the tab or shows it again. */
function hide(page: Page, isHidden: boolean) {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

/** Checks interrupted drags on the newly opened first page of book 1. */
async function dragsEndGently(page: Page) {
  const { touch, lift, takeAway } = await fingers(page)
  const home = await middleOf(page, 'item:sun')
  const place = await middleOf(page, 'zone:sun')
  const isFrom = (at: { x: number; y: number }) =>
    expect
      .poll(async () => {
        const { x, y } = await middleOf(page, 'item:sun')
        return Math.hypot(x - at.x, y - at.y)
      })
      .toBeLessThan(4)

  await touch(1, home)
  await touch(1, place)
  await isFrom(place)
  await hide(page, true)
  await lift(1)
  await hide(page, false)
  await isFrom(home)
  expect(await done(page)).toBe(0)

  await touch(1, home)
  await touch(1, place)
  await isFrom(place)
  await takeAway()
  await isFrom(home)
  expect(await done(page)).toBe(0)

  // A second finger neither takes over the item nor drops it; the first one completes the drag.
  await touch(1, home)
  await touch(2, await middleOf(page, 'item:duck'))
  await touch(2, place)
  await lift(2)
  await touch(1, place)
  await lift(1)
  await expect.poll(() => done(page)).toBe(1)
}

/** Checks lost WebGL contexts on the same page. */
async function graphicsComeBack(page: Page, press: Child['press']) {
  const renderer = () => page.evaluate(() => window.__storybook?.quality()?.renderer)
  expect(await renderer()).toBe('webgl')
  await page.evaluate(() => window.__storybook?.move('item:sun', 'zone:sun'))
  await expect.poll(() => done(page)).toBe(1)
  const lose = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas')
      const extension = (canvas?.getContext('webgl') ?? canvas?.getContext('webgl2'))?.getExtension(
        'WEBGL_lose_context',
      )
      Object.assign(window, { giveBack: () => extension?.restoreContext() })
      extension?.loseContext()
    })
  const stage = page.locator('.stage')
  await lose()
  // The poster shows through meanwhile.
  await expect(stage).toHaveCSS('opacity', '0')
  await page.evaluate('giveBack()')
  await expect(stage).toHaveCSS('opacity', '1')
  expect(await done(page)).toBe(1)
  await page.evaluate(() => window.__storybook?.move('item:duck', 'zone:duck'))
  await expect.poll(() => done(page)).toBe(2)

  await lose()
  await expect(page.getByText(/The picture does not want to move/)).toBeVisible()
  await press('Try again')
  await sceneReady(page, 'b1-p01')
  expect(await renderer()).toBe('canvas')
  await page.evaluate(() => window.__storybook?.move('item:sun', 'zone:sun'))
  await expect.poll(() => done(page)).toBe(1)
}

test('a drag returns its item when the tab is hidden or the touch is cancelled, and ignores a second finger; lost graphics are restored with the progress, or the page is drawn by Canvas', async ({
  page,
}) => {
  const { press } = await reader(page)
  await page.goto('/book/1?page=2')
  await sceneReady(page, 'b1-p01')
  await dragsEndGently(page)
  await page.goto('/book/1?page=2&renderer=webgl')
  await sceneReady(page, 'b1-p01')
  await graphicsComeBack(page, press)
})
