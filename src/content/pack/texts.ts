import type { Language } from '../../game/language.ts'
import { packFault, type PackFault, placeOf } from './fault.ts'
import { CONTENT, isFields, isLocal } from './install.ts'
import type { PackLimits } from './limits.ts'
import type { JsonFile } from './names.ts'

type Path = readonly (string | number)[]

/** All values of a JSON file with the names that lead there, the whole first. */
export function* walk(value: unknown, path: Path = []): Generator<readonly [Path, unknown]> {
  yield [path, value]
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) yield* walk(inner, [...path, index])
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* walk(inner, [...path, name])
  }
}

/** Characters that are not seen: control characters, line breaks, zero-width ones (but joiners, which scripts need), halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00AD\u180E\u200B\u2060-\u2064\uFEFF\uFFF9-\uFFFB]/u
/** Characters that turn the direction of reading. */
const TURNED = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/
const MARKUP = /<[!/?a-z]|&(?:#\w+|[a-z]+);/i
const BOLD = /<\/?(?:b|strong)>/gi
/** Anything that a program would open as a file or an address. */
const OUTSIDE =
  /^(?:[/\\]|\.\.?[/\\]|[a-z]:[\\/]|[a-z][a-z0-9+.-]*:\/\/|(?:about|blob|content|data|file|filesystem|ftp|https?|javascript|mailto|vbscript|view-source):)/i
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** Short texts, by the last name that leads to them. */
const TITLES = new Set([
  'title',
  'author',
  'authorLine',
  'name',
  'role',
  'label',
  'word',
  'id',
  'key',
  'type',
  'instruction',
])

/** Faults of a JSON file that any text in it may have, whatever its field is for. */
export function textFaults(file: JsonFile, value: unknown, limits: PackLimits): PackFault[] {
  const faults: PackFault[] = []
  for (const [path, inner] of walk(value)) {
    const place = placeOf(path)
    const name = path.at(-1)
    if (typeof name === 'string' && (FORBIDDEN.has(name) || UNSEEN.test(name) || TURNED.test(name)))
      faults.push(packFault('json-name', file, place, { name }))
    if (typeof inner === 'string') faults.push(...stringFaults(file, path, inner, limits))
    if (Array.isArray(inner) && inner.length > limits.list && isPlayed(file))
      faults.push(packFault('list-too-long', file, place, { count: inner.length, most: limits.list }))
  }
  return faults
}

/** Lists of pieces and words may be long; what a child sees at once may not. */
const isPlayed = (file: JsonFile): boolean => file === 'book.json' || file === 'activities.json' || file === 'pack.json'

function stringFaults(file: JsonFile, path: Path, text: string, limits: PackLimits): PackFault[] {
  const place = placeOf(path)
  const most = longest(path, limits)
  const faults: PackFault[] = []
  const add = (code: Parameters<typeof packFault>[0], params = {}) => faults.push(packFault(code, file, place, params))
  if (text.length > most) add('text-too-long', { count: text.length, most })
  if (UNSEEN.test(text)) add('text-unseen')
  if (TURNED.test(text)) add('text-turned')
  if (OUTSIDE.test(text) && !(file === 'pack.json' && path[0] === 'credits')) add('path-outside', { name: text })
  const isMarked = path.some((name) => name === CONTENT.en || name === CONTENT.id)
  if (MARKUP.test(isMarked ? text.replaceAll(BOLD, '') : text) || (isMarked && !isPaired(text))) add('text-markup')
  return faults
}

/** Each `<b>` is closed before the next one opens. */
function isPaired(text: string): boolean {
  const tags = [...text.matchAll(BOLD)].map(([tag]) => tag.startsWith('</'))
  return tags.length % 2 === 0 && tags.every((isClosing, index) => isClosing === (index % 2 === 1))
}

function longest(path: Path, limits: PackLimits): number {
  if (path.some((name) => name === CONTENT.en || name === CONTENT.id)) return limits.paragraphChars
  // A text in one language is as long as the field that it is in: `title.id`.
  const isOfLocal = path.at(-1) === 'en' || path.at(-1) === 'id'
  const field = isOfLocal && typeof path.at(-2) === 'string' ? path.at(-2) : path.at(-1)
  return TITLES.has(String(field)) ? limits.titleChars : limits.textChars
}

const NAMES = { en: { en: 'English', id: 'Inggris' }, id: { en: 'Indonesian', id: 'Indonesia' } } as const

/** How a language is called in sentences. */
export const languageName = (language: Language): (typeof NAMES)[Language] => NAMES[language]

/** Texts that lack a language the pack declares (faults), or have one that it does not (warnings). */
export function languageFaults(
  file: JsonFile,
  value: unknown,
  languages: readonly Language[],
): { readonly faults: PackFault[]; readonly warnings: PackFault[] } {
  const faults: PackFault[] = []
  const warnings: PackFault[] = []
  const see = (path: Path, has: (language: Language) => boolean, nameOf: (language: Language) => string) => {
    for (const language of ['en', 'id'] as const) {
      const place = placeOf([...path, nameOf(language)])
      const params = { language: languageName(language) }
      if (languages.includes(language) && !has(language))
        faults.push(packFault('language-missing', file, place, params))
      if (!languages.includes(language) && has(language))
        warnings.push(packFault('language-extra', file, place, params))
    }
  }
  for (const [path, inner] of walk(value)) {
    if (isLocal(inner))
      see(
        path,
        (language) => inner[language] !== undefined,
        (language) => language,
      )
    const isStory = file === 'book.json' && path.length === 2 && path[0] === 'pages' && path[1] !== 0
    if (isStory && isFields(inner))
      see(
        path,
        (language) => CONTENT[language] in inner,
        (language) => CONTENT[language],
      )
  }
  return { faults, warnings }
}
