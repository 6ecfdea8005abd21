import type { BookLanguage, ExportPage, Narration } from '../export/exportBook.ts'
import { type Archive, refuseProtected } from './archive.ts'
import { asPage, draftKey, firstParts, type FoundPage, numbered, type TimedText, wordTimes } from './draft.ts'
import { allowsChanges, type ImportedBook, licenceNamed } from './importedBook.ts'
import { ImportError, type Losses, newLosses, NO_PAGES } from './losses.ts'
import { mediaAt } from './media.ts'
import { type OverlayClip, type Package, readOverlay, readPackage } from './package.ts'
import { type Found, type NamedText, readText } from './text.ts'
import { attribute, findAll, named, readTree, textOf, wordsOf } from './tree.ts'

/** All that reading a page needs. */
interface Reading {
  readonly archive: Archive
  readonly losses: Losses
  readonly main: BookLanguage
  /** How many pages use a sound. */
  readonly uses: ReadonlyMap<string, number>
}

/** A document of the book: what is in it, and the clips that read it. */
interface Document {
  readonly path: string
  readonly title: string
  readonly isCover: boolean
  readonly isAbout: boolean
  readonly found: readonly Found[]
  readonly clips: readonly OverlayClip[]
}

/** An EPUB 3 as a draft. Throws `ImportError` where it is none, is protected, or is in none of our languages. */
export async function epubAsDraft(archive: Archive): Promise<ImportedBook> {
  refuseProtected(archive)
  const losses = newLosses()
  const book = readPackage(archive)
  const main = book.languages[0] ?? 'en'
  if (book.hasScripts) losses.add('script', book.path)
  losses.add('layout', book.path)
  const documents = firstParts(book.pages, book.path, losses).map(({ path, overlay }) =>
    readDocument(archive, path, overlay, { main, losses }),
  )
  const story = documents.filter(({ isCover, isAbout }) => !isCover && !isAbout)
  const all = story.flatMap((document) => (book.isFixed ? [document] : splitAtPictures(document)))
  const parts = firstParts(all, book.path, losses)
  const first = documents.find(({ isCover }) => isCover)
  const reading = { archive, losses, main, uses: countUses([...(first ? [first] : []), ...parts]) }
  const pages: FoundPage[] = []
  for (const part of parts) {
    const page = await readPage(part, reading)
    if (page.picture || Object.keys(page.texts).length > 0) pages.push(page)
  }
  if (pages.length === 0) throw new ImportError(NO_PAGES)
  const licence = licenceNamed(book.rights)
  return {
    book: {
      key: draftKey(book.identifier),
      revision: 1,
      madeAt: book.madeAt,
      titles: book.titles,
      languages: book.languages,
      authors: book.authors,
      licence,
      credits: book.credits,
      blurb: book.blurb,
      level: book.level,
      cover: await readCover(book, first, reading),
      pages: numbered(pages, main, losses),
    },
    losses: losses.all,
    mayChange: allowsChanges(licence),
  }
}

function readDocument(
  archive: Archive,
  path: string,
  overlay: string | undefined,
  { main, losses }: { main: BookLanguage; losses: Losses },
): Document {
  const root = readTree(archive.text(path), 'xml')
  const types = findAll(root, () => true).flatMap((element) => [
    ...wordsOf(element, 'epub:type'),
    attribute(element, 'role'),
  ])
  const [title] = named(root, 'title')
  const isAbout = types.some((type) => ['colophon', 'doc-colophon', 'copyright-page'].includes(type))
  if (isAbout) losses.add('about', path)
  return {
    path,
    title: title ? textOf(title) : '',
    isCover: types.includes('cover') || types.includes('doc-cover'),
    isAbout,
    found: isAbout ? [] : readText(root, main, losses, path),
    clips: overlay !== undefined && archive.has(overlay) ? readOverlay(archive, overlay) : [],
  }
}

/** Text that flows has no pages: each picture begins one. */
function splitAtPictures(document: Document): Document[] {
  const parts: Found[][] = [[]]
  for (const found of document.found) {
    if (found.kind === 'picture' && (parts.at(-1)?.length ?? 0) > 0) parts.push([])
    parts.at(-1)?.push(found)
  }
  return parts.map((found, index) => ({ ...document, found, title: index === 0 ? document.title : '' }))
}

function countUses(documents: readonly Document[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { clips, found } of documents) {
    const ids = new Set(namedIn(found).map(({ id }) => id))
    for (const sound of new Set(clips.filter(({ id }) => ids.has(id)).map(({ sound }) => sound))) {
      uses.set(sound, (uses.get(sound) ?? 0) + 1)
    }
  }
  return uses
}

const namedIn = (found: readonly Found[], language?: BookLanguage): NamedText[] =>
  found.flatMap((part) =>
    part.kind === 'paragraph' && (language === undefined || part.language === language) ? part.named : [],
  )

async function readPage(document: Document, reading: Reading): Promise<FoundPage> {
  const { found, path, title } = document
  const texts: FoundPage['texts'] = {}
  const alt: FoundPage['alt'] = {}
  const narration: FoundPage['narration'] = {}
  for (const part of found) {
    if (part.kind === 'paragraph') (texts[part.language] ??= []).push(part.markup)
    if (part.kind === 'alt') alt[part.language] = part.text
  }
  for (const language of ['en', 'id'] as const) {
    const spoken = texts[language] && (await readNarration(document, language, reading))
    if (spoken) narration[language] = spoken
  }
  const pictures = found.flatMap((part) => (part.kind === 'picture' ? [part] : []))
  if (pictures.length > 1) reading.losses.add('morePictures', path)
  const picture = pictures[0] && (await mediaAt('picture', pictures[0].address, path, reading))
  const described = pictures[0]?.alt ?? ''
  if (described !== '') alt[reading.main] = described
  return { place: path, title, texts, alt, narration, ...(picture && { picture }) }
}

async function readNarration(
  { found, clips, path }: Document,
  language: BookLanguage,
  { archive, losses, uses }: Reading,
): Promise<Narration | undefined> {
  const texts = new Map(namedIn(found, language).map((text) => [text.id, text]))
  const own = clips.flatMap((clip) => {
    const text = texts.get(clip.id)
    return text ? [{ ...clip, named: text }] : []
  })
  const [first] = own
  if (!first) return undefined
  if (own.some(({ sound }) => sound !== first.sound) || (uses.get(first.sound) ?? 0) > 1) {
    losses.add('soundPieces', path)
    return undefined
  }
  const file = await mediaAt('sound', first.sound, '', { archive, losses })
  if (!file) return undefined
  const times: TimedText[] = own.map(({ named, begin, end }, index) => ({
    named,
    begin,
    end: end ?? own[index + 1]?.begin ?? begin,
  }))
  const words = wordTimes(times)
  if (!words) losses.add('wordTimes', path)
  return { ...file, ms: Math.max(...times.map(({ end }) => end)), words: words ?? [] }
}

/** The cover page, or what the package says of it. */
async function readCover(book: Package, document: Document | undefined, reading: Reading): Promise<ExportPage> {
  const page: FoundPage = document
    ? await readPage(document, reading)
    : { place: book.path, texts: {}, alt: {}, narration: {} }
  const texts = { ...page.texts }
  for (const language of book.languages) {
    const title = book.titles[language]
    if (title !== undefined) texts[language] ??= [title]
  }
  const picture = page.picture ?? (book.cover && (await mediaAt('picture', book.cover.path, '', reading)))
  return asPage({ ...page, texts, ...(picture && { picture }) }, 0, reading.main)
}
