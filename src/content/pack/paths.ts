import { LANGUAGES } from '../../game/language.ts'

/** Clips that books share are named alike in all of them. */
const SHARED = 'words|letters|count'
const LANGUAGE = LANGUAGES.join('|')

interface Rule {
  /** A path as the app has it; `N` stands for the book's number. */
  readonly app: string
  readonly pack: string
  readonly rest: string
}

/** How paths of the app and of a pack become each other; the first rule that fits holds. `$1` is what the brackets of `rest` match. */
const RULES: readonly Rule[] = [
  { app: '/img/books/bookN/$1', pack: 'media/$1', rest: '([\\w./@-]+)' },
  { app: '/audio/titles/$1/bookN.mp3', pack: 'speech/title/$1', rest: `(${LANGUAGE})` },
  { app: '/audio/$1.mp3', pack: 'speech/$1', rest: `((?:${SHARED})/[\\w/-]+)` },
  { app: '/audio/effect/$1.mp3', pack: 'effect/$1', rest: '([\\w-]+)' },
  { app: '/audio/ambience/$1.mp3', pack: 'ambience/$1', rest: '([\\w-]+)' },
  { app: '/audio/music/$1.mp3', pack: 'music/$1', rest: '([\\w-]+)' },
  { app: '/audio/books/bookN/$1.mp3', pack: 'speech/$1', rest: '([\\w/-]+)' },
]

/** What the first rule calls a picture of the pack. */
const PICTURES = /^media\/[\w./@-]+$/

const escaped = (text: string) => text.replaceAll(/[./]/g, String.raw`\$&`)

/** What replaces a path of the one side by one of the other. */
type Replacement = (path: string) => string

/** Makes a path of a pack from one of the app's, for the book of this number; what is no such path stays as it is. */
export function packPaths(number: number): Replacement {
  return replacing(number, 'app', 'pack')
}

/** Makes a path of the app from one of a pack's, for the book of this number. Its pictures lie under `media`; without one where ours do. */
export function appPaths(number: number, media?: string): Replacement {
  const usual = replacing(number, 'pack', 'app')
  if (media === undefined) return usual
  return (path) => (PICTURES.test(path) ? `${media}${path}` : usual(path))
}

function replacing(number: number, from: 'app' | 'pack', to: 'app' | 'pack'): Replacement {
  const rules = RULES.map((rule) => {
    const side = (name: 'app' | 'pack') => rule[name].replace('bookN', `book${number}`)
    const [before = '', after = ''] = side(from).split('$1')
    return { pattern: new RegExp(`^${escaped(before)}${rule.rest}${escaped(after)}$`), by: side(to) }
  })
  return (path) => {
    const rule = rules.find(({ pattern }) => pattern.test(path))
    return rule ? path.replace(rule.pattern, rule.by) : path
  }
}

/** A copy of a JSON value with every text in it replaced, names of fields too. */
export function mapTexts(value: unknown, replace: Replacement): unknown {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [replace(name), mapTexts(inner, replace)]))
}
