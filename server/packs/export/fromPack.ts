import { CONTENT, type Pack } from '../../../src/content/pack/index.ts'
import {
  type BookLanguage,
  type ExportBook,
  ExportError,
  type ExportPage,
  type MediaFile,
  type Narration,
  type Texts,
} from './exportBook.ts'

/** Formats of sounds in the order in which other readers know them. */
const SOUND_TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.mp3', 'audio/mpeg'],
  ['.m4a', 'audio/mp4'],
  ['.ogg', 'audio/ogg; codecs=opus'],
]
/** Packs that do not say when they were made count as made then; the same pack gives the same bytes. */
const UNKNOWN_DAY = '2026-01-01'

type Page = Pack['book']['pages'][number]
type StoryPage = Exclude<Page, Pack['book']['pages'][0]>
type MediaReader = (path: string) => Promise<Uint8Array>

/** A checked pack as the exports read it; `media` gives the bytes of its files. Throws `ExportError` with a sentence where other readers could not play what it has. */
export async function exportBookOf(
  { manifest, book, speech }: Pick<Pack, 'manifest' | 'book' | 'speech'>,
  media: MediaReader,
): Promise<ExportBook> {
  const { languages } = manifest
  const authorLine = book.authorLine
  const pages: ExportPage[] = []
  for (const [number, page] of book.pages.entries()) {
    pages.push({
      id: page.id,
      number,
      titles: given(page.title),
      texts: inLanguages(languages, (language) =>
        number === 0 ? [page.title?.[language] ?? '', authorLine[language] ?? ''] : paragraphsOf(page, language),
      ),
      picture: await pictureOf(page.image, media),
      alt: given(page.illustration.alt),
      narration: await narrationsOf(page, { speech, languages, media }),
    })
  }
  const [cover, ...story] = pages
  if (!cover) throw new ExportError('This book has no cover.')
  return {
    key: manifest.key,
    revision: manifest.revision,
    madeAt: `${manifest.made?.at ?? UNKNOWN_DAY}T00:00:00Z`,
    titles: given(manifest.title),
    languages,
    authors: manifest.authors.map(({ name }) => name),
    licence: manifest.licence,
    credits: manifest.credits,
    blurb: given(book.blurb),
    level: manifest.level,
    cover,
    pages: story,
  }
}

/** The languages that a text is in. */
function given(text: { readonly [Language in BookLanguage]?: string | undefined } = {}): Texts {
  return Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined))
}

function inLanguages<Value>(
  languages: readonly BookLanguage[],
  valueOf: (language: BookLanguage) => Value,
): Texts<Value> {
  return Object.fromEntries(languages.map((language) => [language, valueOf(language)]))
}

function paragraphsOf(page: Page, language: BookLanguage): string[] {
  const paragraphs = page.id === 'cover' ? undefined : (page as StoryPage)[CONTENT[language]]
  return (paragraphs ?? []).map(({ text }) => text)
}

async function pictureOf(path: string, media: MediaReader): Promise<MediaFile> {
  const ending = path.slice(path.lastIndexOf('.') + 1).replace('jpg', 'jpeg')
  return { bytes: await media(path), type: `image/${ending}` }
}

interface Spoken {
  readonly speech: Pack['speech']
  readonly languages: readonly BookLanguage[]
  readonly media: MediaReader
}

async function narrationsOf(page: Page, { speech, languages, media }: Spoken): Promise<Texts<Narration>> {
  const found: Partial<Record<BookLanguage, Narration>> = {}
  for (const language of languages) {
    const name = page.audio?.[language]
    const line = name === undefined ? undefined : speech.lines[name]
    if (!line) continue
    const files = speech.sounds[line.sound] ?? []
    const chosen = SOUND_TYPES.flatMap(([ending, type]) => {
      const path = files.find((file) => file.endsWith(ending))
      return path === undefined ? [] : [{ path, type }]
    })[0]
    if (!chosen)
      throw new ExportError(
        `The voice of page ‘${page.id}’ is only there as WebM, which other readers do not play. Add it as MP3, M4A or Ogg.`,
      )
    if (line.startMs !== 0)
      throw new ExportError(
        `The voice of page ‘${page.id}’ is a piece of a longer sound. Give the page a file of its own.`,
      )
    const words = (line.words ?? []).map(([word, start, end]) => ({ word, start, end }))
    found[language] = { bytes: await media(chosen.path), type: chosen.type, ms: line.ms, words }
  }
  return found
}
