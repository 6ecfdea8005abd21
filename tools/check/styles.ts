/**
 * All style sheets become one file, so a class that two rooms (features, or the shared `ui` and `styles`) style by itself means two things on
 * one screen. The second room says what it adds below a class of its own (`.library .ball`), or takes another name.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Selector, walk } from 'css-tree'

/** A class name with the rooms that style it by itself. */
export interface SharedClass {
  readonly name: string
  readonly rooms: readonly string[]
}

/** Class names that more than one room styles by themselves, in `sheets` by their path. */
export function sharedClasses(sheets: Readonly<Record<string, string>>): SharedClass[] {
  const rooms = new Map<string, Set<string>>()
  for (const [path, css] of Object.entries(sheets)) {
    for (const name of classesAlone(css)) rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(path)))
  }
  return [...rooms].filter(([, all]) => all.size > 1).map(([name, all]) => ({ name, rooms: [...all].sort() }))
}

/** The shell's style sheets, by path below `root`. */
export function readSheets(root: string): Record<string, string> {
  const shell = 'src/shell'
  const paths = readdirSync(join(root, shell), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${shell}/${path}`)
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

const roomOf = (path: string): string => /src\/shell\/(?:features\/)?[^/]+/.exec(path)?.[0] ?? path

/** The classes that are styled alone: `.plank`, `.plank:focus`, but not `.library .plank` or `.plank.is-long`. */
function classesAlone(css: string): Set<string> {
  const names = new Set<string>()
  walk(parse(css), {
    visit: 'Rule',
    enter: ({ prelude }) => {
      const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : []
      for (const selector of selectors) {
        const name = selector.type === 'Selector' ? classAlone(selector) : undefined
        if (name !== undefined) names.add(name)
      }
    },
  })
  return names
}

function classAlone({ children }: Selector): string | undefined {
  const parts = children.toArray()
  const classes = parts.filter((part) => part.type === 'ClassSelector')
  const isOne = classes.length === 1 && parts.every(({ type }) => type !== 'Combinator' && type !== 'TypeSelector')
  return isOne ? classes[0]?.name : undefined
}
