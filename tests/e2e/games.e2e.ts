import { expect, test } from '@playwright/test'
import { aChild, finishByCalls, signedIn } from './child.ts'
import { finger, play, scene, sceneReady, targets } from './stage.ts'

test('games are unlocked by reading, shuffled in each round, and save nothing', async ({ page }) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await page.goto('/games')
  await expect(page.getByText('Read a book first.')).toBeVisible()

  await finishByCalls(page, 1)
  await page.reload()
  const { books } = await (await page.request.get('/content/catalog.json')).json()
  const games = page.locator('a.game')
  await expect(games).toHaveCount(books[0].postActivities.length)

  const saved: string[] = []
  page.on('request', (request) => {
    const isCall = request.url().includes('/api/progress/')
    if (isCall && request.method() !== 'GET') saved.push(request.url())
  })
  const orders = new Set<string>()
  // An order may repeat by chance, but four equal ones in a row mean that nothing is shuffled.
  for (let round = 0; round < 4 && orders.size < 2; round += 1) {
    await games.first().tap()
    await sceneReady(page, String(books[0].postActivities[0].id))
    orders.add(JSON.stringify((await targets(page)).map(({ id, x, y }) => [id, Math.round(x), Math.round(y)])))
    if (round === 0) {
      await play(page, finger)
      expect((await scene(page))?.status).toBe('completed')
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button').last().tap()
    }
    await page.goto('/games')
  }
  expect(orders.size).toBeGreaterThan(1)
  expect(saved).toEqual([])
})
