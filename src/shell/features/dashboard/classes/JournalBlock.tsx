import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JournalEntry } from '../../../../../server/contract/journal.ts'
import { notify } from '../../../lib/notify.ts'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated, listed } from '../dates.ts'
import { useErrorText } from '../errorText.ts'
import { classQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { custodyText } from '../text/custody/index.ts'
import { groupEntries } from './journalGroups.ts'

interface Props {
  /** Names by id of the children in the class or its bin; any other child is shown as having left. */
  readonly names: ReadonlyMap<string, string>
}

/** The journal: who did what and when, latest first. */
export function JournalBlock({ names }: Props) {
  const { whole } = useClass()
  const said = useText(custodyText)
  const errorText = useErrorText()
  const first = useQuery(classQueries.journal(whole.id))
  const [more, setMore] = useState<{ readonly entries: readonly JournalEntry[]; readonly next: string | null }>()
  const next = more ? more.next : first.data?.next
  async function earlier(before: string) {
    try {
      const page = await classesApi.journal(whole.id, before)
      setMore({ entries: [...(more?.entries ?? []), ...page.entries], next: page.next })
    } catch (error) {
      notify('error', errorText(error))
    }
  }
  return (
    <section className="block stack-s">
      <h2>{said.journal}</h2>
      <p className="minor">{said.journalText}</p>
      <State of={first}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p>{said.journalEmpty}</p>
          ) : (
            <Days entries={[...entries, ...(more?.entries ?? [])]} names={names} />
          )
        }
      </State>
      {next && (
        <p>
          <button type="button" className="button" onClick={() => void earlier(next)}>
            {said.earlier}
          </button>
        </p>
      )}
    </section>
  )
}

function Days({ entries, names }: Props & { readonly entries: readonly JournalEntry[] }) {
  const said = useText(custodyText)
  const [language] = useDashboardLanguage()
  const groups = groupEntries(entries)
  function sentence(group: readonly JournalEntry[]): string {
    const [one] = group
    if (!one) return ''
    const known = [...new Set(group.flatMap(({ learner_id }) => names.get(learner_id ?? '') ?? []))]
    const unknown = group.filter(({ learner_id }) => !names.has(learner_id ?? '')).length
    const count = group.reduce((sum, entry) => sum + (entry.count ?? 0), 0)
    const children = [...known, ...(unknown > 0 ? [said.gone(unknown)] : [])]
    const isOfTeacher = one.action.startsWith('teacher.') || one.action.startsWith('class.')
    const who = isOfTeacher
      ? (one.teacher ?? said.colleague)
      : count > 0
        ? said.children(count)
        : listed(children, language)
    const by = one.by ?? (one.action === 'learner.erased' ? said.service : said.somebody)
    return said.did[one.action]({ by, who, to: one.to_class ?? said.otherClass })
  }
  return (
    <ul className="stack-s journal">
      {groups.map((group) => (
        <li key={group[0]?.id}>
          <span className="hint">{dated(group[0]?.at ?? '', language, 'time')}</span>
          <br />
          {sentence(group)}
        </li>
      ))}
    </ul>
  )
}
