import { createHash } from 'node:crypto'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exportBook } from '../../server/packs/export/index.ts'
import { oursAsExport } from './ours.ts'
import { BOOK_IDS } from '../../src/content/books.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(BOOK_IDS)('book %i as EPUB', (bookId) => {
  it.each(['en', 'id', 'both'] as const)('is valid in %s: no error, no warning', async (language) => {
    const file = await exportBook(await oursAsExport(bookId), { as: 'epub', language })
    const { messages, errorCount, warningCount, fatalCount } = await EpubCheck.validate(file.bytes)
    const faults = messages.filter(({ severity }) => ['fatal', 'error', 'warning'].includes(severity))
    expect(faults).toEqual([])
    expect([fatalCount, errorCount, warningCount]).toEqual([0, 0, 0])
  })
})

describe('an EPUB', () => {
  it('has the same bytes each time, in any time zone', async () => {
    const book = await oursAsExport(2)
    const first = await exportBook(book, { as: 'epub', language: 'both' })
    const zone = process.env['TZ']
    process.env['TZ'] = 'Asia/Jakarta'
    const second = await exportBook(book, { as: 'epub', language: 'both' })
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
    expect(sha256(second.bytes)).toBe(sha256(first.bytes))
  })

  it('reads every word of every page in both languages, without gaps, to the end of the sound', async () => {
    const book = await oursAsExport(3)
    const files = unzipSync((await exportBook(book, { as: 'epub', language: 'both' })).bytes)
    for (const page of book.pages) {
      const name = `page-${String(page.number).padStart(2, '0')}`
      const smil = strFromU8(files[`EPUB/overlays/${name}.smil`] ?? new Uint8Array())
      const xhtml = strFromU8(files[`EPUB/pages/${name}.xhtml`] ?? new Uint8Array())
      for (const language of book.languages) {
        const narration = page.narration[language]
        const clips = [
          ...smil.matchAll(
            new RegExp(`#(${language}-\\d+)"/><audio src="([^"]+)" clipBegin="([\\d.]+)s" clipEnd="([\\d.]+)s"`, 'g'),
          ),
        ]
        const starts = narration?.words.map(({ start }) => start) ?? []
        // The first clip begins with the sound, not with the word.
        expect(clips.map(([, , , begin]) => Math.round(Number(begin) * 1000))).toEqual([0, ...starts.slice(1)])
        expect(clips.map(([, , , , end]) => Math.round(Number(end) * 1000))).toEqual([
          ...starts.slice(1),
          narration?.ms,
        ])
        for (const [, id] of clips) expect(xhtml).toContain(`id="${id}"`)
        const sound = files[`EPUB/audio/${name}-${language}.mp3`]
        expect(sound && Buffer.from(sound).equals(Buffer.from(narration?.bytes ?? []))).toBe(true)
      }
    }
  })

  it('names licence, credits, and what it offers to those who cannot see or hear', async () => {
    const book = await oursAsExport(1)
    const files = unzipSync((await exportBook(book, { as: 'epub', language: 'id' })).bytes)
    const opf = strFromU8(files['EPUB/package.opf'] ?? new Uint8Array())
    const about = strFromU8(files['EPUB/pages/about.xhtml'] ?? new Uint8Array())
    for (const text of [opf, about]) {
      expect(text).toContain('MIT License')
      expect(text).toContain(book.authors[0])
      expect(text).toContain(book.credits[1])
    }
    for (const feature of ['alternativeText', 'synchronizedAudioText', 'pageNavigation']) expect(opf).toContain(feature)
    expect(opf).toContain('<dc:language>id</dc:language>')
    expect(opf).not.toContain('<dc:language>en</dc:language>')
  })

  it('is not made in a language that the book does not have', async () => {
    const book = { ...(await oursAsExport(1)), languages: ['id'] as const }
    await expect(exportBook(book, { as: 'epub', language: 'en' })).rejects.toThrow('This book is not in en')
  })

  it('stays valid with markup, odd letters and nothing but text in the book', async () => {
    const ours = await oursAsExport(1)
    const page = {
      id: 'p"1<>',
      number: 1,
      titles: { id: 'Judul & <i>lain</i>' },
      texts: { id: ['<b>Bukan</b>main <script>alert(1)</script> & "kutip" \u0000 – ŝĝ', 'Baris 2'] },
      alt: {},
      narration: {},
    }
    const book = { ...ours, languages: ['id'] as const, pages: [page], cover: { ...ours.cover, narration: {} } }
    const file = await exportBook(book, { as: 'epub', language: 'both' })
    const { messages } = await EpubCheck.validate(file.bytes)
    expect(messages.filter(({ severity }) => severity !== 'usage' && severity !== 'info')).toEqual([])
    const xhtml = strFromU8(unzipSync(file.bytes)['EPUB/pages/page-01.xhtml'] ?? new Uint8Array())
    expect(xhtml).toContain('&lt;script&gt;')
    expect(Object.keys(unzipSync(file.bytes))).toContain('EPUB/fonts/andika-latin-ext-400-normal.woff2')
  })

  it('refuses a picture that cannot be decoded, and a sound that readers do not play, with a sentence', async () => {
    const ours = await oursAsExport(1)
    const broken = { ...ours.cover, picture: { bytes: new Uint8Array(50), type: 'image/webp' } }
    await expect(exportBook({ ...ours, cover: broken }, { as: 'epub', language: 'en' })).rejects.toThrow(
      'A picture of this book cannot be read.',
    )
    const narration = { en: { bytes: new Uint8Array(50), type: 'audio/webm', ms: 10, words: [] } }
    await expect(
      exportBook({ ...ours, cover: { ...ours.cover, narration } }, { as: 'epub', language: 'en' }),
    ).rejects.toThrow('audio/webm cannot be exported')
  })
})
