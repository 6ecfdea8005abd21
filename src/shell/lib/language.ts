import { atom, useAtom } from 'jotai'
import { LANGUAGES, type Language } from '../../game/language.ts'
import { readText, writeText } from './storage.ts'

const KEY = 'language'

function kept(): Language {
  return LANGUAGES.find((language) => language === readText(KEY)) ?? 'en'
}

const chosenAtom = atom<Language>()

/** The child's language, kept in the browser; English at first. */
export const languageAtom = atom(
  (get) => get(chosenAtom) ?? kept(),
  (_get, set, language: Language) => {
    writeText(KEY, language)
    set(chosenAtom, language)
  },
)

/** The child's language and its setter. */
export function useLanguage() {
  return useAtom(languageAtom)
}
