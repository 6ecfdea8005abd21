import './privacy.css'
import '../../ui/screen/paper.css'
import { useNavigate } from 'react-router-dom'
import { useKeeping } from '../../lib/account/retention.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { routes } from '../../lib/routes.ts'
import { Control } from '../../ui/controls/Control.tsx'
import { LanguageButton } from '../../ui/controls/LanguageButton.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'
import { EraseAccount } from './EraseAccount.tsx'
import { privacyText } from './text/page/index.ts'

/** What is kept, why and how long: for parents and teachers, in both languages. */
export function PrivacyPage() {
  const [language] = useLanguage()
  const navigate = useNavigate()
  const { title, intro, back, parts } = privacyText[language](useKeeping())
  // Opened from outside there is nothing to go back to.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(routes.landing))
  return (
    <Screen
      world="village"
      title={title}
      left={<Control control="back" word={back} icon="back" theme="cream" onClick={goBack} />}
      right={<LanguageButton />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable */}
      <section className="panel batik-nila privacy scroll" lang={language} tabIndex={0} aria-labelledby="privacy">
        <h1 id="privacy">{title}</h1>
        <p>{intro}</p>
        {parts.map((part) => (
          <section key={part.title}>
            <h2>{part.title}</h2>
            {part.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
        <EraseAccount language={language} />
      </section>
    </Screen>
  )
}
