import { expect, type Page, test } from '@playwright/test'
import { aChild, openBook, signedIn } from './child.ts'
import { finger, scene, sceneReady, slide, targets } from './stage.ts'

/** Signs in a child and opens book 1 at its cover. */
async function reader(page: Page) {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await openBook(child, 'Where Is Kiko?')
  await sceneReady(page, 'cover')
  return child
}

const nextButton = (page: Page) => page.getByRole('button', { name: /^Next \d/ })

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await nextButton(page).boundingBox()
  if (!box) throw new Error('Next stands on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a trembling finger on Next turns one page, and one that slides away turns none', async ({ page }) => {
  await reader(page)
  const from = await middleOf(page)
  await slide(page, from, { x: from.x - 300, y: from.y - 120 })
  await slide(page, from, { x: from.x + 18, y: from.y - 26 })
  await expect(page).toHaveURL(/page=2$/)
  await sceneReady(page, 'b1-p01')
  await expect(page).toHaveURL(/page=2$/)
})

test('a tap works right after a drag in the picture', async ({ page }) => {
  const { press } = await reader(page)
  await press('Next')
  await sceneReady(page, 'b1-p01')
  const word = (await targets(page)).find(({ kind }) => kind === 'drag')
  if (!word) throw new Error('page 1 has words to drag')
  const from = { x: word.x + word.width / 2, y: word.y + word.height / 2 }
  await slide(page, from, { x: from.x + 160, y: from.y - 240 })
  const next = await middleOf(page)
  await page.touchscreen.tap(next.x, next.y)
  await expect(page).toHaveURL(/page=3$/)
})

test('a long press on a control opens no browser menu', async ({ page }) => {
  await reader(page)
  await page.evaluate(() => {
    document.addEventListener('contextmenu', () => document.body.setAttribute('data-menu', ''))
  })
  const { x, y } = await middleOf(page)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 1 }] })
  await expect(nextButton(page)).toHaveAttribute('data-pressed')
  await tools.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  await expect(nextButton(page)).not.toHaveAttribute('data-pressed')
  await expect(page.locator('body')).not.toHaveAttribute('data-menu')
  expect((await scene(page))?.pageId).toBe('cover')
})

test('the menu opens on touch and stays open', async ({ page }) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await child.press('Menu')
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await menu.getByRole('menuitem', { name: 'Profile' }).tap()
  await expect(page).toHaveURL('/profile')
})
