import { LANGUAGES, type Language } from '../../game/language.ts'
import { plainText } from '../markup.ts'
import { appPaths, mapTexts } from './paths.ts'
import type { PackSpeech } from './schema.ts'

/** What a pack's content is made into: the book of this number, in these languages. */
export interface Installing {
  readonly number: number
  readonly key: string
  readonly languages: readonly Language[]
  /** Where its files answer, as in `/packs/…/`: what a picture or a sound is called in the pack follows. Without it they lie where ours do. */
  readonly media?: string
  /** The places of its activities by their keys, from 1; in their order where it is left out. */
  readonly places?: ReadonlyMap<string, number>
}

type Fields = Readonly<Record<string, unknown>>

/** Keys of a page's text, by language (SPEC section 3). */
export const CONTENT = { en: 'content-en', id: 'content-in' } as const satisfies Record<Language, string>

/** What a page without an instruction says: it is only looked at. */
const LOOK = { en: 'Look at the picture.', id: 'Lihat gambarnya.' }

/** Whether a value is an object with fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value has one entry a language and nothing else. */
export function isLocal(value: unknown): value is Partial<Record<Language, unknown>> {
  const names = isFields(value) ? Object.keys(value) : []
  return names.length > 0 && names.every((name) => LANGUAGES.some((language) => language === name))
}

/**
 * A pack's book.json as the app has books: paths, ids and numbers of its own, every text in both languages (a language that the pack has not is a
 * copy of the other), and what may be left out filled in. Never throws: what is faulty stays faulty.
 */
export function installedBook(book: unknown, installing: Installing): unknown {
  if (!isFields(book)) return book
  const { pages } = book
  const list = Array.isArray(pages) ? pages.map((page, index) => installedPage(page, index, book, installing)) : pages
  const whole = inBoth(
    mapTexts({ ...book, pages: undefined }, appPaths(installing.number, installing.media)),
    installing.languages,
  )
  return {
    music: null,
    talkAboutIt: { en: [], id: [] },
    ...(isFields(whole) ? whole : {}),
    id: installing.number,
    key: installing.key,
    pageCount: Array.isArray(pages) ? pages.length - 1 : 0,
    pages: list,
  }
}

/** One page as the app has it; `index` 0 is the cover. */
export function installedPage(page: unknown, index: number, book: Fields, installing: Installing): unknown {
  if (!isFields(page)) return page
  const own = inBoth(mapTexts(page, appPaths(installing.number, installing.media)), installing.languages)
  if (!isFields(own)) return own
  if (index === 0) {
    const authorLine = inBoth(book['authorLine'], installing.languages)
    return { author: book['author'], authorLine, audio: null, ...own, pageNumber: 0 }
  }
  const id = typeof page['id'] === 'string' ? `b${installing.number}-${page['id']}` : page['id']
  return { ...usual(own, index, installing.number), ...own, id, pageNumber: index }
}

/** What a page says if its author left it out. */
function usual(page: Fields, index: number, number: number): Fields {
  const type = page['interactionType'] ?? null
  const hasInteraction = type !== null
  // A name that no list has: the reader says nothing there.
  const silent = (folder: string) => ({
    en: `/audio/books/book${number}/${folder}/en/none.mp3`,
    id: `/audio/books/book${number}/${folder}/id/none.mp3`,
  })
  return {
    title: { en: `Page ${index}`, id: `Halaman ${index}` },
    audio: null,
    narration: { en: spokenText(page, 'en'), id: spokenText(page, 'id') },
    instruction: LOOK,
    instructionAudio: silent('prompt'),
    music: null,
    interactionType: type,
    hasInteraction,
    hasActivity: hasInteraction,
    isCounting: false,
    isOrdinal: false,
  }
}

/** A page's text without markup, its paragraphs in a row. */
export function spokenText(page: Fields, language: Language): string {
  const paragraphs = page[CONTENT[language]]
  const texts = Array.isArray(paragraphs) ? paragraphs.map((paragraph) => Object(paragraph)['text']) : []
  return texts
    .filter((text): text is string => typeof text === 'string')
    .map((text) => plainText(text))
    .join(' ')
}

/** A pack's activities.json as the app has it. The ids are number × 100 + place. Never throws. */
export function installedActivities(activities: unknown, installing: Installing): unknown {
  if (!isFields(activities)) return activities
  const list = activities['postActivities']
  if (!Array.isArray(list)) return activities
  return {
    bookId: installing.number,
    postActivities: list.map((activity, index) => installedActivity(activity, index, installing)),
  }
}

/** One activity as the app has it; `index` from 0. */
export function installedActivity(
  activity: unknown,
  index: number,
  { number, languages, media, places }: Installing,
): unknown {
  const own = inBoth(mapTexts(activity, appPaths(number, media)), languages)
  if (!isFields(own)) return own
  const place = places?.get(String(own['key'])) ?? index + 1
  const instructionAudio = {
    en: `/audio/books/book${number}/post/en/none.mp3`,
    id: `/audio/books/book${number}/post/id/none.mp3`,
  }
  return { instructionAudio, ...own, id: number * 100 + place }
}

/** A pack's art.json as the app has it. */
export function installedArt(art: unknown, { number, media }: Pick<Installing, 'number' | 'media'>): unknown {
  const own = mapTexts(art, appPaths(number, media))
  if (!isFields(own) || !isFields(own['pages'])) return own
  const pages = Object.entries(own['pages']).map(([id, picture]) => [`b${number}-${id}`, picture])
  return { ...own, pages: Object.fromEntries(pages) }
}

/** A line as the app's lists of sounds have it: file, start and length in ms, and for narrations the times of words. */
type InstalledLine = readonly [
  file: number,
  startMs: number,
  ms: number,
  words?: readonly (readonly [string, number, number])[],
]

/**
 * A pack's speech.json as the app has lists of sounds: files without their endings, and lines by the names that the installed book says. Each file is
 * called after the first of its formats.
 */
export function installedSpeech(
  { sounds, lines }: PackSpeech,
  { number, media = '' }: Pick<Installing, 'number' | 'media'>,
): { readonly files: readonly string[]; readonly lines: Readonly<Record<string, InstalledLine>> } {
  const toApp = appPaths(number)
  return {
    files: sounds.map(([first = '']) => `${media}${first.replace(/\.[a-z0-9]+$/, '')}`),
    lines: Object.fromEntries(
      Object.entries(lines).map(([name, { sound, startMs, ms, words }]) => [
        toApp(name),
        words ? [sound, startMs, ms, words] : [sound, startMs, ms],
      ]),
    ),
  }
}

/** A copy in which what is in one language only is in both. */
function inBoth(value: unknown, languages: readonly Language[]): unknown {
  if (Array.isArray(value)) return value.map((inner) => inBoth(inner, languages))
  if (!isFields(value)) return value
  const own = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inBoth(inner, languages)]))
  const [only, ...others] = languages
  if (only === undefined || others.length > 0) return own
  if (isLocal(own)) return fill(own, only, { en: 'en', id: 'id' })
  return CONTENT[only] in own ? fill(own, only, CONTENT) : own
}

/** What the one language says, in all of them. */
function fill(own: Fields, only: Language, names: Readonly<Record<Language, string>>): Fields {
  const text = own[names[only]]
  if (text === undefined) return own
  return { ...own, ...Object.fromEntries(LANGUAGES.map((language) => [names[language], text])) }
}
