import { expect, test } from '@playwright/test'
import { aChild, finishByCalls, signedIn } from './child.ts'
import { finger, scene } from './stage.ts'

test('the first prompt of tap-by-voice is spoken 3 s after the start; body part pages say what to find', async ({
  page,
}) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await finishByCalls(page, 1, 2, 3)
  await page.goto('/book/4/post-activities?activity=1')
  // Not `sceneReady`, because it speeds up the scene.
  await expect.poll(async () => (await scene(page))?.pageId, { timeout: 60_000 }).toBe('401')
  // Browsers play no sound before the first touch.
  await page.locator('h1, .screen-label').first().tap()
  const started = () =>
    page.evaluate(() =>
      window.__storybook?.events().find((event) => event.type === 'spoken' && event.state === 'started'),
    )
  await expect.poll(started, { timeout: 60_000 }).toMatchObject({ path: expect.stringContaining('/audio/') })
  expect((await started())?.at).toBeGreaterThanOrEqual(2500)

  // Neither the load nor `sceneReady` is waited for: what the page says at first goes again, sooner in a scene that is sped up.
  await page.goto('/book/3?page=6', { waitUntil: 'commit' })
  await expect(page.getByText(/^Find and tap all .* areas!$/).first()).toBeVisible({ timeout: 60_000 })
})
