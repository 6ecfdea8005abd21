import { atom, useAtom } from 'jotai'
import { LANGUAGES, type Language } from '../../../game/language.ts'
import { languageAtom } from '../../lib/language/language.ts'
import { readText, writeText } from '../../lib/device/storage.ts'

const KEY = 'dashboardLanguage'
/** The first of the browser's languages that we have. `in` is what old devices call Indonesian. */
function browserLanguage(): Language | undefined {
  const short = (name: string) => (name.toLowerCase().split('-')[0] === 'in' ? 'id' : name.toLowerCase().split('-')[0])
  return navigator.languages.map(short).flatMap((name) => LANGUAGES.find((one) => one === name) ?? [])[0]
}

const chosenAtom = atom<Language>()

/** What was chosen here, else what was chosen for reading, else the browser's own language. */
const dashboardLanguageAtom = atom(
  (get) => {
    const reading = get(languageAtom)
    const chosen = get(chosenAtom) ?? LANGUAGES.find((language) => language === readText(KEY))
    return chosen ?? (readText('language') === undefined ? (browserLanguage() ?? reading) : reading)
  },
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
export function useText<Words>(table: Readonly<Record<Language, Words>>): Words {
  const [language] = useDashboardLanguage()
  return table[language]
}
