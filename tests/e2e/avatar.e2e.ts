import { expect, test } from '@playwright/test'
import { aChild, finishByCalls, openBook, signedIn } from './child.ts'
import { finger, sceneReady } from './stage.ts'

const VARIANT = 'coklat-curly-none'

test('the avatar variant chosen for book 3 is shown on its cover, pages and shelf, and after a reload', async ({
  page,
}) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await finishByCalls(page, 1, 2)
  await openBook(child, 'I Can Help!')
  await sceneReady(page, 'cover')
  expect(await page.locator('.patch').count(), 'the default child needs no patch').toBe(0)

  await page.getByRole('button', { name: 'Me: choose how your child in the book looks' }).tap()
  const chooser = page.getByRole('dialog', { name: 'Which one are you?' })
  await chooser.getByRole('radio', { name: 'curly hair, dark brown skin' }).check({ force: true })
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/profile/look') && answer.status() === 200)
  await chooser.getByRole('button', { name: 'Done' }).tap()
  await kept

  const atlas = page.waitForResponse((answer) => answer.url().includes(`-look-${VARIANT}`) && answer.ok())
  await child.press('Next')
  await atlas
  await sceneReady(page, 'b3-p01')
  await expect(page.locator(`.pic .patch[src*="still-${VARIANT}"]`)).toBeVisible()

  // Remove local copies, as on another device, which gets the choice from the service.
  await page.evaluate(() => localStorage.removeItem('childLook'))
  await page.context().clearCookies({ name: 'look' })
  await page.reload()
  // The page is playable before the app has loaded and asked the service, so wait for the patch first.
  await expect(page.locator(`#root .pic .patch[src*="still-${VARIANT}"]`)).toBeVisible()
  await sceneReady(page, 'b3-p01')

  await page.goto('/books')
  await expect(page.locator(`.cover .patch[src*="cover-still-${VARIANT}"]`)).toBeVisible()
  expect(child.faults).toEqual([])
})
