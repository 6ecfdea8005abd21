import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSpeech, type SpeechLines } from '../../src/content/audio.ts'
import { loadBook } from '../../src/content/books.ts'
import { isCover, textOf } from '../../src/content/page.ts'
import type { Book, Page } from '../../src/content/schema.ts'
import type { ExportBook, ExportPage } from '../../server/packs/export/index.ts'
import { LANGUAGES, type Language } from '../../src/game/language.ts'

const PUBLIC = join(import.meta.dirname, '..', '..', 'public')
/** Raise both when a book has changed: readers replace an older file by a newer one. */
const REVISION = 1
const MADE_AT = '2026-11-23T00:00:00Z'
/** Who made the books whose author is the reader. */
const MAKERS = 'Lingkar Cerita Padi'

const CREDITS = [
  'Story and pictures: Lumbung',
  'Voices: Kokoro-82M by hexgrad (Apache-2.0), made from readings of the corpus koniwa (CC BY 3.0)',
]

/** One of the bundled books, ready to be exported; its files are read from `public`. Throws where there is no such book or a file is missing. */
export async function oursAsExport(bookId: number): Promise<ExportBook> {
  const book = await loadBook(bookId)
  if (!book) throw new Error(`There is no book ${bookId}.`)
  const speech = await loadSpeech(bookId)
  const [cover, ...pages] = await Promise.all(book.pages.map((page) => pageOf(page, speech)))
  if (!cover) throw new Error(`Book ${bookId} has no cover.`)
  return {
    key: `lumbung.${book.key}`,
    revision: REVISION,
    madeAt: MADE_AT,
    titles: book.title,
    languages: LANGUAGES,
    authors: [authorOf(book)],
    licence: 'MIT',
    credits: CREDITS,
    blurb: book.blurb,
    level: null,
    cover,
    pages,
  }
}

const authorOf = ({ author }: Book) => (author.includes('{name}') ? MAKERS : author)

async function pageOf(page: Page, speech: SpeechLines): Promise<ExportPage> {
  const texts = (language: Language) =>
    isCover(page) ? [page.title[language], page.authorLine[language]] : textOf(page, language)
  const narration: Partial<Record<Language, Awaited<ReturnType<typeof narrationOf>>>> = {}
  for (const language of LANGUAGES) {
    if (page.audio) narration[language] = await narrationOf(page.audio[language], speech)
  }
  return {
    id: page.id,
    number: page.pageNumber,
    titles: page.title,
    texts: { en: texts('en'), id: texts('id') },
    picture: { bytes: await readFile(join(PUBLIC, page.image)), type: 'image/webp' },
    alt: page.illustration.alt,
    narration,
  }
}

/** The clip of a page. Each of ours is a file of its own; a piece of a longer one could not be exported as it is. */
async function narrationOf(path: string, speech: SpeechLines) {
  const clip = speech.speech(path)
  if (!clip) throw new Error(`${path} was never made: run npm run audio.`)
  if (clip.startMs !== 0) throw new Error(`${path} is a piece of a longer file.`)
  const bytes = await readFile(join(PUBLIC, `${clip.src}.mp3`))
  return { bytes, type: 'audio/mpeg', ms: clip.ms, words: speech.times(path) }
}
