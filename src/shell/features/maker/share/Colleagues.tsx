import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import { usePackError } from '../../dashboard/index.ts'
import { type Colleague, colleaguesOf, nameColleagues } from '../draft/index.ts'
import type { OpenBookProps } from '../editor/openBook.ts'
import { shareText } from '../text/share/index.ts'
import { Icon } from '../ui/Icon.tsx'

const MAY = ['use', 'copy', 'change'] as const satisfies readonly Colleague['may'][]

/** Colleagues who may use, copy or change the book, by their e-mail. Only the owner names them, and only with a network. */
export function Colleagues({ open, draft, language }: OpenBookProps) {
  const said = shareText[language]
  const errorText = usePackError()
  const { people, error, name } = useColleagues(draft.key)
  if (!open.canEdit) return null
  return (
    <section className="card stack s">
      <h2>{said.colleagues}</h2>
      {people.length === 0 && <p>{said.onlyMe}</p>}
      <ul className="stack s">
        {people.map((one) => (
          <li key={one.email} className="row nowrap">
            <span className="grow">
              {one.email}: {said.may[one.may]}
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={said.removeColleague(one.email)}
              onClick={() => void name(people.filter(({ email }) => email !== one.email))}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      <NameColleague
        language={language}
        onName={(colleague) => name([...people.filter(({ email }) => email !== colleague.email), colleague])}
      />
      <p className="small-text">{said.colleaguesHint}</p>
      {error !== undefined && (
        <p role="alert" className="state bad">
          {errorText(error)}
        </p>
      )}
    </section>
  )
}

/** Who may work with a draft, and how they are named; `name` says whether the service took it. */
function useColleagues(key: string) {
  const queries = useQueryClient()
  const queryKey = ['draft-colleagues', key]
  const { data: people = [] } = useQuery({ queryKey, queryFn: () => colleaguesOf(key), retry: false })
  const [error, setError] = useState<unknown>()
  async function name(next: readonly Colleague[]): Promise<boolean> {
    setError(undefined)
    try {
      await nameColleagues(key, next)
      return true
    } catch (problem) {
      setError(problem)
      return false
    } finally {
      await queries.invalidateQueries({ queryKey })
    }
  }
  return { people, error, name }
}

interface NameProps {
  readonly language: Language
  readonly onName: (colleague: Colleague) => Promise<boolean>
}

/** Names one colleague. The e-mail stays in its field until the service took it. */
function NameColleague({ language, onName }: NameProps) {
  const said = shareText[language]
  const [email, setEmail] = useState('')
  const [may, setMay] = useState<Colleague['may']>('copy')
  async function add() {
    if (email.trim() !== '' && (await onName({ email: email.trim(), may }))) setEmail('')
  }
  return (
    <form
      className="row name-colleague"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
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
  )
}
