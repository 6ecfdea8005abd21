import { Tokenizer, type Token, type TokenHandler, TokenizerMode } from 'parse5'
import { ImportError } from './losses.ts'

/** An element; names of elements and attributes are in small letters, prefixes stay (`epub:type`). */
export interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: (Element | string)[]
}

const MOST_LETTERS = 3_000_000
const MOST_ELEMENTS = 200_000
const MOST_DEPTH = 200
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
/** Whose content is text in HTML, whatever it looks like. */
const RAW: Readonly<Record<string, Tokenizer['state']>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
}

const REFUSED = {
  en: 'A page of this book is built in a way that can block a computer, and was refused.',
  id: 'Satu halaman buku ini dibuat dengan cara yang dapat membuat komputer macet, dan ditolak.',
}

/**
 * Reads XML or HTML of anybody in one pass, without the standard's repairs: those take time with the square of the text's length (200,000 open links
 * take seconds). Entities that a document declares are refused, others than HTML's stay as they are written. Throws `ImportError` beyond the limits.
 */
export function readTree(source: string, kind: 'xml' | 'html'): Element {
  if (source.length > MOST_LETTERS || /<!ENTITY/i.test(source)) throw new ImportError(REFUSED)
  const root: Element = { name: '', attributes: new Map(), children: [] }
  const open: Element[] = [root]
  let count = 0
  const top = () => open.at(-1) ?? root
  // The tokenizer parts text at white space: a long one would be millions of pieces.
  const text = ({ chars }: { chars: string }) => {
    const { children } = top()
    const last = children.at(-1)
    if (typeof last === 'string') children[children.length - 1] = last + chars
    else children.push(chars)
  }

  const start = (token: Token.TagToken) => {
    const name = token.tagName
    const attributes = new Map(token.attrs.map(({ name, value }) => [name, value]))
    const element: Element = { name, attributes, children: [] }
    top().children.push(element)
    count += 1
    if (count > MOST_ELEMENTS || open.length > MOST_DEPTH) throw new ImportError(REFUSED)
    if (token.selfClosing && kind === 'xml') return
    if (kind === 'html' && VOID.has(name)) return
    open.push(element)
    const raw = RAW[name]
    if (kind === 'html' && raw !== undefined) tokenizer.state = raw
  }
  const end = ({ tagName }: Token.TagToken) => {
    // At most `MOST_DEPTH` elements are open.
    const place = open.findLastIndex(({ name }) => name === tagName)
    if (place > 0) open.length = place
  }
  const nothing = () => {}
  const handler: TokenHandler = {
    onStartTag: start,
    onEndTag: end,
    onCharacter: text,
    onWhitespaceCharacter: text,
    onNullCharacter: nothing,
    onComment: nothing,
    onDoctype: nothing,
    onEof: nothing,
  }
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, handler)
  // Text in `<![CDATA[…]]>` is text in XML.
  tokenizer.inForeignNode = kind === 'xml'
  tokenizer.write(source, true)
  return root
}

/** The value of an attribute; empty where there is none. */
export const attribute = (element: Element, name: string): string => element.attributes.get(name) ?? ''

/** The words of an attribute such as `class`. */
export const wordsOf = (element: Element, name: string): string[] =>
  attribute(element, name).split(/\s+/).filter(Boolean)

/** All elements below, in the order of the document, that the test accepts. */
export function findAll(root: Element, test: (element: Element) => boolean): Element[] {
  return root.children.flatMap((child) => {
    if (typeof child === 'string') return []
    return [...(test(child) ? [child] : []), ...findAll(child, test)]
  })
}

/** All elements below of a name, with or without a prefix. */
export const named = (root: Element, name: string): Element[] =>
  findAll(root, (element) => element.name === name || element.name.endsWith(`:${name}`))

/** The text below an element, with white space as in HTML. */
export const textOf = (element: Element): string => rawText(element).replaceAll(/\s+/g, ' ').trim()

function rawText({ name, children }: Element): string {
  if (name === 'script' || name === 'style') return ''
  return children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('')
}

/** The text of a small element, as `textOf`; undefined beyond `most` nodes or letters. Cheap, however much is below the element. */
export function shortText(element: Element, most: number): string | undefined {
  const waiting: (Element | string)[] = [element]
  let text = ''
  for (let count = 0; waiting.length > 0; count += 1) {
    const node = waiting.pop() ?? ''
    if (count > most || text.length > most) return undefined
    if (typeof node === 'string') text += node
    else if (node.children.length > most) return undefined
    else waiting.push(...node.children.toReversed())
  }
  return text.length > most ? undefined : text.replaceAll(/\s+/g, ' ').trim()
}
