import { type FormEvent, useId, useState } from 'react'
import { joinAnswer } from '../../../../server/contract/classes.ts'
import type { Language } from '../../../game/language.ts'
import { apiClient } from '../../lib/service/apiClient.ts'
import { ApiError, errorText } from '../../lib/service/apiError.ts'
import { notify } from '../../lib/notify.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { profileText } from './text/index.ts'

/** Form for a learner without a class to join one by its code. `onJoined` is called after success. */
export function JoinClass({ language, onJoined }: { readonly language: Language; readonly onJoined: () => void }) {
  const said = profileText[language].joinClass
  const id = useId()
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function join(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === '' || isBusy) return
    setBusy(true)
    try {
      const { data } = await apiClient.post<unknown>('/api/classes/join', { code: code.trim() })
      const answer = joinAnswer.safeParse(data)
      if (!answer.success) throw new ApiError('invalid', said.failed)
      notify('success', said.done(answer.data.data.group_name))
      onJoined()
    } catch (error) {
      notify('error', errorText(error, said.failed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="join-class" lang={language} onSubmit={(event) => void join(event)}>
      <label htmlFor={id}>{said.code}</label>
      <input
        id={id}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
      />
      <Bar type="submit" icon="check" theme="cream" isBusy={isBusy}>
        {said.join}
      </Bar>
    </form>
  )
}
