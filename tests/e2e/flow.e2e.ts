import { expect, test } from '@playwright/test'
import type { Language } from '../../src/game/language.ts'
import {
  aChild,
  type CatalogBook,
  type Child,
  doActivities,
  finishByCalls,
  openBook,
  readToTheEnd,
  signedIn,
  signUp,
} from './child.ts'
import { finger, type Hand, keyboard } from './stage.ts'

interface Way {
  readonly name: string
  readonly language: Language
  readonly viewport: { readonly width: number; readonly height: number }
  readonly hand: Hand
  readonly byKeyboard?: boolean
}

/** Books before which the child signs up on screen: once in each way. It takes a sixth of a book's time. */
const FROM_SIGN_UP: readonly number[] = [1, 2, 8]

const TOUCH: Way = {
  name: 'by touch in English on a tablet',
  language: 'en',
  viewport: { width: 1280, height: 800 },
  hand: finger,
}
const PHONE: Way = {
  name: 'by touch in Indonesian on a phone',
  language: 'id',
  viewport: { width: 844, height: 390 },
  hand: finger,
}
const KEYS: Way = {
  name: 'by keyboard alone in English',
  language: 'en',
  viewport: { width: 1280, height: 800 },
  hand: keyboard,
  byKeyboard: true,
}
/** Every page and activity of every book, each book in one way; one book by keyboard alone, which is also tested once per kind (`kinds.e2e.ts`). */
const RUNS: readonly { readonly bookId: number; readonly way: Way }[] = [
  { bookId: 1, way: TOUCH },
  { bookId: 2, way: PHONE },
  { bookId: 3, way: TOUCH },
  { bookId: 4, way: PHONE },
  { bookId: 5, way: TOUCH },
  { bookId: 6, way: PHONE },
  { bookId: 7, way: TOUCH },
  { bookId: 8, way: KEYS },
]

for (const { bookId, way } of RUNS) {
  test(`book ${bookId} from its cover to stars, ${way.name}`, async ({ page, request }) => {
    test.setTimeout(360_000)
    const { language } = way
    await page.setViewportSize(way.viewport)
    const { books }: { books: readonly CatalogBook[] } = await (await request.get('/content/catalog.json')).json()
    const book = books.find(({ id }) => id === bookId)
    if (!book) throw new Error(`the catalogue lists book ${bookId}`)
    const child = await aChild(page, way)

    await (FROM_SIGN_UP.includes(bookId) ? signUp(child) : signedIn(child))
    if (bookId > 1) await finishByCalls(page, ...books.slice(0, bookId - 1).map(({ id }) => id))
    await openBook(child, book.title[language])
    const seen = await readToTheEnd(
      child,
      book.pages.map(({ id }) => id),
    )
    expect(seen).toHaveLength(book.pages.length)
    await doActivities(
      child,
      book.postActivities.map(({ id }) => id),
    )
    await expectResults(child, books, bookId)
  })
}

/** Expects 100 points, because every game was solved by right moves only, and the next book to be unlocked. */
async function expectResults({ page, use, language, faults }: Child, books: readonly CatalogBook[], bookId: number) {
  const [book, next] = books.slice(bookId - 1)
  const word = (one: CatalogBook | undefined) => one?.title[language] ?? ''
  await expect(page.getByText(language === 'en' ? '100 points' : '100 poin')).toBeVisible()
  await use('library', page.locator('[role$="dialog"]'))
  await expect(page).toHaveURL('/books')
  await expect(page.locator('button.book', { hasText: word(book) })).toContainText('100%')
  if (next) await expect(page.locator('button.book', { hasText: word(next) })).not.toHaveAttribute('aria-disabled')

  await page.goto('/profile')
  await expect(page.getByText('100', { exact: true }).first()).toBeVisible()
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
}
