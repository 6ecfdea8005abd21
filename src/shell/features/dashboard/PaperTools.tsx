import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { LANGUAGES, type Language } from '../../../game/language.ts'
import { ScreenTitle } from '../../ui/screen/Screen.tsx'
import { useDashboardLanguage } from './dashboardLanguage.ts'
import { PrintButton } from './PrintButton.tsx'
import { sheetText } from './text/sheet/index.ts'
import { LANGUAGE_NAMES } from '../../lib/language/languageNames.ts'

/** Language of a printed page; it can differ from the dashboard's, because it is for the family. */
export function usePaperLanguage() {
  const [own] = useDashboardLanguage()
  const [chosen, setChosen] = useState<Language>()
  return [chosen ?? own, setChosen] as const
}

interface Props {
  readonly title: string
  readonly back: string
  readonly lang: Language
  readonly onLang: (lang: Language) => void
  readonly children?: ReactNode
}

/** Toolbar above a page to print: back link, language of the page, print button. */
export function PaperTools({ title, back, lang, onLang, children }: Props) {
  const [language] = useDashboardLanguage()
  const said = sheetText[language]
  return (
    <div className="buttons sheet-tools noprint">
      <ScreenTitle title={title} />
      <Link className="button" to={back}>
        {said.back}
      </Link>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a visible legend */}
      <span className="either" role="group" aria-label={said.language}>
        {LANGUAGES.map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={one === lang} onClick={() => onLang(one)}>
            {LANGUAGE_NAMES[one]}
          </button>
        ))}
      </span>
      {children}
      <PrintButton isMain />
    </div>
  )
}
