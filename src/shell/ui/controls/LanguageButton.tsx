import { otherLanguage } from '../../../game/language.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { names } from '../../lib/account/names.ts'
import { Control } from './Control.tsx'

/** Shows the child's language and changes it to the other one. */
export function LanguageButton({ className }: { readonly className?: string }) {
  const [language, setLanguage] = useLanguage()
  const other = otherLanguage(language)
  const words = names[language]
  return (
    <Control
      control="language"
      word={language === 'en' ? words.english : words.indonesian}
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
