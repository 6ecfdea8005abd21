import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { chosenPassword, newTeacher, signIn } from './desk.ts'
import { TEMPLATE_BOOKS, type TemplateBook } from './templateBooks.ts'

/** The template books, as the maker's screens have made them. `UPDATE_TEMPLATES=1` writes them again. */
const FOLDER = join(import.meta.dirname, '../../src/shell/features/maker/templates/books')
const isUpdate = process.env['UPDATE_TEMPLATES'] === '1'

const tab = (page: Page, name: 'picture' | 'words' | 'play') => page.locator(`[data-tab=${name}]`).click()
const saved = (page: Page) => expect(page.locator('.top .state')).toHaveText(/Saved and sent/)

async function begin(page: Page, { level, title }: TemplateBook): Promise<void> {
  await page.goto('/maker/new')
  await page.getByRole('textbox', { name: 'Title, Indonesian' }).fill(title.id)
  await page.getByRole('textbox', { name: 'Title, English' }).fill(title.en)
  await page.getByRole('radio', { name: new RegExp(`^${level}\\b`) }).click()
  await page.getByRole('button', { name: /^Empty/ }).click()
  await page.getByRole('button', { name: 'Make the book' }).click()
  await page.locator('.stage[data-ready=true]').waitFor()
}

/** Presses pictures of the box, found by their names. */
async function compose(page: Page, pictures: readonly string[]): Promise<void> {
  await tab(page, 'picture')
  for (const name of pictures) {
    await page.getByRole('searchbox').fill(name.replace(/^.*: /, ''))
    await page.locator('.editor-panel').getByRole('button', { name, exact: true }).first().click()
    // A thing that was put in is chosen, and its tools lie over the box.
    const done = page.locator('.editor-panel').getByRole('button', { name: 'Done', exact: true })
    if (await done.isVisible()) await done.click()
  }
}

async function write(page: Page, number: number, { words, targets }: TemplateBook['pages'][number]): Promise<void> {
  await tab(page, 'words')
  const fields = { id: 'Indonesian', en: 'English' } as const
  for (const language of ['id', 'en'] as const) {
    const field = page.getByRole('textbox', { name: `${fields[language]} text, page ${number}` })
    await field.fill(words[language])
    await field.blur()
  }
  const token = (language: string, word: string) =>
    page
      .locator(`.toks [lang=${language}] .token, [lang=${language}] .token`)
      .filter({ hasText: new RegExp(`^${word}\\W*$`, 'i') })
      .first()
  for (const [id, en] of targets) {
    // What stands in the picture is marked by itself, and what the picture box knows in both languages is joined; else it is asked for.
    if ((await token('id', id).getAttribute('aria-pressed')) !== 'true') await token('id', id).click()
    await expect(token('id', id)).toHaveAttribute('aria-pressed', 'true')
    if ((await token('en', en).getAttribute('aria-pressed')) !== 'true') await token('en', en).click()
    await expect(token('en', en)).toHaveAttribute('aria-pressed', 'true')
  }
}

async function draftOf(page: Page): Promise<Record<string, unknown>> {
  await saved(page)
  const key = /book\/([^/?]+)/.exec(page.url())?.[1] ?? ''
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const answer = await page.request.get(`/api/drafts/${decodeURIComponent(key)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = await answer.json()
  return data.draft
}

for (const book of TEMPLATE_BOOKS)
  test(`the template book “${book.title.en}” is what presses on the maker’s screens make`, async ({ page }) => {
    test.setTimeout(240_000)
    page.setDefaultTimeout(30_000)
    await signIn(page, await chosenPassword(page, newTeacher()))
    await begin(page, book)
    await page.locator('.strip .page-tile').first().click()
    await compose(page, book.cover)
    for (const [index, one] of book.pages.entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Add a page after this one' }).click()
      else await page.locator('.strip .page-tile').nth(1).click()
      await expect(page.locator('.strip [aria-current=page]')).toHaveAccessibleName(new RegExp(`^${index + 1}\\.`))
      await compose(page, one.pictures)
      await write(page, index + 1, one)
      if (one.game !== undefined) {
        await tab(page, 'play')
        await page.locator('.play-card', { hasText: one.game }).first().click()
        await expect(page.locator('.editor-panel').getByText(one.game, { exact: true })).toBeVisible()
      }
    }
    const { key: _key, authors: _authors, ...made } = await draftOf(page)
    const file = join(FOLDER, `${book.name}.json`)
    if (isUpdate) writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`)
    expect(made).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  })

test('a template is copied from the shelf, and the copy is the teacher’s own', async ({ page }) => {
  await signIn(page, await chosenPassword(page, newTeacher()))
  await page.goto('/maker')
  await page.getByRole('button', { name: 'Copy: Our Fruit' }).click()
  await page.locator('.stage[data-ready=true]').waitFor()
  await tab(page, 'words')
  await expect(page.getByRole('textbox', { name: 'English text, page 1' })).toHaveValue('A mango and a coconut.')
  await saved(page)
  await page.goto('/maker')
  await expect(page.locator('.shelf').first().getByRole('link', { name: 'Our Fruit' })).toBeVisible()
})
