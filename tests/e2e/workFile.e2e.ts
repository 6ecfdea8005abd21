import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { gateText } from '../../src/shell/ui/gate/text/index.ts'
import { expectSound, newTeacher, signInFirst } from './desk.ts'
import { aChild, openBook } from './child.ts'
import { finger, sceneReady } from './stage.ts'

const SERVICE = /\/(?:api|sanctum)\//

/** The three number words of the gate for grown-ups, pressed. */
async function passGate(page: Page): Promise<void> {
  const gate = page.getByRole('alertdialog')
  const words = (await gate.locator('b').innerText()).split(', ')
  for (const word of words) {
    const number = gateText.en.numbers.indexOf(word) + 1
    await gate.getByRole('button', { name: String(number), exact: true }).tap()
  }
}

/** Opens the class on a new tablet, which the teacher approves. */
async function newTablet(teacher: Page, context: BrowserContext, code: string, name: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/login/pictures')
  await page.getByLabel('Tablet code').fill(code)
  await page.getByLabel('Name of this tablet').fill(name)
  await page.getByRole('button', { name: 'Open the class' }).tap()
  const number = (await page.locator('.waiting-tablet .tablet-number').innerText()).trim()
  await teacher.getByRole('button', { name: `Yes, it is ours (${number})` }).click()
  await expect(page.getByRole('button', { name: 'Adit' })).toBeVisible()
  return page
}

const takeIn = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type="file"]').last().setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

test('a tablet without a network: its work goes by file through another tablet and the teacher, and counts once', async ({
  page: teacher,
  browser,
}) => {
  test.setTimeout(240_000)
  await signInFirst(teacher, newTeacher())
  await teacher.goto('/dashboard')
  await teacher.getByLabel('Class', { exact: true }).fill('Class 1B')
  await teacher.getByLabel('Course').fill('Reading')
  await teacher.getByRole('button', { name: 'Make the class' }).click()
  await teacher.getByLabel('Names, one per line').fill('Adit')
  await teacher.getByRole('button', { name: 'Add 1 learner' }).click()
  await teacher.getByRole('link', { name: 'Print cards' }).click()
  const card = teacher.locator('.cutouts > li', { hasText: 'Adit' })
  await expect(card.locator('figcaption')).toHaveCount(3)
  const pictures = (await card.locator('figcaption').allInnerTexts()).map((text) => text.trim().replace(/^\d /, ''))
  await teacher.getByRole('link', { name: 'Class', exact: true }).click()
  const tablets = teacher.locator('section', { has: teacher.getByRole('heading', { name: 'Tablets of this class' }) })
  const code = (await tablets.locator('.join-code').innerText()).trim()

  const options = { viewport: { width: 1280, height: 800 }, hasTouch: true, acceptDownloads: true }
  const [here, there] = [await browser.newContext(options), await browser.newContext(options)]
  const tablet = await newTablet(teacher, here, code, 'Mango')
  const other = await newTablet(teacher, there, code, 'Papaya')
  const child = await aChild(tablet, { hand: finger, language: 'en' })
  await tablet.reload()
  await tablet.getByRole('button', { name: 'Adit' }).tap()
  for (const picture of pictures) await tablet.getByRole('button', { name: picture, exact: true }).tap()
  await tablet.getByRole('button', { name: 'Later' }).tap()
  await expect(tablet).toHaveURL('/home')
  const token = await tablet.evaluate(() => localStorage.getItem('authToken'))

  // From here on neither tablet reaches the service.
  await openBook(child, 'Where Is Kiko?')
  await sceneReady(tablet, 'cover')
  for (const context of [here, there]) await context.route(SERVICE, (route) => route.abort())
  await child.press('Next')
  await sceneReady(tablet, 'b1-p01')
  await child.press('Next')
  await sceneReady(tablet, 'b1-p02')
  await child.press('Library')
  await child.press('Yes, Leave')
  await child.use('menu')
  await tablet.getByRole('menuitem', { name: 'For grown-ups: as a file' }).tap()
  await passGate(tablet)
  await expect(tablet).toHaveURL('/unsent')
  await expect(tablet.getByText(/^\d+ records of 1 child are waiting on this tablet\.$/)).toBeVisible()
  await expectSound(tablet, 'unsent')
  await tablet.getByRole('button', { name: 'Make the file' }).tap()
  await expect(tablet.getByText(/The file is ready: tablet-/)).toBeVisible()
  const [download] = await Promise.all([
    tablet.waitForEvent('download'),
    tablet.getByRole('button', { name: 'Save the file' }).tap(),
  ])
  expect(download.suggestedFilename()).toMatch(/^tablet-[0-9a-f]{4}-[\d-]+\.lumbung-work$/)
  const file = readFileSync(await download.path())

  // Another tablet of the class carries it on in a file of its own.
  await other.getByRole('button', { name: 'Work not sent yet' }).tap()
  await passGate(other)
  await expect(other.getByText('Nothing is waiting on this tablet.')).toBeVisible()
  await takeIn(other, 'cut.lumbung-work', file.subarray(0, -1))
  await expect(other.getByText('This file is not complete. Copy it again from the other tablet.')).toBeVisible()
  await takeIn(other, 'renamed by a phone.bin', file)
  await expect(other.getByText(/^Taken in: \d+ records of 1 child\.$/)).toBeVisible()
  await takeIn(other, 'again.lumbung-work', file)
  await expect(other.getByText('This file is already here.')).toBeVisible()
  await expect(other.getByText('This tablet also carries the work of 1 other tablet.')).toBeVisible()
  await other.getByRole('button', { name: 'Make the file' }).tap()
  const [carried] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Save the file' }).tap(),
  ])

  // The teacher takes in the second file, then the first one.
  const block = teacher.locator('section.block', {
    has: teacher.getByRole('heading', { name: 'Take in a tablet’s work' }),
  })
  const placeNow = async () => {
    const answer = await teacher.request.get('/api/books', { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()).data[0]
  }
  expect(await placeNow()).toMatchObject({ current_page: 0 })
  await block.locator('input').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') })
  await expect(block.getByText('This is not a Lumbung work file.')).toBeVisible()
  await block.locator('input').setInputFiles(await carried.path())
  await expect(block.getByText(/^\d+ records are new\.$/)).toBeVisible()
  await expect(block.getByText(/^Mango, file of /)).toBeVisible()
  expect(await placeNow()).toMatchObject({ current_page: 2, latest_page: 2 })
  await block.locator('input').setInputFiles(await download.path())
  await expect(block.getByText('Everything in this file is already here. Nothing counts twice.')).toBeVisible()
  await expectSound(teacher, 'work file')

  // Both tablets reach the service: the first one's saves are answered as known, the second one has nothing left to carry.
  const answers: string[] = []
  tablet.on('response', async (response) => {
    if (response.url().includes('/api/progress/')) answers.push(await response.text())
  })
  for (const context of [here, there]) await context.unroute(SERVICE)
  await tablet.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(tablet.getByText('Nothing is waiting on this tablet.')).toBeVisible({ timeout: 60_000 })
  // What an answer says is read after the tablet has heard it.
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  expect(answers).toEqual(answers.map(() => '{"message":"Already here"}'))
  await other.evaluate(() => window.dispatchEvent(new Event('online')))
  await other.reload()
  await expect(other.getByText('Nothing is waiting on this tablet.')).toBeVisible({ timeout: 60_000 })
  expect(await placeNow()).toMatchObject({ current_page: 2, latest_page: 2 })
  await here.close()
  await there.close()
})
