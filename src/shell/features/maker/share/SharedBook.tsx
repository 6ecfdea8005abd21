import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { ClassItem } from '../../../../../server/contract/classes.ts'
import type { PackItem } from '../../../../../server/contract/packs.ts'
import type { Language } from '../../../../game/language.ts'
import { notify } from '../../../lib/notify.ts'
import { dashboardRoutes, packsApi, usePackError } from '../../dashboard/index.ts'
import { shareText } from '../text/share/index.ts'
import { Icon } from '../ui/Icon.tsx'

interface Props {
  readonly pack: PackItem
  readonly classes: readonly ClassItem[]
  readonly language: Language
}

/** Where the book is: its classes, what children did with it, and the way to take it back. */
export function SharedBook({ pack, classes, language }: Props) {
  const said = shareText[language]
  const queries = useQueryClient()
  const errorText = usePackError()
  const there = classes.filter(({ id }) => pack.classes.some((one) => one.id === id && one.access === 'open'))
  async function withdraw() {
    try {
      await packsApi.withdraw(pack.key)
      notify('success', said.withdrawn)
    } catch (error) {
      notify('error', errorText(error))
    }
    await queries.invalidateQueries()
  }
  return (
    <section className="banner ok card">
      <Icon name="good" />
      <div>
        <p>
          <b>{said.shared(there.map(({ group_name }) => group_name).join(', '))}</b> {said.sharedHint}
        </p>
        <p className="row">
          {there.map(({ id, group_name }) => (
            <Link key={id} to={dashboardRoutes.books(id)}>
              {said.report}: {group_name}
            </Link>
          ))}
        </p>
      </div>
      <button type="button" className="button bad" onClick={() => void withdraw()}>
        {said.withdraw}
      </button>
    </section>
  )
}
