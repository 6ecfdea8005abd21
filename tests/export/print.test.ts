import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { exportBook, type ExportFormat } from '../../server/packs/export/index.ts'
import { plainText } from '../../src/content/markup.ts'
import { oursAsExport } from './ours.ts'
import { chromiumPath } from '../../tools/lib/chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'lumbung-print-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hasReader = spawnSync('pdftotext', ['-v']).error === undefined
if (!hasReader)
  console.warn('The text of PDFs was NOT tested: pdftotext is missing (Debian: apt-get install poppler-utils).')

async function print(bookId: number, as: ExportFormat, language: 'en' | 'id' | 'both'): Promise<string> {
  const file = await exportBook(await oursAsExport(bookId), { as, language, chromium: chromiumPath() })
  const path = join(folder, file.name)
  writeFileSync(path, file.bytes)
  return path
}

/** The text of one side of a sheet; `half` of a sheet that is folded. */
function textOf(path: string, side: number, half?: 'left' | 'right'): string {
  const crop = half === undefined ? [] : ['-x', half === 'left' ? '0' : '421', '-y', '0', '-W', '421', '-H', '600']
  const text = execFileSync('pdftotext', ['-f', `${side}`, '-l', `${side}`, '-nopgbrk', ...crop, path, '-'], {
    encoding: 'utf8',
  })
  return normal(text)
}

const normal = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
const sides = (path: string) =>
  Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [path], { encoding: 'utf8' }))?.[1])

describe.runIf(hasReader)('a printed book', () => {
  it.each([
    [1, 'en'],
    [3, 'id'],
  ] as const)('has the text of book %i in %s page after page', async (bookId, language) => {
    const book = await oursAsExport(bookId)
    const path = await print(bookId, 'pdf', language)
    expect(sides(path)).toBe(book.pages.length + 2)
    expect(textOf(path, 1)).toContain(book.titles[language])
    for (const page of book.pages) {
      const wanted = (page.texts[language] ?? []).map((text) => normal(plainText(text)))
      // The number of the page comes last, as it is read.
      expect(textOf(path, page.number + 1)).toBe(`${wanted.join(' ')} ${page.number}`)
    }
    expect(textOf(path, book.pages.length + 2)).toContain('MIT License')
  })

  it('has both languages on a page, the one after the other', async () => {
    const book = await oursAsExport(2)
    const path = await print(2, 'pdf', 'both')
    const page = book.pages[4]
    const [en = '', id = ''] = (['en', 'id'] as const).map((language) =>
      normal(plainText((page?.texts[language] ?? []).join(' '))),
    )
    const left = en.split(' ').slice(0, 3).join(' ')
    const right = id.split(' ').slice(0, 3).join(' ')
    const text = textOf(path, 6)
    expect(text.indexOf(left)).toBeGreaterThanOrEqual(0)
    expect(text.indexOf(right)).toBeGreaterThan(text.indexOf(left))
  })

  it('reads in order once the booklet is folded', async () => {
    const book = await oursAsExport(4)
    const path = await print(4, 'booklet', 'id')
    const count = 2 * sides(path)
    expect(count % 4).toBe(0)
    const read: string[] = []
    // As a folded booklet is read: the sheets from the outside in, then from the inside out.
    for (let place = 0; place < count; place += 1) {
      const sheet = Math.floor(Math.min(place, count - 1 - place) / 2)
      const isFirstHalf = place < count / 2
      const isFront = (place % 2 === 0) === isFirstHalf
      read[place] = textOf(path, 2 * sheet + (isFront ? 1 : 2), place % 2 === 0 ? 'right' : 'left')
    }
    expect(read[0]).toContain(book.titles.id)
    for (const page of book.pages) {
      const wanted = normal(plainText((page.texts.id ?? []).join(' ')))
      expect(read[page.number]).toBe(`${wanted} ${page.number}`)
    }
    expect(read.slice(book.pages.length + 1, -1).every((text) => text === '')).toBe(true)
    expect(read.at(-1)).toContain('MIT License')
  })

  it('has a card for each word to be learned, and for the letters they begin with', async () => {
    const path = await print(1, 'cards', 'both')
    const text = Array.from({ length: sides(path) }, (_, index) => textOf(path, index + 1)).join(' ')
    for (const word of ['sun', 'matahari', 'kitten', 'kucing', 'Aa', 'Tt', 'Pp']) expect(text).toContain(word)
  })
})

describe('printing', () => {
  it('is refused with a sentence where there is no browser, or one that fails', async () => {
    const book = await oursAsExport(1)
    await expect(exportBook(book, { as: 'pdf', language: 'en' })).rejects.toThrow('PDF needs Chrome or Chromium')
    await expect(exportBook(book, { as: 'pdf', language: 'en', chromium: '/bin/false' })).rejects.toThrow(
      'Chromium could not print this book.',
    )
  })
})
