import { expect, test } from '@playwright/test'
import { type Language } from '../../src/game/language.ts'
import { aChild, doActivities, openBook, readToTheEnd, signUp } from './child.ts'
import { finger, type Hand, keyboard } from './stage.ts'

interface Catalog {
  readonly books: readonly {
    readonly id: number
    readonly title: Record<Language, string>
    readonly pages: readonly { readonly id: string }[]
    readonly postActivities: readonly { readonly id: number }[]
  }[]
}

const RUNS: readonly {
  readonly name: string
  readonly language: Language
  readonly viewport: { readonly width: number; readonly height: number }
  readonly hand: Hand
  readonly byKeyboard?: boolean
}[] = [
  { name: 'by touch in English on a tablet', language: 'en', viewport: { width: 1280, height: 800 }, hand: finger },
  {
    name: 'by touch in Indonesian on an older tablet',
    language: 'id',
    viewport: { width: 1024, height: 768 },
    hand: finger,
  },
  { name: 'by touch in Indonesian on a phone', language: 'id', viewport: { width: 844, height: 390 }, hand: finger },
  {
    name: 'by keyboard alone in English',
    language: 'en',
    viewport: { width: 1280, height: 800 },
    hand: keyboard,
    byKeyboard: true,
  },
]

for (const { name, language, viewport, hand, byKeyboard = false } of RUNS) {
  test(`book 1 from sign-up to stars, ${name}`, async ({ page, request }) => {
    test.setTimeout(360_000)
    await page.setViewportSize(viewport)
    const { books }: Catalog = await (await request.get('/content/catalog.json')).json()
    const [first, second] = books
    if (!first || !second) throw new Error('the catalogue lists the books')
    const child = await aChild(page, { hand, language, byKeyboard })

    await signUp(child)
    await openBook(child, first.title[language])
    const seen = await readToTheEnd(
      child,
      first.pages.map(({ id }) => id),
    )
    expect(seen).toHaveLength(15)
    await doActivities(
      child,
      first.postActivities.map(({ id }) => id),
    )

    // Every game was solved by right moves alone: five stars.
    await expect(page.getByText(language === 'en' ? '100 points' : '100 poin')).toBeVisible()
    await child.press('Back to Library')
    await expect(page).toHaveURL('/books')
    await expect(page.locator('button.book', { hasText: first.title[language] })).toContainText('100%')
    await expect(page.locator('button.book', { hasText: second.title[language] })).not.toHaveAttribute('aria-disabled')

    await page.goto('/profile')
    await expect(page.getByText('100', { exact: true }).first()).toBeVisible()
    expect(child.faults.filter((fault) => !fault.includes('404'))).toEqual([])
  })
}
