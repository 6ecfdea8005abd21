import type { Language, Local } from '../../../game/language.ts'
import { LANGUAGES } from '../../../game/language.ts'

/** Letters with a recorded sound, by the file's name; the others only have a name. */
const SOUNDS: Readonly<Record<Language, string>> = { en: 'abcdefghijklmnoprstuvwxyz', id: 'abcdefghijklmnoprstuvwyz' }
const NAMED = /^[a-z]$/

const inEach = (path: (language: Language) => string): Local => {
  const [en, id] = LANGUAGES.map(path)
  return { en: en ?? '', id: id ?? '' }
}

/** The letter's name, as paths of the clip; `undefined` for anything but a letter from A to Z. */
function letterName(letter: string): Local | undefined {
  const small = letter.toLowerCase()
  return NAMED.test(small) ? inEach((language) => `/audio/letters/${language}/${small}.mp3`) : undefined
}

/**
 * What is heard where a letter is met: its name, then its sound. In a language without a recorded sound of it the name is said again, which no word of
 * our books needs. Empty for anything but a letter from A to Z.
 */
export function letterLines(letter: string): readonly Local[] {
  const name = letterName(letter)
  if (!name) return []
  const small = letter.toLowerCase()
  const hasSound = (language: Language) => SOUNDS[language].includes(small)
  if (!LANGUAGES.some(hasSound)) return [name]
  return [
    name,
    inEach((language) => (hasSound(language) ? `/audio/ladder/${language}/sounds/${small}.mp3` : name[language])),
  ]
}
