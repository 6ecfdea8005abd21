import { expect, type Page, test } from '@playwright/test'
import { aChild, openBook, signUp } from './child.ts'
import { finger, sceneReady } from './stage.ts'

/** A child who has opened book 1 at its cover. */
async function reader(page: Page) {
  const child = await aChild(page, { hand: finger, language: 'en' })
  const email = await signUp(child)
  await openBook(child, 'Where Is Kiko?')
  await sceneReady(page, 'cover')
  return { ...child, email }
}

test('a page number that is none opens the book at its cover', async ({ page }) => {
  await reader(page)
  for (const wrong of ['0', '16', '-1', 'abc', '1.5', '']) {
    await page.goto(`/book/1?page=${wrong}`)
    await sceneReady(page, 'cover')
  }
  await page.goto('/book/1?page=15')
  await sceneReady(page, 'b1-p14')
})

test('a book that is not there is said, with a way back', async ({ page }) => {
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

test('a locked book typed by hand leads to the library with a word', async ({ page }) => {
  await reader(page)
  await page.goto('/book/2')
  await expect(page).toHaveURL('/books')
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
})

test('a page that cannot be saved is not turned, and nothing is lost', async ({ page }) => {
  const { press } = await reader(page)
  await page.route('**/api/progress/update-page', (route) =>
    route.fulfill({ status: 500, json: { message: 'The barn is shut.' } }),
  )
  await press('Next')
  await expect(page.getByText('The barn is shut.')).toBeVisible()
  await expect(page).toHaveURL(/page=1$/)
  await page.unroute('**/api/progress/update-page')
  await press('Next')
  await expect(page).toHaveURL(/page=2$/)
})

test('a session that has ended asks for the sign-in and comes back to the page', async ({ page }) => {
  const { press, email } = await reader(page)
  await page.evaluate(() => localStorage.setItem('authToken', 'no-longer-good'))
  await press('Next')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('padi-kuning-7')
  await press('Login')
  await expect(page).toHaveURL(/\/book\/1/)
  await sceneReady(page, 'cover')
})

test('broken stored values break nothing', async ({ page }) => {
  const { press } = await reader(page)
  await page.evaluate(() => {
    for (const key of ['userInfo', 'booksData', 'language', 'debugHooks2', 'readingMode'])
      localStorage.setItem(key, '{"broken":')
  })
  await page.goto('/books')
  await expect(page.locator('button.book')).toHaveCount(4)
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

test('without the service the sign-in says so', async ({ page }) => {
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

test('the language changes in the middle of a game and keeps what is done', async ({ page }) => {
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
