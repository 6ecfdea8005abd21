import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { usePackError } from '../../dashboard/index.ts'
import { type Colleague, colleaguesOf, nameColleagues } from '../draft/index.ts'
import type { OpenBookProps } from '../editor/EditorPage.tsx'
import { shareText } from '../text/share/index.ts'
import { Icon } from '../ui/Icon.tsx'

const MAY = ['use', 'copy', 'change'] as const satisfies readonly Colleague['may'][]

/** Colleagues who may use, copy or change the book, by their e-mail. Only the owner names them, and only with a network. */
export function Colleagues({ open, draft, language }: OpenBookProps) {
  const said = shareText[language]
  const queries = useQueryClient()
  const errorText = usePackError()
  const queryKey = ['draft-colleagues', draft.key]
  const { data: people } = useQuery({ queryKey, queryFn: () => colleaguesOf(draft.key), retry: false })
  const [email, setEmail] = useState('')
  const [may, setMay] = useState<Colleague['may']>('copy')
  const [error, setError] = useState<unknown>()
  async function name(next: readonly Colleague[]) {
    setError(undefined)
    try {
      await nameColleagues(draft.key, next)
      setEmail('')
    } catch (problem) {
      setError(problem)
    }
    await queries.invalidateQueries({ queryKey })
  }
  function add(event: FormEvent) {
    event.preventDefault()
    const others = (people ?? []).filter((one) => one.email !== email.trim())
    if (email.trim() !== '') void name([...others, { email: email.trim(), may }])
  }
  if (!open.canEdit) return null
  return (
    <section className="card stack s">
      <h2>{said.colleagues}</h2>
      {(people ?? []).length === 0 && <p>{said.onlyMe}</p>}
      <ul className="stack s">
        {(people ?? []).map((one) => (
          <li key={one.email} className="row nowrap">
            <span className="grow">
              {one.email}: {said.may[one.may]}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={said.removeColleague(one.email)}
              onClick={() => void name((people ?? []).filter(({ email: other }) => other !== one.email))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      <form className="row" onSubmit={add}>
        <input
          className="inner grow"
          type="email"
          maxLength={254}
          aria-label={said.colleagueMail}
          placeholder={said.colleagueMail}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <select
          aria-label={said.colleagues}
          value={may}
          onChange={({ target }) => setMay(MAY.find((one) => one === target.value) ?? 'copy')}
        >
          {MAY.map((one) => (
            <option key={one} value={one}>
              {said.may[one]}
            </option>
          ))}
        </select>
        <button type="submit" className="button">
          {said.addColleague}
        </button>
      </form>
      <p className="small-text">{said.colleaguesHint}</p>
      {error !== undefined && (
        <p role="alert" className="state bad">
          {errorText(error)}
        </p>
      )}
    </section>
  )
}
