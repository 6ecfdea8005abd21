import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { aChild, doActivities, openBook, readToTheEnd, signedIn } from './child.ts'
import { chosenPassword, expectSound, newTeacher, signIn } from './desk.ts'
import { finger } from './stage.ts'

const EXAMPLE = 'tests/packs/example'
const TITLE = 'Morning Words'

const booksAnswer = z.object({
  data: z.array(z.looseObject({ id: z.int(), files: z.record(z.string(), z.string()).nullable() })),
})
const bookDocument = z.object({ pages: z.array(z.object({ id: z.string() })) })
const activitiesDocument = z.object({ postActivities: z.array(z.object({ id: z.int() })) })

/** The example book as one file. */
function examplePack(): string {
  const file = test.info().outputPath('example.lumbung')
  execFileSync(process.execPath, ['tools/cli.mjs', 'book', 'pack', EXAMPLE, '-o', file])
  return file
}

test('a teacher adds a book, a child reads it to its stars, and once it is withdrawn it is put away', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await signIn(page, await chosenPassword(page, newTeacher()))
  await page.goto('/dashboard')
  await page.getByLabel('Class', { exact: true }).fill('Class 1B')
  await page.getByLabel('Course').fill('Reading')
  await page.getByRole('button', { name: 'Make the class' }).click()
  await page.waitForURL(/\/class\/add$/)
  await page.goto(page.url().replace(/\/add$/, ''))
  // The class has two codes. This one is for families.
  const families = page.locator('section', { has: page.getByRole('heading', { name: 'Code for families' }) })
  const code = (await families.locator('.join-code').innerText()).trim()

  await page.getByRole('link', { name: 'Books of the class' }).click()
  const add = page.getByRole('region', { name: 'Add a book' })
  await expect(page.getByText('No books have been added for this class yet.')).toBeVisible()
  await add.getByLabel('Choose a file').setInputFiles(examplePack())
  const found = page.getByRole('region', { name: TITLE })
  await expect(found.getByRole('checkbox', { name: 'Class 1B' })).toBeChecked()
  await expectSound(page, 'a book that was found in a file')
  await found.getByRole('button', { name: 'Add the book' }).click()
  await expect(page.getByRole('button', { name: `Withdraw: ${TITLE}` })).toBeVisible()

  const tablet = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true })
  const child = await aChild(await tablet.newPage(), { hand: finger, language: 'en' })
  await signedIn(child)
  await child.page.goto('/profile')
  await child.page.getByLabel('Class code').fill(code)
  await child.page.getByRole('button', { name: 'Join' }).tap()
  await expect(child.page.getByText('You are in Class 1B now.')).toBeVisible()
  const listed = child.page.waitForResponse((response) => response.url().includes('/api/books'))
  await child.page.goto('/home')
  await openBook(child, TITLE)
  const book = booksAnswer.parse(await (await listed).json()).data.find(({ files }) => files !== null)
  if (!book?.files) throw new Error('the shelf lists the book')
  const documentOf = async (name: string) => (await child.page.request.get(book.files?.[name] ?? '')).json()
  const { pages } = bookDocument.parse(await documentOf('book'))
  const { postActivities } = activitiesDocument.parse(await documentOf('activities'))
  await readToTheEnd(
    child,
    pages.map(({ id }) => id),
  )
  await doActivities(
    child,
    postActivities.map(({ id }) => id),
  )
  await expect(child.page.locator('[role$="dialog"]')).toBeVisible()
  expect(child.faults).toEqual([])

  await page.getByRole('button', { name: `Withdraw: ${TITLE}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText(/^Withdrawn on/)).toBeVisible()
  await child.page.goto('/books')
  // It can be pressed although it is called disabled, and then says why; Playwright would wait for it.
  await child.page.getByRole('button', { name: `${TITLE}. Put away` }).tap({ force: true })
  await expect(child.page.getByText('This book has been put away. Your stars stay yours.')).toBeVisible()
  expect((await child.page.request.get(book.files['book'] ?? '')).status()).toBe(410)
  await tablet.close()
})
