import { CONTENT, type Licence, LICENCES } from '../../../src/content/pack/index.ts'
import { endingOf } from '../export/media.ts'
import type { ExportPage, Texts } from '../export/exportBook.ts'
import type { ImportedBook } from './importedBook.ts'

const NOT_SAID: Licence = 'LicenseRef-all-rights-reserved'

interface Line {
  readonly sound: number
  readonly startMs: 0
  readonly ms: number
  readonly words: readonly (readonly [string, number, number])[]
}

/** What is collected while page after page is written. */
interface Written {
  readonly files: Map<string, Uint8Array>
  readonly sounds: string[][]
  readonly lines: Record<string, Line>
}

/**
 * An imported book as the source folder of a pack: pack.json without hashes, book.json, speech.json, media. What the book did not have (an alt text, a
 * picture, a page in one of its languages) is left open; the check of packs names it.
 */
export function packFilesOf({ book }: Pick<ImportedBook, 'book'>): Map<string, Uint8Array> {
  const written: Written = { files: new Map(), sounds: [], lines: {} }
  const author = book.authors.join(', ')
  const titled = { ...book.cover, titles: book.titles }
  const pages = [titled, ...book.pages].map((page) => pageOf(page, book.languages, written))
  const [cover = {}, ...story] = pages
  const own = {
    title: book.titles,
    author,
    authorLine: { en: `by ${author}`, id: `oleh ${author}` },
    blurb: Object.keys(book.blurb).length > 0 ? book.blurb : book.titles,
    // A book without a cover of its own shows its first picture.
    pages: [{ image: story[0]?.['image'], ...cover }, ...story],
  }
  const isKnown = book.licence in LICENCES
  const manifest = {
    key: book.key,
    revision: book.revision,
    languages: book.languages,
    level: null,
    authors: book.authors.map((name) => ({ name })),
    licence: isKnown ? book.licence : NOT_SAID,
    credits: [...book.credits, ...(isKnown ? [] : [`Licence, as it stood in the book: ${book.licence}`])],
    made: { at: book.madeAt.slice(0, 10) },
  }
  const speech = { sounds: written.sounds, lines: written.lines }
  return new Map([
    ['pack.json', json(manifest)],
    ['book.json', json(own)],
    ['speech.json', json(speech)],
    ...written.files,
  ])
}

const json = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`)

function pageOf(page: ExportPage, languages: readonly ('en' | 'id')[], written: Written): Record<string, unknown> {
  const { id, number, picture, narration } = page
  const image = picture && `media/${id}.${endingOf(picture.type)}`
  if (picture && image !== undefined) written.files.set(image, picture.bytes)
  const audio: Record<string, string> = {}
  for (const language of languages) {
    const clip = narration[language]
    if (!clip) continue
    const file = `media/${language}/${id}.${endingOf(clip.type)}`
    audio[language] = `speech/pages/${language}/${id}`
    written.files.set(file, clip.bytes)
    written.lines[audio[language]] = {
      sound: written.sounds.length,
      startMs: 0,
      ms: clip.ms,
      words: clip.words.map(({ word, start, end }) => [word, start, end]),
    }
    written.sounds.push([file])
  }
  const texts = number === 0 ? {} : textsOf(page.texts)
  return {
    id,
    // Pages need no title; one in some of the languages only would be a fault.
    ...(languages.every((language) => page.titles[language] !== undefined) && { title: page.titles }),
    ...(image !== undefined && { image }),
    ...(Object.keys(audio).length > 0 && { audio }),
    illustration: { alt: page.alt },
    ...texts,
  }
}

function textsOf(texts: Texts<readonly string[]>): Record<string, unknown> {
  const written: Record<string, unknown> = {}
  for (const language of ['en', 'id'] as const) {
    const paragraphs = texts[language] ?? []
    if (paragraphs.length > 0) written[CONTENT[language]] = paragraphs.map((text) => ({ text }))
  }
  return written
}
