import type { Page } from 'playwright'
import type { Finger } from './teacher.ts'

/** A page of the book: the thing that is put into its picture, its texts, whether another place and another look are chosen, and whether it is played. */
interface BookPage {
  readonly thing: string
  readonly id: string
  readonly en: string
  readonly isMoved?: boolean
  readonly isPosed?: boolean
  readonly isPlayed?: boolean
}

const PAGES: readonly BookPage[] = [
  { thing: 'Mango', id: 'Danu melihat mangga.', en: 'Danu sees a mango.', isPosed: true, isPlayed: true },
  { thing: 'Coconut', id: 'Ada kelapa di halaman.', en: 'There is a coconut.' },
  { thing: 'Papaya', id: 'Danu mencari pepaya.', en: 'Danu looks for a papaya.', isMoved: true, isPosed: true },
  { thing: 'Durian', id: 'Durian itu berat.', en: 'The durian is heavy.', isPlayed: true },
  { thing: 'Tomato', id: 'Tomat jatuh ke sungai.', en: 'The tomato falls.', isMoved: true, isPosed: true },
  { thing: 'Duck', id: 'Bebek makan tomat.', en: 'The duck eats it.', isPlayed: true },
  { thing: 'Key', id: 'Danu lari membawa kunci.', en: 'Danu runs with a key.', isMoved: true, isPosed: true },
  { thing: 'Corn', id: 'Danu makan jagung.', en: 'Danu eats corn.', isPlayed: true },
]

/** A recording takes its time; all else is quick. */
const RECORDING_MS = 60_000

/**
 * Makes a bilingual book of eight pages as `screens/maker` designs it: eight pictures, a voice for every text and the title, four games; shared with
 * the class. Counts every press.
 */
export async function makeBook(page: Page, finger: Finger): Promise<void> {
  await begin(page, finger)
  finger.begin('pictures')
  for (const [index, one] of PAGES.entries()) await compose(page, finger, index, one)
  await write(page, finger)
  await record(page, finger)
  await choosePlays(page, finger)
  await share(page, finger)
}

const tab = (page: Page, name: 'words' | 'voice' | 'play') => page.locator(`[data-tab=${name}]`)

async function begin(page: Page, finger: Finger): Promise<void> {
  finger.begin('new book')
  await page.goto('/maker')
  await finger.press(page.getByText('Story pattern'))
  await finger.press(page.getByRole('textbox', { name: 'Title, Indonesian' }))
  await page.keyboard.type('Mangga Danu')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Danu’s Mango')
  await finger.press(page.getByRole('radio', { name: /^B2/ }))
  await finger.press(page.locator('.kit-tile', { hasText: 'Danu' }))
  await finger.press(page.getByRole('button', { name: 'Make the book' }))
  await page.locator('.stage[data-ready=true]').waitFor()
}

/** Opens a page by its tile. */
async function openPage(page: Page, finger: Finger, number: number): Promise<void> {
  const tile = page.locator('.strip .page-tile').nth(number)
  // A press on the open page's tile opens its menu.
  if ((await tile.getAttribute('aria-current')) !== 'page') await finger.press(tile)
  await tile.and(page.locator('[aria-current=page]')).waitFor()
}

async function compose(
  page: Page,
  finger: Finger,
  index: number,
  { thing, isMoved, isPosed }: BookPage,
): Promise<void> {
  const panel = page.locator('.editor-panel')
  const stage = page.locator('.stage')
  await openPage(page, finger, index + 1)
  if (isMoved) {
    await finger.press(panel.getByRole('button', { name: 'Places' }))
    await finger.press(
      panel.getByRole('button', {
        name: ['Rice fields', 'Mango garden', 'Hills'][Math.floor(index / 2) - 1] ?? '',
        exact: true,
      }),
    )
  }
  await finger.press(page.getByRole('searchbox'))
  await page.keyboard.type(thing)
  await finger.press(panel.getByRole('button', { name: thing, exact: true }).first())
  await stage
    .getByRole('button', { name: new RegExp(thing) })
    .first()
    .waitFor()
  if (!isPosed) return
  await finger.press(stage.getByRole('button', { name: /Danu/ }).first())
  await finger.press(panel.getByRole('button', { name: 'Point', exact: true }))
  await finger.press(panel.getByRole('button', { name: 'Surprised', exact: true }))
}

/** All texts are typed in a row: Enter goes on. The names of the things become words to learn by themselves. */
async function write(page: Page, finger: Finger): Promise<void> {
  finger.begin('words')
  await finger.press(tab(page, 'words'))
  await openPage(page, finger, 1)
  const field = (language: string, number: number) =>
    page.getByRole('textbox', { name: `${language} text, page ${number}`, exact: true })
  await finger.press(field('Indonesian', 1))
  for (const [index, { id, en }] of PAGES.entries())
    for (const [language, text] of [
      ['Indonesian', id],
      ['English', en],
    ] as const) {
      await field(language, index + 1)
        .and(page.locator(':focus'))
        .waitFor()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
  await page.locator('.token[aria-pressed=true]', { hasText: 'corn' }).waitFor()
}

/** A voice for every text: one press each, then its words are tapped along. */
async function record(page: Page, finger: Finger): Promise<void> {
  finger.begin('voice, with the title')
  await finger.press(tab(page, 'voice'))
  await finger.press(page.getByRole('button', { name: /^Record the 18/ }))
  const button = page.getByRole('button', { name: /^Record (Indonesian|English)$/ })
  // One after the other: the texts of the page are no longer side by side.
  await button.nth(1).waitFor({ state: 'detached' })
  const taps = page.locator('.taps .tap')
  for (let done = 0; done < 2 * (PAGES.length + 1); done += 1) {
    await finger.press(button)
    await page.locator('.voice-panel [role=status]', { hasText: 'Taps jump' }).waitFor({ timeout: RECORDING_MS })
    const count = await taps.count()
    for (let word = 0; word < count; word += 1) await page.keyboard.press('Space')
    await taps.first().waitFor({ state: 'detached' })
  }
}

async function choosePlays(page: Page, finger: Finger): Promise<void> {
  finger.begin('games')
  await finger.press(tab(page, 'play'))
  for (const [index, { isPlayed }] of PAGES.entries()) {
    if (!isPlayed) continue
    await openPage(page, finger, index + 1)
    await finger.press(page.locator('.play-card', { hasText: 'filled' }).first())
    await page.locator('.play-card').first().waitFor({ state: 'detached' })
  }
}

async function share(page: Page, finger: Finger): Promise<void> {
  finger.begin('try, check and share')
  await finger.press(page.getByRole('button', { name: 'Try' }).first())
  await finger.press(page.getByRole('button', { name: 'Done', exact: true }))
  await page
    .getByRole('heading', { name: /Worth a look|Good/ })
    .first()
    .waitFor({ timeout: RECORDING_MS })
  await finger.press(
    page.getByRole('link', { name: 'Back to the book' }).or(page.getByRole('button', { name: 'Back to the book' })),
  )
  await finger.press(page.getByRole('button', { name: /This book: share/ }))
  await finger.press(page.locator('[role=dialog]').getByText('Share', { exact: true }))
  await finger.press(page.getByRole('button', { name: /Share with Class 1B/ }))
  await page.getByText('On the shelf of Class 1B.', { exact: true }).waitFor({ timeout: RECORDING_MS })
}
