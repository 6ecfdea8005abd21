import { atom, useAtom } from 'jotai'
import { LANGUAGES, type Language } from '../../../game/language.ts'
import { languageAtom } from '../../lib/language/language.ts'
import { readText, writeText } from '../../lib/device/storage.ts'

const KEY = 'dashboardLanguage'
/** The first browser language that the app supports. Old devices use the code `in` for Indonesian. */
function browserLanguage(): Language | undefined {
  const short = (name: string) => (name.toLowerCase().split('-')[0] === 'in' ? 'id' : name.toLowerCase().split('-')[0])
  return navigator.languages.map(short).flatMap((name) => LANGUAGES.find((one) => one === name) ?? [])[0]
}

const chosenAtom = atom<Language>()

/** The language chosen here, else the one chosen for reading, else the browser's language. */
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

/** The dashboard's language and its setter. It is independent of the language that the children read in. */
export function useDashboardLanguage() {
  return useAtom(dashboardLanguageAtom)
}

/** The entry of a text table in the dashboard's language. */
export function useText<Words>(table: Readonly<Record<Language, Words>>): Words {
  const [language] = useDashboardLanguage()
  return table[language]
}
