import { CONTENT, type Pack } from '../../../src/content/pack/index.ts'
import {
  type BookLanguage,
  type ExportBook,
  ExportError,
  type ExportPage,
  type ExportSource,
  type MediaFile,
  type Narration,
  type Texts,
} from './exportBook.ts'
import { type Part, type Piece, pieceOf } from './pieces.ts'
import { soundOf } from './sounds.ts'

/** Packs that do not say when they were made count as made then; the same pack gives the same bytes. */
const UNKNOWN_DAY = '2026-01-01'

type Page = Pack['book']['pages'][number]
type StoryPage = Exclude<Page, Pack['book']['pages'][0]>
type MediaReader = (path: string) => Promise<Uint8Array>

/** A checked pack as the exports read it; `media` gives the bytes of its files. Throws `ExportError` with a sentence where other readers could not play what it has. */
export async function exportBookOf(pack: ExportSource['pack'], read: MediaReader): Promise<ExportBook> {
  const { manifest, book, speech } = pack
  const source = { pack, media: await readMedia(manifest, read) }
  const media = async (path: string) => source.media.get(path) ?? read(path)
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
      narration: await narrationsOf(page, { speech, languages, media: source.media }),
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
    source,
  }
}

/** All pictures and sounds of a pack: it may be closed before the book is written. */
async function readMedia(manifest: Pack['manifest'], read: MediaReader): Promise<Map<string, Uint8Array>> {
  const media = new Map<string, Uint8Array>()
  for (const path of Object.keys(manifest.files).sort()) {
    if (path.startsWith('media/')) media.set(path, await read(path))
  }
  return media
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
  readonly media: ReadonlyMap<string, Uint8Array>
}

async function narrationsOf(page: Page, { speech, languages, media }: Spoken): Promise<Texts<Narration>> {
  const found: Partial<Record<BookLanguage, Narration>> = {}
  for (const language of languages) {
    const name = page.audio?.[language]
    const line = name === undefined ? undefined : speech.lines[name]
    const sound = line && soundOf(speech.sounds[line.sound] ?? [], media)
    if (!line || !sound) continue
    const isShared = Object.values(speech.lines).filter(({ sound: other }) => other === line.sound).length > 1
    const { file, leadMs } = await voiceOf(sound, isShared || line.startMs > 0 ? line : undefined)
    const words = (line.words ?? []).map(([word, start, end]) => ({ word, start: start + leadMs, end: end + leadMs }))
    found[language] = { ...file, ms: line.ms + leadMs, words }
  }
  return found
}

/** A voice as other readers play it: in a file of its own, and not as WebM. */
async function voiceOf(sound: MediaFile, part: Part | undefined): Promise<Piece> {
  if (part === undefined && !sound.type.startsWith('audio/webm') && !isFragmented(sound))
    return { file: sound, leadMs: 0 }
  const { file, leadMs } = await pieceOf(sound, part)
  return { file, leadMs: Math.round(leadMs) }
}

/** M4A in fragments (`moof`), as recorders stream it, is not known to all readers. */
const isFragmented = ({ bytes, type }: MediaFile) =>
  type === 'audio/mp4' && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('moof')
