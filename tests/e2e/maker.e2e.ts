import { expect, type Page, test } from '@playwright/test'
import { CHROMIUM_ARGS, pageBrowserPath } from '../../tools/lib/chromium.ts'
import { faultsOf, settled } from './axe.ts'
import { aChild, openBook, signedIn } from './child.ts'
import { chosenPassword, newTeacher, signIn } from './desk.ts'
import { kill } from './makerKill.ts'
import { shoutFile } from './shoutFile.ts'
import { finger, withHooks } from './stage.ts'

/** The fake microphone: four short sounds as of words, then silence, over and over. */
const READING = shoutFile('lumbung-reading.wav', [
  { seconds: 0.9, loudness: 0.0005 },
  ...[0.4, 0.4, 0.4, 0.4].flatMap((seconds) => [
    { seconds, loudness: 0.3 },
    { seconds: 0.18, loudness: 0.0005 },
  ]),
  { seconds: 3.5, loudness: 0.0005 },
])

test.use({
  // The phone works without a network.
  serviceWorkers: 'allow',
  viewport: { width: 412, height: 915 },
  permissions: ['microphone'],
  launchOptions: {
    executablePath: pageBrowserPath(),
    args: [
      ...CHROMIUM_ARGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${READING}`,
    ],
  },
})

const TITLE = 'One Mango'

/** Expects the screen to be accessible, and no wider than the phone. */
async function expectSound(page: Page, screen: string): Promise<void> {
  await settled(page)
  expect.soft(await faultsOf(page), screen).toEqual([])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(over, `${screen}: wider than the window`).toBeLessThanOrEqual(0)
}

const tab = (page: Page, name: 'picture' | 'words' | 'voice' | 'play') => page.locator(`[data-tab=${name}]`).tap()

/** A new English book of one page, begun on the screens. */
async function begin(page: Page): Promise<void> {
  await page.goto('/maker')
  await expectSound(page, 'the empty shelf')
  await page.goto('/maker/new')
  await page.getByRole('button', { name: 'English only' }).tap()
  await page.getByRole('textbox', { name: 'Title, English' }).fill(TITLE)
  await page.getByRole('radio', { name: /^A/ }).tap()
  await page.getByRole('button', { name: /^Empty/ }).tap()
  await expectSound(page, 'a new book')
  await page.getByRole('button', { name: 'Make the book' }).tap()
  await page.locator('.stage[data-ready=true]').waitFor()
}

async function compose(page: Page): Promise<void> {
  for (const [query, name] of [
    ['eka', 'Eka'],
    ['mango', 'Mango'],
  ] as const) {
    await page.getByRole('searchbox').fill(query)
    await page.getByRole('button', { name, exact: true }).first().tap()
    await expect(
      page
        .locator('.stage')
        .getByRole('button', { name: new RegExp(name) })
        .first(),
    ).toBeVisible()
    await page.keyboard.press('Escape')
  }
}

async function write(page: Page): Promise<void> {
  await tab(page, 'words')
  await page.getByRole('textbox', { name: 'English text, page 1' }).fill('Eka has a mango.')
  await page.getByRole('textbox', { name: 'English text, page 1' }).blur()
  // It stands in the picture.
  await expect(page.locator('.token', { hasText: 'mango' })).toHaveAttribute('aria-pressed', 'true')
  await expectSound(page, 'words')
}

/** Records the open page: it ends by itself after the words, and its words are tapped along. */
async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record English' }).tap()
  const words = page.locator('.taps .tap')
  await words.first().waitFor({ timeout: 60_000 })
  await expect(page.locator('.voice-panel [role=status]')).toContainText('Taps jump')
  for (const word of await words.all()) await word.tap()
  // Taps count while the sound plays: on a slow machine it ends before the last of them. Unsure words stay on the screen to be looked at.
  const guess = page.getByRole('button', { name: 'Guess the rest' })
  await expect(async () => {
    if (await guess.isVisible()) await guess.tap()
    await expect(page.getByRole('group', { name: 'Speed' })).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

/** Makes a class on the dashboard; gives the code for families. */
async function madeClass(page: Page): Promise<string> {
  await page.goto('/dashboard')
  await page.getByLabel('Class', { exact: true }).fill('Class 1B')
  await page.getByLabel('Course').fill('Reading')
  await page.getByRole('button', { name: 'Make the class' }).click()
  await page.waitForURL(/\/class\/add$/)
  await page.goto(page.url().replace(/\/add$/, ''))
  const families = page.locator('section', { has: page.getByRole('heading', { name: 'Code for families' }) })
  return (await families.locator('.join-code').innerText()).trim()
}

/** Stores the book maker and the picture kit on the phone; then the network goes. */
async function leaveNetwork(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  await page.getByText('Keep the picture box on this device').tap()
  await expect(page.getByText('It is all here.')).toBeVisible({ timeout: 60_000 })
  await page.locator('.maker[data-downloaded=true]').waitFor({ timeout: 60_000 })
  await page.context().setOffline(true)
  // What a game of numbers says, and what answers a touch.
  for (const sound of ['sprites/counts-id', 'effect/success']) {
    const status = await page.evaluate(async (url) => (await fetch(url)).status, `/audio/${sound}.webm?v=any`)
    expect(status, sound).toBe(200)
  }
}

test('a teacher makes a playable book on a phone without a network, and a child of her class plays it', async ({
  page: first,
  browser,
}) => {
  test.setTimeout(300_000)
  let page = first
  await withHooks(page)
  await signIn(page, await chosenPassword(page, newTeacher()))
  const code = await madeClass(page)
  await begin(page)
  await leaveNetwork(page)
  page = await kill(page)
  await compose(page)
  page = await kill(page)
  await expectSound(page, 'a picture')
  await write(page)
  page = await kill(page)
  await expect(page.getByRole('textbox', { name: 'English text, page 1' })).toHaveValue('Eka has a mango.')
  await tab(page, 'voice')
  await record(page)
  await expectSound(page, 'voice')
  page = await kill(page)
  await tab(page, 'play')
  await page.locator('.play-card').first().tap()
  await expectSound(page, 'play')
  page = await kill(page)
  const address = page.url()

  await page.getByRole('button', { name: 'Try' }).first().tap()
  await page.getByRole('button', { name: 'Done' }).tap()
  await expect(page.getByRole('heading', { name: /Worth a look|Good/ }).first()).toBeVisible({ timeout: 60_000 })
  await expectSound(page, 'findings')
  await page.goto(address.replace(/\?.*/, '/share'))
  await page.getByRole('button', { name: 'Share with Class 1B when there is a network' }).tap()
  await expect(page.getByText('Waits for a network, then goes to Class 1B by itself.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(`“${TITLE}” is now on the shelf of Class 1B.`)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('On the shelf of Class 1B.', { exact: true })).toBeVisible()
  await expectSound(page, 'shared')

  const tablet = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const child = await aChild(await tablet.newPage(), { hand: finger, language: 'en' })
  await signedIn(child)
  await child.page.goto('/profile')
  await child.page.getByLabel('Class code').fill(code)
  await child.page.getByRole('button', { name: 'Join' }).tap()
  await expect(child.page.getByText('You are in Class 1B now.')).toBeVisible()
  await child.page.goto('/home')
  await openBook(child, TITLE)
  await child.page.goto('/maker')
  await expect(child.page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await tablet.close()
})
