import './privacy.css'
import '../../ui/paper.css'
import { useNavigate } from 'react-router-dom'
import { useKeeping } from '../../lib/keeping.ts'
import { useLanguage } from '../../lib/language.ts'
import { paths } from '../../lib/paths.ts'
import { Ctl } from '../../ui/Ctl.tsx'
import { LanguageBall } from '../../ui/LanguageBall.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { EraseAccount } from './EraseAccount.tsx'
import { privacyText } from './privacyText.ts'

/** What is kept, why and how long: for parents and teachers, in both languages. */
export function PrivacyPage() {
  const [language] = useLanguage()
  const navigate = useNavigate()
  const { title, intro, back, parts } = privacyText[language](useKeeping())
  // Opened from outside there is nothing to go back to.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.landing))
  return (
    <Screen
      world="village"
      title={title}
      left={<Ctl control="back" word={back} icon="back" theme="cream" onClick={goBack} />}
      right={<LanguageBall />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable */}
      <section className="panel hem-nila privacy scroll" lang={language} tabIndex={0} aria-labelledby="privacy">
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
