import '../../ui/dialogs/dialog.css'
import '../../ui/screen/loading.css'
import '../../ui/screen/paper.css'
import '../../ui/forms/form.css'
import { AlertDialog } from 'radix-ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Language } from '../../../game/language.ts'
import { apiClient } from '../../lib/service/apiClient.ts'
import { ApiError } from '../../lib/service/apiError.ts'
import { notify } from '../../lib/notify.ts'
import { forgetPlaySettings } from '../../lib/account/playSettings.ts'
import { forgetPathChoices } from '../../lib/learning/pathChoice.ts'
import { forgetHistory } from '../../lib/learning/tryHistory.ts'
import { forgetStories } from '../../lib/learning/storyMemory.ts'
import { routes } from '../../lib/routes.ts'
import { endSession, type UserInfo } from '../../lib/account/session.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { outbox, sendBeforeLeaving } from '../outbox/index.ts'
import { eraseText } from './text/erase/index.ts'

interface Props {
  readonly user: UserInfo
  readonly language: Language
  readonly onClose: () => void
}

/** Asks for the password, and then erases the account of whoever is signed in, here and at the service. Mount it to open it. */
export function EraseDialog({ user, language, onClose }: Props) {
  const said = eraseText[language]
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function erase(event: FormEvent) {
    event.preventDefault()
    if (isBusy || password === '') return
    setBusy(true)
    setError(undefined)
    try {
      // What ends with the visit must not be sent after there is nobody whose it is.
      await sendBeforeLeaving()
      await apiClient.post('/api/auth/erase', { password })
      endSession()
      await outbox.forget(user.id)
      forgetHistory(user.id)
      forgetStories(user.id)
      forgetPlaySettings(user.id)
      forgetPathChoices(user.id)
      notify('success', said.erased)
      await navigate(routes.landing)
    } catch (thrown) {
      console.warn('The account could not be erased', thrown)
      setError(textOf(thrown, language))
      setBusy(false)
    }
  }
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil dialog-veil" />
        <AlertDialog.Content className="panel batik-cabai dialog" lang={language}>
          <AlertDialog.Title>{said.ask}</AlertDialog.Title>
          <AlertDialog.Description>{said.sure(user.name)}</AlertDialog.Description>
          <form className="form erase" onSubmit={(event) => void erase(event)}>
            <Field
              label={said.password}
              error={error}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
            <div className="btns">
              <Bar type="submit" theme="cream" icon="close" isBusy={isBusy} disabled={password === ''}>
                {said.erase}
              </Bar>
              <AlertDialog.Cancel asChild>
                <Bar icon="check">{said.keep}</Bar>
              </AlertDialog.Cancel>
            </div>
          </form>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

const OF_STATUS: Readonly<Record<number, 'wrong' | 'owner'>> = { 422: 'wrong', 409: 'owner' }

function textOf(error: unknown, language: Language): string {
  const said = eraseText[language]
  if (!(error instanceof ApiError)) return said.failed
  const known = OF_STATUS[error.status ?? 0]
  // Too many tries: how long to wait is the service's to say.
  return known ? said[known] : (error.status === 429 && error.serverMessage) || said.failed
}
