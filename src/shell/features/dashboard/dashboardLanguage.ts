import { atom, useAtom } from 'jotai'
import { LANGUAGES, type Language } from '../../../game/language.ts'
import { languageAtom } from '../../lib/language.ts'
import { readText, writeText } from '../../lib/storage.ts'

const KEY = 'dashboardLanguage'
const chosenAtom = atom<Language>()

const dashboardLanguageAtom = atom(
  (get) => get(chosenAtom) ?? LANGUAGES.find((language) => language === readText(KEY)) ?? get(languageAtom),
  (_get, set, language: Language) => {
    writeText(KEY, language)
    set(chosenAtom, language)
  },
)

/** The language of the dashboard's own texts, which need not be the one that the children read in; and its setter. */
export function useDashboardLanguage() {
  return useAtom(dashboardLanguageAtom)
}

/** The texts of a table in the dashboard's language. */
export function useWords<Words>(table: Readonly<Record<Language, Words>>): Words {
  const [language] = useDashboardLanguage()
  return table[language]
}
