import { strFromU8, unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportBook } from '../../server/packs/export/index.ts'
import { oursAsExport } from './ours.ts'
import { BOOK_IDS } from '../../src/content/books.ts'
import { openBrowser, openInPlayer } from './player.ts'

const ACTIVE = '.swiper-slide-active .bloom-page'
/** Files that the player asks every book for; ours has none of them. */
const OPTIONAL = ['/book/.distribution', '/book/questions.json']

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Waits until two words of the page have been lit while its sound plays; answers them in order. */
async function litWords(page: Page): Promise<string[]> {
  const handle = await page.waitForFunction((active) => {
    // Kept in the page: a word is lit for a fifth of a second only.
    const seen: string[] = ((window as Window & { seenWords?: string[] }).seenWords ??= [])
    const sounds = [...document.querySelectorAll('audio')]
    const word = document.querySelector(`${active} .bloom-visibility-code-on .ui-audioCurrent`)
    const id = word?.id ?? ''
    if (id !== '' && sounds.some((sound) => !sound.paused && sound.currentTime > 0) && !seen.includes(id)) seen.push(id)
    const own = seen.filter((name) => document.querySelector(active)?.querySelector(`#${name}`))
    return own.length >= 2 ? own : undefined
  }, ACTIVE)
  return (await handle.jsonValue()) ?? []
}

describe('a BloomPUB in Bloom Player', () => {
  it.each([
    [1, 'en'],
    [4, 'id'],
  ] as const)(
    'shows all pages of book %i in %s, and marks words while they are spoken',
    async (bookId, language) => {
      const book = await oursAsExport(bookId)
      const file = await exportBook(book, { as: 'bloompub', language: 'both' })
      const { page, faults } = await openInPlayer(browser, file.bytes, language)
      for (const leaf of [book.cover, ...book.pages]) {
        await page.waitForSelector(`.swiper-slide-active #${leaf.id}`)
        const words = await litWords(page)
        const numbers = words.map((id) => Number(id.replace(`page${leaf.number}-${language}-`, '')))
        expect(numbers, `page ${leaf.number}`).toEqual(numbers.toSorted((a, b) => a - b))
        const shown = await page.locator(`${ACTIVE} [id="page${leaf.number}-${language}"]`).isVisible()
        const other = language === 'en' ? 'id' : 'en'
        const hidden = await page.locator(`${ACTIVE} [id="page${leaf.number}-${other}"]`).isVisible()
        expect([shown, hidden]).toEqual([true, false])
        const width = await page.locator(`${ACTIVE} img`).evaluate((image: HTMLImageElement) => image.naturalWidth)
        expect(width).toBeGreaterThan(1000)
        await page.locator('.swiper-button-next').dispatchEvent('click')
      }
      await page.waitForSelector('.swiper-slide-active #about')
      expect(await page.locator(ACTIVE).innerText()).toContain('MIT License')
      expect(
        await page.evaluate(() =>
          [...document.fonts].some(({ family, status }) => /Andika/.test(family) && status === 'loaded'),
        ),
      ).toBe(true)
      expect(faults.filter((fault) => !OPTIONAL.includes(fault))).toEqual([])
    },
    180_000,
  )

  it.each(BOOK_IDS)('has a time for each word of book %i, and a sound for each box that is read', async (bookId) => {
    const file = await exportBook(await oursAsExport(bookId), { as: 'bloompub', language: 'both' })
    const files = unzipSync(file.bytes)
    const html = strFromU8(files['index.htm'] ?? new Uint8Array())
    const boxes = [
      ...html.matchAll(/ id="(page\d+-\w+)" data-audio.*?data-audiorecordingendtimes="([^"]+)">(.*?)<\/div>/gs),
    ]
    expect(boxes.length).toBe(2 * (html.match(/class="bloom-page/g)?.length ?? 0) - 2)
    for (const [, id = '', times = '', text = ''] of boxes) {
      expect(Object.keys(files)).toContain(`audio/${id}.mp3`)
      expect(text.match(/bloom-highlightSegment/g)).toHaveLength(times.split(' ').length)
    }
  })
})
