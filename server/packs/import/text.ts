import type { BookLanguage } from '../export/exportBook.ts'
import type { Losses } from './losses.ts'
import { attribute, type Element, shortText, textOf, wordsOf } from './tree.ts'

/** More letters no word has. */
const LONGEST_WORD = 100

/** A part of a page that has an id, which sounds may refer to: its text where it is short, and its exact time (ms) where we wrote it ourselves. */
export interface NamedText {
  readonly id: string
  readonly text: string | undefined
  readonly exact?: readonly [start: number, end: number]
}

/** A picture of a page, by the address in its source. */
interface FoundPicture {
  readonly kind: 'picture'
  readonly address: string
  readonly alt: string
}

/** A paragraph, with `<b>` as the only markup. */
interface FoundParagraph {
  readonly kind: 'paragraph'
  readonly language: BookLanguage
  readonly markup: string
  readonly named: readonly NamedText[]
}

/** The text alternative of the picture in a further language. */
interface FoundAlt {
  readonly kind: 'alt'
  readonly language: BookLanguage
  readonly text: string
}

/** What is on a page, in the order of its source. */
export type Found = FoundPicture | FoundParagraph | FoundAlt

const BLOCKS = new Set(
  'address article aside blockquote body dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
const UNSEEN = new Set(['head', 'style', 'nav', 'template', 'link', 'meta', 'rt', 'rp'])
const FILMS = new Set(['iframe', 'video', 'object', 'embed', 'canvas', 'form', 'audio', 'applet'])

/** The language of a code such as `en-US` or `in` (an old code of Indonesian); undefined for all others. */
export function languageOf(code: string): BookLanguage | undefined {
  const [short = ''] = code.toLowerCase().split(/[-_]/)
  if (short === 'en') return 'en'
  return short === 'id' || short === 'in' ? 'id' : undefined
}

interface State {
  /** Undefined where the text is in a language that we do not have. */
  readonly language: BookLanguage | undefined
  readonly isBold: boolean
  /** A bold phrase of its own, though it follows another one: our own export marks it. */
  readonly isNextPhrase: boolean
}

/** A piece of a paragraph. */
interface TextRun {
  readonly text: string
  readonly isBold: boolean
  readonly isNextPhrase: boolean
}

/** Stands before a bold phrase that is not joined with the one before it. No text can contain it. */
const APART = '\u0000'

/** Reads the pictures and paragraphs below an element. `place` is what losses are named by. */
export function readText(root: Element, language: BookLanguage, losses: Losses, place: string): Found[] {
  const reader = new PageReader(losses, place)
  reader.read(root, { language, isBold: false, isNextPhrase: false })
  reader.flush()
  return reader.found
}

class PageReader {
  readonly found: Found[] = []
  private readonly losses: Losses
  private readonly place: string
  private runs: TextRun[] = []
  private named: NamedText[] = []
  private language: BookLanguage | undefined

  constructor(losses: Losses, place: string) {
    this.losses = losses
    this.place = place
  }

  read(element: Element, state: State): void {
    for (const child of element.children) {
      if (typeof child === 'string') this.write(child, state)
      else if (!this.isLeftOut(child)) this.readElement(child, state)
    }
  }

  /** Ends the paragraph. */
  flush(): void {
    const markup = markupOf(this.runs)
    if (markup !== '' && this.language !== undefined) {
      this.found.push({ kind: 'paragraph', language: this.language, markup, named: this.named })
      this.named = []
    }
    this.runs = []
    this.language = undefined
  }

  private readElement(element: Element, outer: State): void {
    const { name } = element
    const isBlock = BLOCKS.has(name)
    const code = attribute(element, 'lang') || attribute(element, 'xml:lang')
    const language = code === '' || code === '*' ? outer.language : languageOf(code)
    const state = {
      language,
      isBold: outer.isBold || name === 'b' || name === 'strong',
      isNextPhrase: attribute(element, 'data-phrase') === 'next',
    }
    if (isBlock || name === 'br') this.flush()
    this.keepName(element)
    if (name === 'img' || name === 'image') this.keepPicture(element)
    else if (element.attributes.has('data-alt') && language !== undefined) {
      const text = textOf(element).replace(/^(?:Picture|Gambar): /, '')
      this.found.push({ kind: 'alt', language, text })
    } else this.read(element, state)
    if (isBlock) this.flush()
  }

  private isLeftOut(element: Element): boolean {
    const { name } = element
    if (name === 'script') this.losses.add('script', this.place)
    if (FILMS.has(name)) this.losses.add('film', this.place)
    if (name === 'a' && /^\s*(?:https?:|\/\/)/i.test(attribute(element, 'href'))) this.losses.add('remote', this.place)
    const isBreak =
      wordsOf(element, 'epub:type').includes('pagebreak') || attribute(element, 'role') === 'doc-pagebreak'
    return name === 'script' || FILMS.has(name) || UNSEEN.has(name) || isBreak || element.attributes.has('hidden')
  }

  private write(text: string, { language, isBold, isNextPhrase }: State): void {
    if (language === undefined) {
      if (/\p{L}/u.test(text)) this.losses.add('language', this.place)
      return
    }
    if (this.language !== undefined && this.language !== language && text.trim() !== '') this.flush()
    if (text.trim() !== '') this.language = language
    this.runs.push({ text, isBold, isNextPhrase })
  }

  private keepName(element: Element): void {
    const id = attribute(element, 'id')
    if (id === '') return
    const [, start, end] = /^(\d+)-(\d+)$/.exec(attribute(element, 'data-ms')) ?? []
    const text = shortText(element, LONGEST_WORD)
    const exact = start === undefined || end === undefined ? {} : { exact: [Number(start), Number(end)] as const }
    this.named.push({ id, text, ...exact })
  }

  private keepPicture(element: Element): void {
    this.flush()
    const address = attribute(element, 'src') || attribute(element, 'xlink:href') || attribute(element, 'href')
    this.found.push({ kind: 'picture', address, alt: attribute(element, 'alt').trim() })
  }
}

/** Runs as one line with `<b>`; bold words that only a space parts are one, unless the later one is marked as the next phrase. */
function markupOf(runs: readonly TextRun[]): string {
  return runs
    .map(({ text, isBold, isNextPhrase }) => {
      if (!isBold || text.trim() === '') return text
      return `${isNextPhrase ? APART : ''}<b>${text}</b>`
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/b>( ?)<b>/g, '$1')
    .replaceAll(APART, '')
    .replaceAll(/<b> /g, ' <b>')
    .replaceAll(/ <\/b>/g, '</b> ')
    .trim()
}
