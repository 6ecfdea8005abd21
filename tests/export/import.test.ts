import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportBook, type ExportBook } from '../../server/packs/export/index.ts'
import { importBook } from '../../server/packs/import/index.ts'
import { plainText } from '../../src/content/markup.ts'
import { BOOK_IDS } from '../../src/content/books.ts'
import { oursAsExport } from './ours.ts'

/** Ten times what it takes on an idle machine; what grows with the square of the length would take minutes. */
const LIMIT_MS = 8000

const bare = (word: string) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** All that must come back of a page: its words with their times, its sound, whether it has a picture, and what that shows. */
function facts(book: ExportBook) {
  return [book.cover, ...book.pages].map((page) => ({
    number: page.number,
    hasPicture: page.picture !== undefined,
    languages: (['en', 'id'] as const).map((language) => ({
      text: (page.texts[language] ?? []).filter((text) => !text.includes('{name}')).map((text) => plainText(text)),
      bold: (page.texts[language] ?? []).flatMap((text) =>
        [...text.matchAll(/<b>(.*?)<\/b>/g)].map(([, word]) => word),
      ),
      alt: page.alt[language],
      ms: page.narration[language]?.ms,
      sound: Buffer.from(page.narration[language]?.bytes ?? []).toString('base64').length,
      words: page.narration[language]?.words.map(({ word, start, end }) => [bare(word), start, end]),
    })),
  }))
}

describe.each(BOOK_IDS)('book %i, exported and imported', (bookId) => {
  it.each(['epub', 'bloompub'] as const)('loses no word, picture, narration or time by %s', async (as) => {
    const book = await oursAsExport(bookId)
    const file = await exportBook(book, { as, language: 'both' })
    const { book: back, losses, mayChange } = await importBook(file.bytes)
    expect(facts(back)).toEqual(facts(book))
    expect(back.titles).toEqual(book.titles)
    expect(back.languages).toEqual(book.languages)
    expect(back.authors).toEqual(book.authors)
    expect(back.licence).toBe(book.licence)
    expect(back.blurb).toEqual(book.blurb)
    for (const credit of book.credits) expect(back.credits.join(' ')).toContain(credit)
    expect(losses.map(({ code }) => code)).toEqual(['layout', 'about'])
    expect(mayChange).toBe(true)
  })
})

describe('a foreign EPUB', () => {
  let picture: Uint8Array
  let sound: Uint8Array

  beforeAll(async () => {
    const { cover } = await oursAsExport(1)
    picture = cover.picture?.bytes ?? new Uint8Array()
    sound = cover.narration.en?.bytes ?? new Uint8Array()
  })

  const opf = (
    more = '',
  ) => `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">x</dc:identifier><dc:title>The Fox &amp; I</dc:title>
<dc:language>en-GB</dc:language><dc:creator>A. Writer</dc:creator><dc:rights>https://creativecommons.org/licenses/by-nd/4.0/</dc:rights>${more}</metadata>
<manifest><item id="c1" href="text/one%20two.xhtml" media-type="application/xhtml+xml" media-overlay="o1"/>
<item id="o1" href="o1.smil" media-type="application/smil+xml"/><item id="p" href="a.webp" media-type="image/webp"/></manifest>
<spine><itemref idref="c1"/></spine></package>`

  const epub = (body: string, more: Zippable = {}) =>
    zipSync({
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': strToU8(
        '<container><rootfiles><rootfile full-path="OPS/p.opf"/></rootfiles></container>',
      ),
      'OPS/p.opf': strToU8(opf()),
      'OPS/a.webp': picture,
      'OPS/s.mp3': sound,
      'OPS/o1.smil': strToU8(
        '<smil><body><par><text src="text/one%20two.xhtml#s1"/><audio src="s.mp3" clipBegin="0:00:00.5" clipEnd="900ms"/></par></body></smil>',
      ),
      'OPS/text/one two.xhtml': strToU8(
        `<html xmlns="http://www.w3.org/1999/xhtml"><head><title/><script src="https://evil.example/x.js"/></head><body>${body}</body></html>`,
      ),
      ...more,
    })

  it('that flows becomes pages, one for each picture; all that is lost is named', async () => {
    const file = epub(`<h1>One</h1><p>Start <span id="s1">of all</span>.</p>
<img src="../a.webp" alt="A fox"/><p onclick="x()">Hello &amp; <strong>good</strong> <i>day</i>, <a href="https://example.org/">friend</a>.</p>
<p lang="fr">Bonjour</p><p lang="id">Halo</p><img src="https://example.org/b.png"/><p>End<br/>of it</p><video src="x.mp4"/>`)
    const { book, losses, mayChange } = await importBook(file)
    expect(book.pages.map(({ texts }) => texts)).toEqual([
      { en: ['One', 'Start of all.'] },
      { en: ['Hello & <b>good</b> day, friend.'], id: ['Halo'] },
      { en: ['End', 'of it'] },
    ])
    expect(book.titles).toEqual({ en: 'The Fox & I' })
    expect(book.pages.map((page) => page.picture !== undefined)).toEqual([false, true, false])
    expect(book.pages[1]?.alt).toEqual({ en: 'A fox' })
    expect(book.pages[0]?.narration.en).toMatchObject({ type: 'audio/mpeg', ms: 900, words: [] })
    expect(new Set(losses.map(({ code }) => code))).toEqual(
      new Set(['layout', 'remote', 'language', 'film', 'remoteFile', 'wordTimes']),
    )
    expect(losses.every(({ message, place }) => message.en !== '' && message.id !== '' && place !== '')).toBe(true)
    expect(JSON.stringify(book.pages.map(({ texts }) => texts))).not.toContain('example.org')
    expect([book.licence, mayChange]).toEqual(['CC-BY-ND-4.0', false])
  })

  it.each([
    [
      'This work is licensed under a Creative Commons Attribution-ShareAlike 3.0 Unported License.',
      'CC-BY-SA-3.0',
      true,
    ],
    ['the Attribution-NonCommercial-NoDerivs 2.0 license', 'CC-BY-NC-ND-2.0', false],
    ['(CC BY-NC-SA 4.0)', 'CC-BY-NC-SA-4.0', true],
    ['http://creativecommons.org/licenses/by-nc/3.0/', 'CC-BY-NC-3.0', true],
    ['All rights reserved', 'All rights reserved', false],
    ['', 'LicenseRef-unknown', false],
  ])('under the licence “%s” is %s', async (rights, licence, mayChange) => {
    const words = opf().replace(/<dc:rights>.*<\/dc:rights>/, `<dc:rights>${rights}</dc:rights>`)
    const draft = await importBook(epub('<p>a</p>', { 'OPS/p.opf': strToU8(words) }))
    expect([draft.book.licence, draft.mayChange]).toEqual([licence, mayChange])
  })

  it('names scripts, also in the page', async () => {
    const { book, losses } = await importBook(epub('<p>a</p><script>alert("<p>no</p>")</script>'))
    expect(losses.map(({ code }) => code)).toContain('script')
    expect(JSON.stringify(book.pages)).not.toContain('alert')
  })

  it.each([
    ['200,000 open links', '<a href="#x">'.repeat(200_000)],
    ['deep nesting', '<div>'.repeat(5000)],
    ['an entity bomb', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><p>&b;</p>'],
    ['3 million letters', 'x'.repeat(3_000_001)],
  ])('is refused in seconds: %s', async (_, body) => {
    const file = epub(body)
    const begun = performance.now()
    await expect(importBook(file)).rejects.toMatchObject({
      name: 'ImportError',
      message: expect.stringContaining('refused'),
    })
    expect(performance.now() - begun).toBeLessThan(LIMIT_MS)
  })

  it.each([
    ['a sound for each of 190 boxes in one another', `${'<div id="a">'.repeat(190)}<p>${'a '.repeat(1_400_000)}</p>`],
    [
      '100,000 pictures that are missing',
      Array.from({ length: 100_000 }, (_, at) => `<img src="${at}.png"/>`).join('a'),
    ],
    ['400,000 signs of a dash', `<p>${'– '.repeat(200_000)}a</p>`],
    ['a million bold letters', `<p>${'<b>a</b> '.repeat(100_000)}</p>`],
  ])('is read in seconds: %s', async (_, body) => {
    const file = epub(body)
    const begun = performance.now()
    const { book } = await importBook(file)
    expect(book.pages.length).toBeGreaterThan(0)
    expect(performance.now() - begun).toBeLessThan(LIMIT_MS)
  })

  it('that names one long page a thousand times is read once', async () => {
    const spine = '<itemref idref="c1"/>'.repeat(1000)
    const words = opf().replace('<itemref idref="c1"/>', spine)
    const { book } = await importBook(epub(`<p>${'a '.repeat(500_000)}</p>`, { 'OPS/p.opf': strToU8(words) }))
    expect(book.pages).toHaveLength(1)
  })

  it.each([
    ['no zip', () => strToU8('hello')],
    ['half a zip', () => epub('<p>a</p>').slice(0, 20_000)],
    ['a zip of something else', () => zipSync({ 'a.txt': strToU8('a') })],
    ['names that leave the folder', () => zipSync({ '../a.htm': strToU8('a') })],
    ['two names that differ in case', () => zipSync({ 'a.htm': strToU8('a'), 'A.htm': strToU8('a') })],
    ['protection', () => epub('<p>a</p>', { 'META-INF/rights.xml': strToU8('<rights/>') })],
    ['no pages', () => epub('<p>a</p>', { 'OPS/p.opf': strToU8('<package/>') })],
    ['nothing to read', () => epub('<div></div>')],
    ['another language', () => epub('<p>a</p>', { 'OPS/p.opf': strToU8(opf().replace('en-GB', 'fr')) })],
  ])('with %s is refused with a sentence', async (_, file) => {
    await expect(importBook(file())).rejects.toMatchObject({
      name: 'ImportError',
      sentence: { en: expect.stringMatching(/\.$/), id: expect.stringMatching(/\.$/) },
    })
  })

  it('says which of its files are missing, and plays without them', async () => {
    const files = unzipSync(epub('<p>a</p><img src="../a.webp"/>'))
    delete files['OPS/a.webp']
    const { book, losses } = await importBook(zipSync(files))
    expect(losses).toContainEqual(expect.objectContaining({ code: 'missing', place: 'OPS/a.webp' }))
    expect(book.pages.map(({ texts }) => texts.en)).toContainEqual(['a'])
  })
})
