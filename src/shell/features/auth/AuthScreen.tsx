import './auth.css'
import '../../ui/paper.css'
import { clsx } from 'clsx'
import { type FormEventHandler, type ReactNode, useEffect } from 'react'
import { askForCalls } from '../../lib/apiClient.ts'
import { useLanguage } from '../../lib/language.ts'
import { names } from '../../lib/names.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { CtlLink } from '../../ui/Ctl.tsx'
import { LanguageBall } from '../../ui/LanguageBall.tsx'
import { LightImage } from '../../ui/LightImage.tsx'
import { Screen } from '../../ui/Screen.tsx'

interface Props {
  readonly title: string
  readonly backTo: string
  /** `two`: a wide form beside a smaller barn. */
  readonly columns: 'one' | 'two'
  readonly hem: 'cabai' | 'nila' | 'hutan'
  readonly isLeaving: boolean
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  readonly children: ReactNode
}

/** The sign-in world: the barn, and a form on paper. */
export function AuthScreen({ title, backTo, columns, hem, isLeaving, onSubmit, children }: Props) {
  const [language] = useLanguage()
  // The form is sent by a call: what that needs comes while it is filled in.
  useEffect(() => whenIdle(() => void askForCalls().catch(() => undefined)), [])
  return (
    <Screen
      world="village"
      title={title}
      isLeaving={isLeaving}
      left={<CtlLink to={backTo} control="back" word={names[language].back} icon="back" theme="cream" />}
      right={<LanguageBall />}
    >
      <div className={clsx('desk', columns)}>
        <div className="art" aria-hidden>
          {columns === 'one' && <p className="name">Lumbung</p>}
          <LightImage src="/img/ui/lumbung.webp" width={775} height={1054} alt="" />
        </div>
        <form className={clsx('panel form', `hem-${hem}`)} noValidate onSubmit={onSubmit} aria-label={title}>
          <h1>{title}</h1>
          {children}
        </form>
      </div>
    </Screen>
  )
}
