import { type Atrule, type CssNode, generate, type List, parse, type Rule, walk } from 'css-tree'
import { JSDOM } from 'jsdom'

/** Said of a page that is pressed, or of things that it has not: form fields, what only other browsers know. */
const ELSEWHERE = /:(?:hover|active|focus|focus-visible|focus-within|disabled|checked)\b|:-moz-|::(?!before|after)/
/** What a selector says besides the element itself. */
const BESIDE = /::?(?:before|after)/g
/** At-rules whose rules are looked at one by one. */
const WRAPPERS: ReadonlySet<string> = new Set(['layer', 'media', 'supports', 'container'])

/**
 * Of a style sheet what a document's body is painted with: rules that match one of its elements, the animations and variables that those
 * name. The document is sent with it; the whole sheet comes behind, with all that is pressed. Fonts are left out: the document has its own.
 */
export function usedStyles(css: string, body: string): string {
  const { document } = new JSDOM(`<body>${body}</body>`).window
  const sheet = parse(css)
  if (sheet.type !== 'StyleSheet') throw new Error('The styles are no style sheet')
  keepUsed(sheet.children, (selector) => isUsed(document, selector))
  dropUnnamed(sheet)
  return generate(sheet)
}

/** Of no size and no colour, so it is not painted; it may stand in a list, where `none` may not. */
const NO_SHADOW = '0 0 #0000'

/**
 * Without the palette's shadows and those by a filter. Where the processor stands in for a graphics chip, drawing them around rounded corners takes
 * a sixth of the time to the first paint; they come with the whole sheet.
 */
export function withoutShadows(css: string): string {
  return css
    .replaceAll(/(--shadow-\d:)[^;}]+/g, `$1${NO_SHADOW}`)
    .replaceAll(/filter:drop-shadow\((?:[^()]|\([^()]*\))*\);?/g, '')
}

function isUsed(document: Document, selector: string): boolean {
  if (ELSEWHERE.test(selector)) return false
  const plain = selector.replace(BESIDE, '').replaceAll(':host', 'html')
  return document.querySelector(plain === '' ? '*' : plain) !== null
}

function keepUsed(nodes: List<CssNode>, matches: (selector: string) => boolean): void {
  nodes.forEach((node, item) => {
    const isUsed =
      node.type === 'Rule' ? keepRule(node, matches) : node.type === 'Atrule' ? keepAtrule(node, matches) : false
    if (!isUsed) nodes.remove(item)
  })
}

function keepRule({ prelude }: Rule, matches: (selector: string) => boolean): boolean {
  if (prelude.type !== 'SelectorList') return true
  prelude.children.forEach((selector, item) => {
    if (!matches(generate(selector))) prelude.children.remove(item)
  })
  return !prelude.children.isEmpty
}

function keepAtrule({ name, block }: Atrule, matches: (selector: string) => boolean): boolean {
  if (name === 'font-face') return false
  if (!block || !WRAPPERS.has(name)) return true
  keepUsed(block.children, matches)
  return !block.children.isEmpty
}

/** Drops animations and variables that nothing names, until none is left: one may be named by another only. */
function dropUnnamed(sheet: CssNode): void {
  for (let dropped = true; dropped; ) {
    const text = generate(sheet)
    const animations = new Set(
      [...text.matchAll(/animation(?:-name)?:([^;}]+)/g)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
    )
    const isNamed = (variable: string) => text.includes(`var(${variable})`) || text.includes(`var(${variable},`)
    dropped = false
    walk(sheet, (node, item, list) => {
      if (!item || !list) return
      const isIdle =
        (node.type === 'Declaration' && node.property.startsWith('--') && !isNamed(node.property)) ||
        (node.type === 'Atrule' &&
          node.name === 'property' &&
          node.prelude !== null &&
          !isNamed(generate(node.prelude))) ||
        (node.type === 'Atrule' &&
          node.name === 'keyframes' &&
          node.prelude !== null &&
          !animations.has(generate(node.prelude))) ||
        ((node.type === 'Rule' || (node.type === 'Atrule' && node.block !== null)) &&
          node.block?.children.isEmpty === true)
      if (!isIdle) return
      list.remove(item)
      dropped = true
    })
  }
}
