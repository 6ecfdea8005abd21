import { atom, useAtom } from 'jotai'
import { LANGUAGES, type Language } from '../../../game/language.ts'
import { setServiceCookie } from '../service/serviceCookie.ts'
import { readText, writeText } from '../device/storage.ts'

const KEY = 'language'

function stored(): Language {
  return LANGUAGES.find((language) => language === readText(KEY)) ?? languageOfBrowser(navigator.languages)
}

/** The first of the browser's languages that the books have, or English. */
export function languageOfBrowser(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0])
  return codes.map((code) => LANGUAGES.find((language) => language === code)).find((one) => one !== undefined) ?? 'en'
}

/** The current language, outside of React. */
export const languageNow = (): Language => last ?? stored()

// If the storage refuses, the choice in memory counts.
let last: Language | undefined

const chosenAtom = atom<Language>()

/** Renews the language cookie for the service: cookies expire, and browsers may drop them. */
export const renewLanguage = (): void => setServiceCookie(KEY, stored())

/** The child's language, stored in the browser; initially the browser's own. */
export const languageAtom = atom(
  (get) => get(chosenAtom) ?? stored(),
  (_get, set, language: Language) => {
    last = language
    writeText(KEY, language)
    setServiceCookie(KEY, language)
    set(chosenAtom, language)
  },
)

/** The child's language and its setter. */
export function useLanguage() {
  return useAtom(languageAtom)
}
