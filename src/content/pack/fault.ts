import type { Local } from '../../game/language.ts'
import { PACK_SENTENCES } from './sentences.ts'

/** What kind of fault it is; the same word in the command line, in answers of the service and in the book maker. */
export type PackFaultCode = keyof typeof PACK_SENTENCES

/** A fault of a pack. `file` is a file in it, empty where the pack itself is meant; `place` leads into a JSON file: `pages[3].tapAreas[0].x`. */
export interface PackFault {
  readonly file: string
  readonly place: string
  readonly code: PackFaultCode
  readonly message: Local
}

/** What fills the gaps of a sentence; names and numbers are the same in all languages. */
export type FaultParams = Readonly<Record<string, string | number | Local>>

/** How much of a stranger's text a sentence repeats. */
const LONGEST_PARAM = 80

/** A fault with its sentence in both languages. What a pack says of itself is cut to 80 characters and cleaned of what is not seen. */
export function packFault(code: PackFaultCode, file: string, place = '', params: FaultParams = {}): PackFault {
  const sentence: Local = PACK_SENTENCES[code]
  const all: FaultParams = { file, ...params }
  return {
    file: shown(file),
    place: place.slice(0, 300),
    code,
    message: { en: filled(sentence.en, all, 'en'), id: filled(sentence.id, all, 'id') },
  }
}

/** One line for a terminal: `book.json:pages[3].title: …`. */
export function faultLine({ file, place, message }: PackFault, language: keyof Local = 'en'): string {
  const where = [file, place].filter((part) => part !== '').join(':')
  return where === '' ? message[language] : `${where}: ${message[language]}`
}

/** Where a list of keys leads: `pages[3].title`. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`
    return place === '' ? String(key) : `${place}.${String(key)}`
  }, '')
}

function filled(sentence: string, params: FaultParams, language: keyof Local): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    return typeof value === 'object' ? value[language] : shown(String(value))
  })
}

/** A stranger's text as it may stand in a sentence. */
function shown(text: string): string {
  const clean = text.slice(0, LONGEST_PARAM + 1).replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD')
  return clean.length > LONGEST_PARAM ? `${clean.slice(0, LONGEST_PARAM)}…` : clean
}
