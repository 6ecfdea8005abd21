import { expect, test } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { chosenPassword, expectSound, newTeacher, signIn, signInFirst, watched } from './desk.ts'

const WORDS_OF_CARD = /^\d (\w+)$/

test('a teacher creates a class, a child signs in by pictures, and the books grid shows the child', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await signInFirst(page, newTeacher())
  await page.goto('/dashboard')
  await page.getByLabel('Class', { exact: true }).fill('Class 1B')
  await page.getByLabel('Course').fill('Reading')
  await page.getByRole('button', { name: 'Make the class' }).click()

  await page.getByLabel('Names, one per line').fill('Adit\n\nSiti\nSiti\n=cmd()')
  await expect(page.getByRole('heading', { name: 'Preview: 2 can be added, please check 3' })).toBeVisible()
  await expectSound(page, 'add')
  await page.getByRole('button', { name: 'Add 2 learners' }).click()
  await page.getByRole('link', { name: 'Print cards' }).click()

  const card = page.locator('.cutouts > li', { hasText: 'Adit' })
  await expect(card.locator('figcaption')).toHaveCount(3)
  const pictures = (await card.locator('figcaption').allInnerTexts()).map(
    (text) => WORDS_OF_CARD.exec(text.trim())?.[1] ?? '',
  )
  await expectSound(page, 'cards')
  await page.getByRole('link', { name: 'Class', exact: true }).click()
  // The class has two codes. This one is for tablets.
  const tablets = page.locator('section', { has: page.getByRole('heading', { name: 'Tablets of this class' }) })
  const code = (await tablets.locator('.join-code').innerText()).trim()

  const tablet = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  const child = await tablet.newPage()
  await child.goto('/login/pictures')
  await child.getByLabel('Tablet code').fill(code)
  await child.getByRole('button', { name: 'Open the class' }).tap()
  const number = (await child.locator('.waiting-tablet .tablet-number').innerText()).trim()
  // Not `expectSound`: it waits for animations to end, but here one runs until the teacher approves the tablet.
  expect.soft(await faultsOf(child), 'a tablet that waits').toEqual([])
  // The dashboard shows the tablet without a reload.
  await page.getByRole('button', { name: `Yes, it is ours (${number})` }).click()
  await child.getByRole('button', { name: 'Adit' }).tap()
  await expectSound(child, 'three pictures')
  for (const picture of pictures) await child.getByRole('button', { name: picture, exact: true }).tap()
  // Skip choosing a face.
  await child.getByRole('button', { name: 'Later' }).tap()
  await expect(child).toHaveURL('/home')
  await child.goto('/profile')
  await expect(child.getByText('Class 1B')).toBeVisible()
  await child.goto('/dashboard')
  await expect(child.getByText('Your class will be shown here.')).toBeVisible()
  await tablet.close()

  await page.getByRole('link', { name: 'Books', exact: true }).click()
  await expect(page.getByRole('row', { name: /Adit/ })).toContainText('not opened')
  await expectSound(page, 'books')
})

test('every screen of an empty dashboard is accessible and requests nothing from other hosts', async ({ page }) => {
  test.setTimeout(240_000)
  const faults = watched(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, await chosenPassword(page, newTeacher()))
  await page.goto('/dashboard')
  await page.getByLabel('Class', { exact: true }).waitFor()
  await expectSound(page, 'classes')
  await page.getByLabel('Class', { exact: true }).fill('Kelas 2A')
  await page.getByLabel('Course').fill('Membaca')
  await page.getByRole('button', { name: 'Make the class' }).click()
  await page.getByLabel('Names, one per line').fill('Adit\nSiti')
  await page.getByRole('button', { name: 'Add 2 learners' }).click()
  await page.getByRole('link', { name: 'Print cards' }).waitFor()
  const own = page.url().replace(/\/class\/add$/, '')
  await page.goto('/dashboard/account')
  await expect(page.getByText('this device')).toBeVisible()
  await expectSound(page, 'account')
  for (const path of [
    '',
    '/books',
    '/skills/letters',
    '/skills/ladder',
    '/skills/path',
    '/learners/week?lang=id',
    '/learners',
    '/class/books',
    '/class/privacy',
  ]) {
    await page.goto(`${own}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectSound(page, `${path} empty`)
  }
  expect(faults).toEqual([])
})
