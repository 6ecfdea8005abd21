import { otherLanguage } from '../../../game/language.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { Control } from './Control.tsx'
import { LANGUAGE_NAMES } from '../../lib/language/languageNames.ts'

/** Shows the child's language and changes it to the other one. */
export function LanguageButton({ className }: { readonly className?: string }) {
  const [language, setLanguage] = useLanguage()
  const other = otherLanguage(language)
  const words = commonText[language]
  return (
    <Control
      control="language"
      word={LANGUAGE_NAMES[language]}
      more={words.changeLanguage}
      theme="cream"
      {...(className !== undefined && { className })}
      lang={language}
      onClick={() => setLanguage(other)}
      face={
        <span className="langs" aria-hidden>
          <i className="off" data-code={other} />
          <i className="on" data-code={language} />
        </span>
      }
    />
  )
}
