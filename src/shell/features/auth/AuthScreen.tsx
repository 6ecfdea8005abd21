import '../../ui/forms/form.css'
import './auth.css'
import '../../ui/screen/paper.css'
import { clsx } from 'clsx'
import { type FormEventHandler, type ReactNode, useEffect } from 'react'
import { askForCalls } from '../../lib/service/apiClient.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { whenIdle } from '../../lib/loading/whenIdle.ts'
import { ControlLink } from '../../ui/controls/Control.tsx'
import { LanguageButton } from '../../ui/controls/LanguageButton.tsx'
import { AvifImage } from '../../ui/pictures/AvifImage.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'

interface Props {
  readonly title: string
  readonly backTo: string
  /** `two`: a wide form next to a smaller picture. */
  readonly columns: 'one' | 'two'
  readonly border: 'cabai' | 'nila' | 'hutan'
  readonly isLeaving: boolean
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  readonly children: ReactNode
}

/** Layout of the sign-in screens: the picture of the barn and a form on paper. */
export function AuthScreen({ title, backTo, columns, border, isLeaving, onSubmit, children }: Props) {
  const [language] = useLanguage()
  // Preloads the HTTP client while the form is filled in.
  useEffect(() => whenIdle(() => void askForCalls().catch(() => undefined)), [])
  return (
    <Screen
      world="village"
      title={title}
      isLeaving={isLeaving}
      left={<ControlLink to={backTo} control="back" word={commonText[language].back} icon="back" theme="cream" />}
      right={<LanguageButton />}
    >
      <div className={clsx('desk', columns)}>
        <div className="art" aria-hidden>
          {columns === 'one' && <p className="name">Lumbung</p>}
          <AvifImage src="/img/ui/lumbung.webp" width={775} height={1054} alt="" />
        </div>
        <form className={clsx('panel form', `batik-${border}`)} noValidate onSubmit={onSubmit} aria-label={title}>
          <h1>{title}</h1>
          {children}
        </form>
      </div>
    </Screen>
  )
}
