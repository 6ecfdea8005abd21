import type { BookLanguage, Texts } from '../export/exportBook.ts'
import type { Archive } from './archive.ts'
import { clockMs } from './clock.ts'
import { ImportError } from './losses.ts'
import { pathOf } from './media.ts'
import { languageOf } from './text.ts'
import { attribute, type Element, named, readTree, textOf, wordsOf } from './tree.ts'

/** A file of an EPUB as its manifest lists it. */
interface Item {
  readonly path: string
  readonly type: string
  readonly properties: readonly string[]
  /** Path of its media overlay. */
  readonly overlay?: string
}

/** What the package document of an EPUB says. */
export interface Package {
  readonly path: string
  readonly identifier: string
  readonly titles: Texts
  readonly languages: readonly BookLanguage[]
  readonly authors: readonly string[]
  readonly credits: readonly string[]
  readonly rights: string
  readonly blurb: Texts
  readonly level: string | null
  readonly madeAt: string
  readonly isFixed: boolean
  readonly pages: readonly Item[]
  readonly cover?: Item
  readonly hasScripts: boolean
}

const NO_EPUB = { en: 'This EPUB has no readable contents.', id: 'EPUB ini tidak memiliki isi yang dapat dibaca.' }

/** Reads the package document. Throws `ImportError` where there is none, or the book is in none of our languages. */
export function readPackage(archive: Archive): Package {
  const [rootfile] = named(readTree(archive.text('META-INF/container.xml'), 'xml'), 'rootfile')
  const path = rootfile ? attribute(rootfile, 'full-path') : ''
  if (!archive.has(path)) throw new ImportError(NO_EPUB)
  const root = readTree(archive.text(path), 'xml')
  const items = manifestOf(root, path)
  const places = named(root, 'itemref').filter((entry) => attribute(entry, 'linear') !== 'no')
  // A document is one page, however often it is named.
  const pages = [...new Set(places.flatMap((entry) => items.get(attribute(entry, 'idref')) ?? []))]
  if (pages.length === 0) throw new ImportError(NO_EPUB)
  const cover = [...items.values()].find(({ properties }) => properties.includes('cover-image'))
  return {
    path,
    ...bookFacts(root),
    isFixed: metas(root, 'rendition:layout').includes('pre-paginated'),
    pages,
    ...(cover && { cover }),
    hasScripts: [...items.values()].some(({ properties }) => properties.includes('scripted')),
  }
}

function manifestOf(root: Element, from: string): ReadonlyMap<string, Item> {
  const elements = named(root, 'item')
  const path = (element: Element | undefined) => (element ? pathOf(attribute(element, 'href'), from) : undefined)
  const byId = new Map(elements.map((element) => [attribute(element, 'id'), element]))
  return new Map(
    elements.flatMap((element) => {
      const own = path(element)
      if (own === undefined) return []
      const overlay = path(byId.get(attribute(element, 'media-overlay')))
      const item: Item = {
        path: own,
        type: attribute(element, 'media-type'),
        properties: wordsOf(element, 'properties'),
        ...(overlay !== undefined && { overlay }),
      }
      return [[attribute(element, 'id'), item] as const]
    }),
  )
}

const metas = (root: Element, property: string): string[] =>
  named(root, 'meta')
    .filter((meta) => attribute(meta, 'property') === property)
    .map(textOf)

function bookFacts(root: Element) {
  const texts = (name: string) =>
    named(root, name)
      .map(textOf)
      .filter((text) => text !== '')
  const codes = texts('language')
  const languages = [...new Set(codes.flatMap((code) => languageOf(code) ?? []))]
  const [main] = languages
  if (main === undefined) throw new ImportError(otherLanguage(codes[0] ?? '?'))
  const alternates = named(root, 'meta').filter((meta) => attribute(meta, 'property') === 'alternate-script')
  return {
    identifier: texts('identifier')[0] ?? '',
    titles: byLanguage([...named(root, 'title').slice(0, 1), ...alternates], main),
    languages,
    authors: texts('creator'),
    credits: texts('contributor'),
    rights: [...licenceLinks(root), ...metas(root, 'dcterms:license'), ...texts('rights')].join(' '),
    blurb: byLanguage(named(root, 'description'), main),
    level: metas(root, 'schema:educationalLevel')[0] ?? null,
    madeAt: dayOf(metas(root, 'dcterms:modified')[0]),
  }
}

const licenceLinks = (root: Element): string[] =>
  named(root, 'link')
    .filter((link) => /licen[cs]e/i.test(attribute(link, 'rel')))
    .map((link) => attribute(link, 'href'))

const dayOf = (text: string | undefined) =>
  /^\d{4}-\d\d-\d\dT[\d:]+Z$/.test(text ?? '') ? (text ?? '') : '2000-01-01T00:00:00Z'

/** What a book in a language that we do not have is answered with. */
export const otherLanguage = (code: string) => ({
  en: `This book is in a language that Lumbung does not have (${code.slice(0, 20)}).`,
  id: `Buku ini berbahasa lain dari yang dimiliki Lumbung (${code.slice(0, 20)}).`,
})

function byLanguage(elements: readonly Element[], main: BookLanguage): Texts {
  const texts: Partial<Record<BookLanguage, string>> = {}
  for (const element of elements) {
    const code = attribute(element, 'xml:lang')
    const language = code === '' ? main : languageOf(code)
    if (language !== undefined) texts[language] ??= textOf(element)
  }
  return texts
}

/** A clip of a media overlay: the id that it reads, and where in which sound, ms. */
export interface OverlayClip {
  readonly id: string
  readonly sound: string
  readonly begin: number
  readonly end: number | undefined
}

/** The clips of an overlay, in order. */
export function readOverlay(archive: Archive, path: string): OverlayClip[] {
  return named(readTree(archive.text(path), 'xml'), 'par').flatMap((par) => {
    const [text] = named(par, 'text')
    const [audio] = named(par, 'audio')
    const sound = audio && pathOf(attribute(audio, 'src'), path)
    if (!text || !audio || sound === undefined) return []
    const id = attribute(text, 'src').replace(/^[^#]*#?/, '')
    const begin = clockMs(attribute(audio, 'clipbegin')) ?? 0
    return [{ id, sound, begin, end: clockMs(attribute(audio, 'clipend')) }]
  })
}
