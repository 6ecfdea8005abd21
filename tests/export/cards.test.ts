import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { editionOf } from '../../server/packs/export/edition.ts'
import type { ExportBook } from '../../server/packs/export/exportBook.ts'
import { cards } from '../../server/packs/export/print/cards.ts'
import { oursAsExport } from './ours.ts'

/** The picture of each word's card, by the word in the language. */
async function picturesOf(book: ExportBook, language: 'en' | 'id') {
  const { html, pictures } = await cards(editionOf(book, language))
  const found = html.matchAll(/<div class="card">(?:<img src="([^"]*)"[^>]*>)?<div class="word"[^>]*>([^<]*)/g)
  return new Map([...found].map(([, src = '', word = '']) => [word, { src, bytes: pictures.get(src) }]))
}

describe('the picture of a word card', { timeout: 120_000 }, () => {
  it.each([
    // Sprites of the page, and pictures of things alone; in Indonesian found by the English word beside it.
    [1, 'en', ['sun', 'house', 'duck', 'bubbles', 'durian', 'kitten']],
    [1, 'id', ['matahari', 'rumah', 'bebek', 'gelembung', 'durian', 'kucing']],
    [3, 'en', ['hands', 'feet', 'eyes', 'ears', 'heart', 'Mother Duck']],
    [4, 'id', ['Ayah', 'Ibu', 'mangga', 'biji']],
  ] as const)('shows the thing itself: book %i in %s', async (bookId, language, words) => {
    const found = await picturesOf(await oursAsExport(bookId), language)
    for (const word of words) expect([word, found.get(word)?.src]).toEqual([word, expect.stringMatching(/^thing-/)])
    // What is no thing is shown by its page.
    const others = [...found.values()].filter(({ src }) => !src.startsWith('thing-'))
    for (const { src, bytes } of others) {
      expect(src).toMatch(/^picture-\d+\.jpg$/)
      expect(bytes?.length).toBeGreaterThan(1000)
    }
  })

  it('is cut out of the page’s atlas as large as its sprite', async () => {
    const book = await oursAsExport(1)
    const sun = book.source?.pack.art.pages['p01']?.sprites.find(({ name }) => name === 'sun')?.frames.base
    const { bytes } = (await picturesOf(book, 'en')).get('sun') ?? {}
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([2 * (sun?.w ?? 0), 2 * (sun?.h ?? 0)])
    // Its corner is paper: the rest of the page is not there.
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(Math.min(...data.subarray(0, 3))).toBeGreaterThan(240)
  })

  it('is a part of the page where its play has a place for it', async () => {
    const book = await oursAsExport(1)
    const { source } = book
    if (!source) throw new Error('no pack')
    // Without sprites, as in books of others.
    const flat = { ...source, pack: { ...source.pack, art: { pages: {}, free: {} } } }
    const { bytes } = (await picturesOf({ ...book, source: flat }, 'en')).get('sun') ?? {}
    const { width, height } = await sharp(bytes).metadata()
    expect(width).toBeGreaterThan(100)
    expect(width).toBeLessThan(500)
    expect(height).toBeLessThan(400)
  })

  it('is the page where nothing more is known, as of a draft', async () => {
    const { source: _source, ...draft } = await oursAsExport(1)
    const found = await picturesOf(draft, 'en')
    expect(found.size).toBeGreaterThan(10)
    for (const { src } of found.values()) expect(src).toMatch(/^picture-/)
  })
})
