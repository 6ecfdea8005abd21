/**
 * All style sheets are bundled into one file, so their class names collide. If two rooms (features, or the shared `ui` and `styles`) both have a rule
 * for the same bare class, their styles mix. The second room must scope its rule by a class of its own (`.library .ball`) or rename the class.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate, parse, type Selector, walk } from 'css-tree'

/** A class name with the rooms that have a rule for the bare class. */
export interface SharedClass {
  readonly name: string
  readonly rooms: readonly string[]
}

/** Class names that have bare rules in more than one room. `sheets` is keyed by path. */
export function sharedClasses(sheets: Readonly<Record<string, string>>): SharedClass[] {
  const rooms = new Map<string, Set<string>>()
  for (const [path, css] of Object.entries(sheets)) {
    for (const name of classesAlone(css)) rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(path)))
  }
  return [...rooms].filter(([, all]) => all.size > 1).map(([name, all]) => ({ name, rooms: [...all].sort() }))
}

/** The shell's style sheets, keyed by their path below `root`. */
export function readSheets(root: string): Record<string, string> {
  const shell = 'src/shell'
  const paths = readdirSync(join(root, shell), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${shell}/${path}`)
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

const roomOf = (path: string): string => /src\/shell\/(?:features\/)?[^/]+/.exec(path)?.[0] ?? path

/** The classes with a bare rule: `.plank`, `.plank:focus`, but not `.library .plank` or `.plank.is-long`. */
function classesAlone(css: string): Set<string> {
  const names = new Set<string>()
  walk(parse(css), (node) => {
    // What changes in a zoomed window lies in a layer of its own, above what all rooms say.
    if (node.type === 'Atrule' && node.prelude && generate(node.prelude) === 'zoomed') return walk.skip
    if (node.type !== 'Rule') return undefined
    const { prelude } = node
    const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : []
    for (const selector of selectors) {
      const name = selector.type === 'Selector' ? classAlone(selector) : undefined
      if (name !== undefined) names.add(name)
    }
    return undefined
  })
  return names
}

function classAlone({ children }: Selector): string | undefined {
  const parts = children.toArray()
  const classes = parts.filter((part) => part.type === 'ClassSelector')
  const isOne = classes.length === 1 && parts.every(({ type }) => type !== 'Combinator' && type !== 'TypeSelector')
  return isOne ? classes[0]?.name : undefined
}
