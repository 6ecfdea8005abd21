import { expect, test } from '@playwright/test'
import { aChild, signedIn } from './child.ts'
import { finger } from './stage.ts'

/** Where questions are asked that belong to no page. */
const VILLAGE = /\/(bg-village|kiko-sit|kiko-call)\./

test('a question about the story is asked over its page, and waits for no other picture', async ({ page }) => {
  const child = await aChild(page, { hand: finger, language: 'en' })
  await signedIn(child)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/book/1?page=4')
  await page.locator('.story-asks .stage-host.is-ready').waitFor()
  expect(fetched.filter((url) => url.includes('/img/books/book1/page-03')).length).toBeGreaterThan(0)
  expect(fetched.filter((url) => VILLAGE.test(url))).toEqual([])
})
