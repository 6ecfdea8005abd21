import { expect, type Page, type Route, test } from '@playwright/test'
import { aChild, signedIn } from './child.ts'
import { extendPatience } from './patience.ts'
import { finger, play, scene, sceneReady } from './stage.ts'

const SAVE = '**/api/progress/update-page'
const FIRST = 'Here come Ayu, Bima, Citra, Danu, and Eka.'
const SECOND = 'But where is Kiko the kitten?'

declare global {
  interface Window {
    /** States of the sheet, each with the page number in the URL at that moment. */
    sheetSeen?: string[]
  }
}

interface Way {
  readonly answer?: (route: Route) => unknown
  /** Extends the app's wait for a response, so that a slow machine still counts as in time. */
  readonly isInTime?: boolean
}

/** Opens page 2 of book 1 and waits until the next page is rendered under it, with its picture. */
async function openPage(page: Page, way: Way = {}): Promise<void> {
  const child = await aChild(page, { hand: finger, language: 'en' })
  if (way.isInTime === true) await extendPatience(page)
  await page.addInitScript(() => {
    const seen: string[] = (window.sheetSeen = [])
    const note = ({ target }: MutationRecord) => {
      const state = target instanceof HTMLElement ? (target.dataset['sheet'] ?? 'flat') : ''
      seen.push(`${state} on ${new URLSearchParams(location.search).get('page') ?? ''}`)
    }
    new MutationObserver((records) => records.forEach(note)).observe(document, {
      subtree: true,
      attributeFilter: ['data-sheet'],
    })
  })
  await signedIn(child)
  const { answer } = way
  if (answer) await page.route(SAVE, async (route) => void (await answer(route)))
  await page.goto('/book/1?page=3')
  await sceneReady(page, 'b1-p02')
  await expect(page.locator('.next-sheet .art > canvas')).toBeVisible()
}

const seen = (page: Page) => page.evaluate(() => window.sheetSeen ?? [])
const text = (page: Page) => page.locator('#root .story')
const next = (page: Page) => page.locator('.c-next')

test('the sheet turns before a response arrives; without one the page is queued and turned', async ({ page }) => {
  await openPage(page, { answer: () => undefined })
  await next(page).tap()
  await expect(page).toHaveURL('/book/1?page=4')
  await expect(text(page)).toContainText(SECOND)
  await sceneReady(page, 'b1-p03')
  // The URL still had the previous page while its sheet turned.
  const moves = await seen(page)
  // Where a tap is over within a frame, nothing was lifted.
  expect(moves.find((move) => move !== 'lifted on 3')).toBe('turned on 3')
  expect(moves.at(-1)).toBe('flat on 4')
})

test('a page that is refused falls back with a message, and can still be played, and turned later', async ({
  page,
}) => {
  let isRefused = true
  await openPage(page, {
    answer: (route) => (isRefused ? route.fulfill({ status: 422, json: {} }) : route.continue()),
    isInTime: true,
  })
  await next(page).tap()
  await expect(page.getByText('Failed to save progress')).toBeVisible()
  await expect(page).toHaveURL('/book/1?page=3')
  await expect(text(page)).toContainText(FIRST)
  const moves = await seen(page)
  expect(moves.find((move) => move !== 'lifted on 3')).toBe('turned on 3')
  expect(moves.at(-1)).toBe('flat on 3')
  await play(page, finger)
  expect(await scene(page)).toMatchObject({ pageId: 'b1-p02', status: 'completed' })
  // The next page was built on the stage while the save was refused; now it is built again, and what follows can be played.
  isRefused = false
  await next(page).tap()
  await expect(page).toHaveURL('/book/1?page=4')
  await sceneReady(page, 'b1-p03')
  await next(page).tap()
  await sceneReady(page, 'b1-p04')
  await play(page, finger)
  expect(await scene(page)).toMatchObject({ pageId: 'b1-p04', status: 'completed' })
})

test('a saved page turns by finger and by keyboard, forward and back', async ({ page }) => {
  await openPage(page)
  await next(page).tap()
  await expect(page).toHaveURL('/book/1?page=4')
  await sceneReady(page, 'b1-p03')
  // A poster that the stage covers is not drawn; the one below it is.
  await expect(page.locator('.sheet .art > canvas')).toBeHidden()
  await expect(page.locator('.next-sheet .art > canvas')).toBeVisible()
  await next(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/book/1?page=5')
  await expect(next(page)).toBeFocused()
  await sceneReady(page, 'b1-p04')
  await page.locator('.c-prev').tap()
  await expect(page).toHaveURL('/book/1?page=4')
  await sceneReady(page, 'b1-p03')
  // The page underneath is hidden from screen readers.
  await expect(page.locator('#root .next-sheet')).toHaveAttribute('aria-hidden', 'true')
})

test('turned pages are one step in the history; Forward and a reload return to the page that was left', async ({
  page,
}) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await page.goto('/books')
  await page.locator('button.book').first().tap()
  await sceneReady(page, 'cover')
  await next(page).tap()
  await sceneReady(page, 'b1-p01')
  await next(page).tap()
  await sceneReady(page, 'b1-p02')
  await expect(page).toHaveURL('/book/1?page=3')
  await page.goBack()
  await expect(page).toHaveURL('/books')
  await expect(page.locator('button.book').first()).toBeVisible()
  await page.goForward()
  await sceneReady(page, 'b1-p02')
  await expect(text(page)).toContainText(FIRST)
  await page.reload()
  await sceneReady(page, 'b1-p02')
  await expect(page).toHaveURL('/book/1?page=3')
})

test('a finger that slides off Next drops the sheet and saves nothing', async ({ page }) => {
  const saves: unknown[] = []
  await openPage(page, { answer: (route) => saves.push(route.request().postDataJSON()) })
  const box = await next(page).boundingBox()
  if (!box) throw new Error('Next is shown')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y, id: 1 }] })
  const sheet = page.locator('#root .slot')
  await touch('touchStart', at.x, at.y)
  await expect(sheet).toHaveAttribute('data-sheet', 'lifted')
  await touch('touchMove', at.x - 300, at.y - 200)
  await expect(sheet).not.toHaveAttribute('data-sheet')
  await touch('touchEnd')
  expect(await seen(page)).toEqual(['lifted on 3', 'flat on 3'])
  expect(saves).toEqual([])
})

test('without storage on the device the sheet stays lifted until the service responds with 200', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  await openPage(page, { answer: async (route) => route.continue() })
  await next(page).tap()
  await expect(page).toHaveURL('/book/1?page=4')
  expect(await seen(page)).toEqual(['lifted on 3', 'flat on 4'])
})
