import { expect, type Page, test } from '@playwright/test'
import { aChild, openBook, signedIn } from './child.ts'
import { nextVersion } from './nextVersion.ts'
import { ownService } from './ownService.ts'
import { finger, play, scene, sceneReady } from './stage.ts'

const PORT = Number(process.env['E2E_PORT'] ?? '4310') + 1

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://127.0.0.1:${PORT}`, serviceWorkers: 'allow' })

const service = ownService(PORT)
test.beforeAll(() => service.start())
test.afterAll(() => service.end())

/** A child who has opened book 1 at its cover. */
async function reader(page: Page) {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  await openBook(child, 'Where Is Kiko?')
  await sceneReady(page, 'cover')
  return child
}

/** What the service has of book 1, asked by the child's own token. */
async function placeNow(page: Page): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const answer = await fetch(`${service.url}/api/books`, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  })
  const { data } = await answer.json()
  return data[0]
}

/** How many records wait on the device. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('lumbung-outbox')
        open.addEventListener('error', () => reject(open.error ?? new Error('no outbox')))
        open.addEventListener('success', () => {
          const tx = open.result.transaction(['calls', 'events'])
          const counts = ['calls', 'events'].map((name) => tx.objectStore(name).count())
          tx.addEventListener('complete', () => {
            open.result.close()
            resolve(counts.reduce((sum, { result }) => sum + result, 0))
          })
        })
      }),
  )

test('pages turn without a network, what waits is said, and the service has it once when it is back', async ({
  page,
}) => {
  const given: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('The service will not take')) given.push(message.text())
  })
  const { press } = await reader(page)
  await press('Next')
  await sceneReady(page, 'b1-p01')
  // The next page is here before the network goes: its voice is asked for when its picture and its script have come.
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  await expect.poll(asked, { timeout: 30_000 }).toContain('/naration/en/page-02.')
  await page.context().setOffline(true)
  await service.stop()
  await press('Next')
  await expect(page.getByText('Saved on this device. It will be sent later.')).toBeVisible()
  await sceneReady(page, 'b1-p02')
  await press('Next')
  await expect(page).toHaveURL(/page=4$/)
  await press('Library')
  await press('Yes, Leave')
  await expect(page).toHaveURL('/books')
  await expect(page.getByRole('button', { name: 'Where Is Kiko?. 20% read' })).toBeVisible()
  await press('Menu')
  await expect(page.getByText(/^\d+ not sent yet$/)).toBeVisible()

  // Also over a reload, and with a service that comes back only now.
  await service.start()
  expect(await placeNow(page)).toMatchObject({ current_page: 1 })
  await page.context().setOffline(false)
  await expect.poll(() => waiting(page), { timeout: 60_000 }).toBe(0)
  expect(await placeNow(page)).toMatchObject({ current_page: 3, latest_page: 3 })
  await expect(page.getByText(/not sent yet/)).toBeHidden()
  // Nothing was given up on the way: events are as the service wants them.
  expect(given).toEqual([])
})

test('four pages turn while the service answers 503, and the shelf shows them when it recovers', async ({ page }) => {
  const { press } = await reader(page)
  await page.route(/\/api\/(progress|events|books)/, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { message: 'The disk is full.' } }),
  )
  for (const [index, pageId] of ['b1-p01', 'b1-p02', 'b1-p03', 'b1-p04'].entries()) {
    await press('Next')
    await expect(page).toHaveURL(new RegExp(`page=${index + 2}$`))
    await sceneReady(page, pageId)
  }
  expect(await placeNow(page)).toMatchObject({ current_page: 0 })
  // Also over a reload, and on the shelf that this device knows.
  await page.reload()
  await press('Library')
  await press('Yes, Leave')
  await expect(page.getByRole('button', { name: 'Where Is Kiko?. 27% read' })).toBeVisible()
  await page.unroute(/\/api\/(progress|events|books)/)
  await expect.poll(() => waiting(page), { timeout: 60_000 }).toBe(0)
  expect(await placeNow(page)).toMatchObject({ current_page: 4, latest_page: 4 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Where Is Kiko?. 27% read' })).toBeVisible()
})

test('after one visit the app, the library and the downloaded book work with the service stopped; then it is removed again', async ({
  page,
}) => {
  const child = await reader(page)
  const { press, hand } = child
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 90_000 })
  await press('Library')
  await press('Yes, Leave')
  await expect(page).toHaveURL('/books')
  await page.getByRole('button', { name: / MB\. Download Where Is Kiko\?/ }).tap()
  await expect(page.getByRole('button', { name: 'Downloaded: Where Is Kiko?' })).toBeVisible({
    timeout: 90_000,
  })

  await service.stop()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Where Is Kiko\?\. \d+% read/ })).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('PLAY')).toBeVisible()
  await page.goto('/home')
  await openBook(child, 'Where Is Kiko?')
  await sceneReady(page, 'cover')
  const broken: string[] = []
  page.on('requestfailed', (request) => {
    // What is still under way when the page is left is called off, not broken.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return
    if (/\/(img|audio|assets)\//.test(request.url())) broken.push(request.url())
  })
  await page.goto('/book/1?page=2')
  await sceneReady(page, 'b1-p01')
  expect((await scene(page))?.progress.total).toBe(6)
  await play(page, hand)
  await expect(page.getByText("Great job! You've completed this activity!").first()).toBeVisible()
  await press('Next')
  await sceneReady(page, 'b1-p02')
  expect(broken).toEqual([])

  await service.start()
  await page.goto('/books')
  await page.getByRole('button', { name: 'Downloaded: Where Is Kiko?' }).tap()
  await press('Remove', page.getByRole('alertdialog'))
  await expect(page.getByRole('button', { name: / MB\. Download Where Is Kiko\?/ })).toBeVisible()
})

/** Which version of the app the screen is of. */
const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="test-version"]')?.getAttribute('content') ?? 'first')

test('an old worker that meets a new service reads the book to its end as it was, and lets the new version in between books', async ({
  page,
}) => {
  const child = await reader(page)
  const { press, hand } = child
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 90_000 })
  const next = nextVersion()
  await service.stop()
  await service.start(next.folder)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting, undefined, {
    timeout: 60_000,
  })
  await press('Next')
  await sceneReady(page, 'b1-p01')
  await play(page, hand)
  await press('Next')
  await sceneReady(page, 'b1-p02')
  // Also a reload in its middle.
  await page.reload()
  await sceneReady(page, 'b1-p02')
  expect(await versionOf(page)).toBe('first')
  await press('Library')
  await press('Yes, Leave')
  await expect(page).toHaveURL('/books')
  const isNext = () => expect.poll(() => versionOf(page).catch(() => 'loading'), { timeout: 10_000 }).toBe('next')
  await isNext().catch(async () => {
    // Chromium gives a new version up when a request comes in the moment it takes over: the next screen is reloaded.
    await press('Home')
    await isNext()
    await press('Read')
  })
  await expect(page.getByRole('button', { name: /^Where Is Kiko\?\. \d+% read/ })).toBeVisible()
  next.remove()
})
