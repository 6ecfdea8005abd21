import type { BookLanguage, ExportPage, Narration, Texts } from '../export/exportBook.ts'
import type { Archive } from './archive.ts'
import { asPage, draftKey, firstParts, type FoundPage, numbered, type TimedText, wordTimes } from './draft.ts'
import { allowsChanges, type ImportedBook, licenceNamed } from './importedBook.ts'
import { ImportError, type Losses, newLosses, NO_PAGES } from './losses.ts'
import { mediaAt } from './media.ts'
import { otherLanguage } from './package.ts'
import { languageOf, readText } from './text.ts'
import { attribute, type Element, findAll, readTree, textOf, wordsOf } from './tree.ts'

/** What a page is read with. */
interface Reading {
  readonly archive: Archive
  readonly losses: Losses
  /** Path of the book's document. */
  readonly from: string
}

const hasClass = (name: string) => (element: Element) => wordsOf(element, 'class').includes(name)

/** A BloomPUB as a draft; `from` is the path of its document. Throws `ImportError` where it has no page in a language of ours. */
export async function bloomAsDraft(archive: Archive, from: string): Promise<ImportedBook> {
  const losses = newLosses()
  const reading = { archive, losses, from }
  const root = readTree(archive.text(from), 'html')
  losses.add('layout', from)
  if (findAll(root, ({ name }) => name === 'script').length > 0) losses.add('script', from)
  const elements = firstParts(findAll(root, hasClass('bloom-page')), from, losses)
  const found: FoundPage[] = []
  let cover: FoundPage = { place: from, texts: {}, alt: {}, narration: {} }
  for (const element of elements) {
    const classes = wordsOf(element, 'class')
    const isOuter = classes.some((name) => /^bloom-(?:front|back)Matter$/.test(name))
    if (classes.includes('frontCover')) cover = await readPage(element, reading)
    else if (isOuter) losses.add('about', `${from}#${attribute(element, 'id')}`)
    else if (isStory(element, losses)) found.push(await readPage(element, reading))
  }
  const pages = found.filter((page) => page.picture !== undefined || Object.keys(page.texts).length > 0)
  const languages = languagesOf(root, [cover, ...pages])
  const [main] = languages
  if (main === undefined || pages.length === 0) {
    const code = dataOf(root, 'contentLanguage1')[0]?.text ?? ''
    throw new ImportError(code === '' || languageOf(code) ? NO_PAGES : otherLanguage(code))
  }
  const facts = factsOf(root, archive)
  const licence = licenceNamed(facts.rights)
  const titles = textsOf(root, 'bookTitle')
  return {
    book: {
      key: draftKey(facts.identifier),
      revision: 1,
      madeAt: '2000-01-01T00:00:00Z',
      titles,
      languages,
      authors: facts.authors,
      licence,
      credits: facts.credits,
      blurb: textsOf(root, 'summary'),
      level: null,
      cover: coverPage(cover, titles, main),
      pages: numbered(pages, main, losses),
    },
    losses: losses.all,
    mayChange: allowsChanges(licence),
  }
}

/** A cover without text has the title. */
function coverPage(cover: FoundPage, titles: Texts, main: BookLanguage): ExportPage {
  const texts = { ...cover.texts }
  for (const language of ['en', 'id'] as const) {
    const title = titles[language]
    if (title !== undefined) texts[language] ??= [title]
  }
  return asPage({ ...cover, texts }, 0, main)
}

/** Quizzes and other pages that are played with have no story. */
function isStory(element: Element, losses: Losses): boolean {
  const isPlayed =
    element.attributes.has('data-activity') || wordsOf(element, 'class').some((name) => /quiz/.test(name))
  if (isPlayed) losses.add('film', attribute(element, 'id'))
  return !isPlayed
}

async function readPage(element: Element, reading: Reading): Promise<FoundPage> {
  const place = `${reading.from}#${attribute(element, 'id')}`
  const texts: FoundPage['texts'] = {}
  const alt: FoundPage['alt'] = {}
  const narration: FoundPage['narration'] = {}
  const groups = findAll(element, hasClass('bloom-translationGroup'))
  if (findAll(element, ({ name }) => name === 'video' || name === 'iframe').length > 0)
    reading.losses.add('film', place)
  for (const group of groups) {
    const isDescription = hasClass('bloom-imageDescription')(group)
    for (const box of findAll(group, hasClass('bloom-editable'))) {
      const language = languageOf(attribute(box, 'lang'))
      if (textOf(box) === '' || attribute(box, 'lang') === 'z') continue
      if (language === undefined) reading.losses.add('language', place)
      else if (isDescription) alt[language] = textOf(box)
      else {
        const isFirst = texts[language] === undefined
        const lines = readText(box, language, reading.losses, place)
        ;(texts[language] ??= []).push(...lines.flatMap((part) => (part.kind === 'paragraph' ? [part.markup] : [])))
        const spoken = await readNarration(box, place, reading)
        if (spoken && !isFirst) reading.losses.add('soundPieces', place)
        if (spoken && isFirst) narration[language] = spoken
      }
    }
  }
  const [known] = Object.keys(texts).flatMap((code) => languageOf(code) ?? [])
  const described =
    findAll(element, ({ name }) => name === 'img').map((image) => attribute(image, 'alt').trim())[0] ?? ''
  // Older books describe the picture in the element only, some by the name of its file.
  if (known !== undefined && /\s/.test(described)) alt[known] ??= described
  const picture = await readPicture(element, place, reading)
  return { place, texts, alt, narration, ...(picture && { picture }) }
}

/** Published books name pictures in a style instead of an element. */
async function readPicture(element: Element, place: string, { archive, losses, from }: Reading) {
  const boxes = findAll(element, (part) => hasClass('bloom-imageContainer')(part) || hasClass('bloom-canvas')(part))
  const addresses = boxes.flatMap((box) => {
    const [, styled] = /background-image:\s*url\(['"]?([^'")]+)/.exec(attribute(box, 'style')) ?? []
    const images = findAll(box, ({ name }) => name === 'img').map((image) => attribute(image, 'src'))
    return [...(styled === undefined ? [] : [styled]), ...images]
  })
  const own = [...new Set(addresses)].filter((address) => address !== '' && !/placeHolder/.test(address))
  if (own.length > 1) losses.add('morePictures', place)
  return own[0] === undefined ? undefined : mediaAt('picture', own[0], from, { archive, losses })
}

async function readNarration(box: Element, place: string, reading: Reading): Promise<Narration | undefined> {
  const isSpoken = hasClass('audio-sentence')
  const spoken = [...(isSpoken(box) ? [box] : []), ...findAll(box, isSpoken)]
  const sound = spoken[0] && soundOf(spoken[0], reading)
  if (!spoken[0] || sound === undefined) return undefined
  if (spoken.length > 1) {
    reading.losses.add('soundPieces', place)
    return undefined
  }
  const file = await mediaAt('sound', sound, reading.from, reading)
  if (!file) return undefined
  const times = timesOf(spoken[0])
  const words = times && wordTimes(times)
  if (!words) reading.losses.add('wordTimes', place)
  const seconds = Number(attribute(spoken[0], 'data-duration'))
  const ms = Number.isFinite(seconds) ? Math.round(seconds * 1000) : 0
  return { ...file, ms: Math.max(ms, times?.at(-1)?.end ?? 0), words: words ?? [] }
}

/** The sound has the name of the box; a box that was never recorded has none. */
function soundOf(box: Element, { archive }: Reading): string | undefined {
  const id = attribute(box, 'id')
  return ['mp3', 'ogg', 'm4a'].map((ending) => `audio/${id}.${ending}`).find((path) => archive.has(path))
}

function timesOf(box: Element): TimedText[] | undefined {
  const ends = attribute(box, 'data-audiorecordingendtimes')
    .split(/\s+/)
    .filter(Boolean)
    .map((seconds) => Math.round(Number(seconds) * 1000))
  const parts = findAll(box, hasClass('bloom-highlightSegment'))
  if (ends.length === 0 || ends.length !== parts.length || ends.some((end) => !Number.isFinite(end))) return undefined
  return parts.map((part, index) => {
    const [, start, stop] = /^(\d+)-(\d+)$/.exec(attribute(part, 'data-ms')) ?? []
    const exact = start === undefined || stop === undefined ? {} : { exact: [Number(start), Number(stop)] as const }
    const named = { id: attribute(part, 'id'), text: textOf(part), ...exact }
    return { named, begin: ends[index - 1] ?? 0, end: ends[index] ?? 0 }
  })
}

/** The languages that the book has text in; the one that Bloom names first comes first. */
function languagesOf(root: Element, pages: readonly FoundPage[]): BookLanguage[] {
  const first = languageOf(dataOf(root, 'contentLanguage1')[0]?.text ?? '')
  const found = (['en', 'id'] as const).filter((language) => pages.some(({ texts }) => texts[language]))
  return found.toSorted((a, b) => Number(b === first) - Number(a === first))
}

function dataOf(root: Element, key: string): { language: string; text: string }[] {
  return findAll(root, (element) => attribute(element, 'data-book') === key)
    .map((element) => ({ language: attribute(element, 'lang'), text: textOf(element) }))
    .filter(({ text }) => text !== '')
}

function textsOf(root: Element, key: string): Texts {
  const texts: Partial<Record<BookLanguage, string>> = {}
  for (const { language, text } of dataOf(root, key)) {
    const known = languageOf(language)
    if (known !== undefined) texts[known] ??= text
  }
  return texts
}

function factsOf(root: Element, archive: Archive) {
  const all = (key: string) => [...new Set(dataOf(root, key).map(({ text }) => text))]
  const meta: unknown = archive.has('meta.json') ? readJson(archive.text('meta.json')) : {}
  const text = (key: string) => {
    const value: unknown = Object(meta)[key]
    return typeof value === 'string' ? value : ''
  }
  const authors = text('author') === '' ? all('copyright') : [text('author')]
  const rights = [...all('licenseUrl'), ...all('licenseNotes'), text('license')].find((part) => part !== '') ?? ''
  const identifier = text('bookInstanceId') || text('title') || (dataOf(root, 'bookTitle')[0]?.text ?? '')
  return { authors, rights, identifier, credits: all('originalAcknowledgments') }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
