import { loadBook } from '../../../../content/books.ts'
import { type Book, isCover, type Page, plainText } from '../../../../content/index.ts'
import { compositionSchema } from '../../../../content/kit/index.ts'
import { mediaUrl } from '../../../../game/media.ts'
import type { Language } from '../../../../game/language.ts'
import { emptyPage } from '../draft/edits.ts'
import { DRAFT_FORMAT, type Draft, type DraftPage } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'

/** Who made our own books; named in every retelling. */
const OUR_MAKERS = 'Lingkar Cerita Padi'
const OUR_CREDIT = 'Story and pictures: Lumbung (MIT)'

interface Wanted {
  readonly bookId: number
  readonly key: string
  readonly languages: readonly Language[]
  readonly level: Draft['level']
  /** The teacher who tells it again. */
  readonly author: string
}

/**
 * One of our own books as a draft to be told again: its pictures and its words, without voice and games, which the teacher makes her own. Rejects where
 * the book cannot be loaded, or there is no space.
 */
export async function retelling(wanted: Wanted, media: Pick<DraftMedia, 'put'>): Promise<Draft> {
  const book = await loadBook(wanted.bookId)
  if (!book) throw new Error(`there is no book ${wanted.bookId}`)
  const [cover, ...pages] = await inTurn(book.pages, (page) => retoldPage(page, book, wanted.languages, media))
  if (!cover) throw new Error(`book ${wanted.bookId} has no cover`)
  return {
    format: DRAFT_FORMAT,
    key: wanted.key,
    languages: [...wanted.languages],
    level: wanted.level,
    authors: [
      { name: OUR_MAKERS, role: 'text' },
      ...(wanted.author === '' ? [] : [{ name: wanted.author, role: 'text' }]),
    ],
    licence: 'CC-BY-SA-4.0',
    credits: [OUR_CREDIT],
    pages: [cover, ...pages],
    activities: [],
  }
}

async function retoldPage(
  page: Page,
  book: Book,
  languages: readonly Language[],
  media: Pick<DraftMedia, 'put'>,
): Promise<DraftPage> {
  const picture = await pictureOf(page.image)
  const name = await media.put(picture)
  const { alt } = page.illustration
  const words = Object.fromEntries(languages.map((language) => [language, textOf(page, book, language)]))
  return {
    ...emptyPage(isCover(page) ? 'cover' : `p${String(page.pageNumber).padStart(2, '0')}`),
    picture: compositionSchema.parse({ place: 'none', photo: { file: `media/${name}.webp`, alt } }),
    photo: { media: name, type: 'image/webp', width: 1280, height: 800, people: 'none' },
    alt,
    words,
  }
}

const KEYS = { en: 'content-en', id: 'content-in' } as const

/** The words of a page without markup, a paragraph a line; of the cover the title. */
function textOf(page: Page, book: Book, language: Language): string {
  if (isCover(page)) return book.title[language]
  return page[KEYS[language]].map(({ text }) => plainText(text)).join('\n')
}

async function pictureOf(path: string): Promise<Blob> {
  const answer = await fetch(mediaUrl(path))
  if (!answer.ok) throw new Error(`The picture ${path} could not be loaded (${answer.status})`)
  return answer.blob()
}

/** One after the other: a whole book of pictures at once would be too much for a phone. */
async function inTurn<From, To>(list: readonly From[], make: (one: From) => Promise<To>): Promise<To[]> {
  const made: To[] = []
  for (const one of list) made.push(await make(one))
  return made
}
