import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { BinItem } from '../../../../../server/contract/bin.ts'
import { useKeeping } from '../../../lib/account/retention.ts'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { State } from '../State.tsx'
import { useTask } from '../useTask.ts'
import { custodyText } from '../text/custody/index.ts'
import { Sure } from './Sure.tsx'

/** The bin: removed and deleted learners, who can be restored. */
export function BinBlock({ bin }: { readonly bin: UseQueryResult<BinItem[]> }) {
  const said = useText(custodyText)
  const { bin_days } = useKeeping()
  return (
    <section className="block stack-s">
      <h2>{said.bin}</h2>
      <p className="minor">{said.binText(bin_days)}</p>
      <State of={bin}>
        {(items) =>
          items.length === 0 ? (
            <p>{said.binEmpty}</p>
          ) : (
            <ul className="stack">
              {items.map((item) => (
                <BinRow key={item.learner_id} item={item} onDone={() => void bin.refetch()} />
              ))}
            </ul>
          )
        }
      </State>
    </section>
  )
}

function BinRow({ item, onDone }: { readonly item: BinItem; readonly onDone: () => void }) {
  const { whole, reload } = useClass()
  const said = useText(custodyText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const { learner_id, name, reason, has_email, binned_at, ends_at } = item
  const by = item.by ?? said.somebody
  const isDeleted = reason === 'deleted'
  const when = dated(binned_at, language, 'short')
  const until = dated(ends_at, language, 'short')

  async function restore() {
    if (!(await run(() => classesApi.restore(whole.id, learner_id), said.restored(name)))) return
    onDone()
    reload()
  }
  return (
    <li className="stack-s">
      <p>
        <b>{name}</b>
        <br />
        <span className="minor">
          {isDeleted ? said.deletedBy(by, when) : said.removedBy(by, when)}{' '}
          {isDeleted ? said.deletedUntil(until) : said.removedUntil(until)}
          {item.books.length > 0 && ` ${said.inBooks(item.books.map((title) => title[language]).join(', '))}`}
        </span>
      </p>
      <p className="buttons">
        <button
          type="button"
          className="button"
          aria-label={said.restoreOf(name)}
          disabled={isBusy}
          onClick={() => void restore()}
        >
          {said.restore}
        </button>
        {!has_email && <EraseNow item={item} onDone={onDone} />}
      </p>
    </li>
  )
}

/** Erases a learner at once instead of after the bin's period, if a family asks for it. */
function EraseNow({ item, onDone }: { readonly item: BinItem; readonly onDone: () => void }) {
  const { learner_id, name, books } = item
  const { whole } = useClass()
  const said = useText(custodyText)
  const { isBusy, run } = useTask()
  const [language] = useDashboardLanguage()
  const [isAsking, setAsking] = useState(false)
  const titles = books.map((title) => title[language]).join(', ')
  async function erase() {
    if (await run(() => classesApi.eraseNow(whole.id, learner_id), said.erased)) onDone()
  }
  return (
    <>
      <button
        type="button"
        className="button as-link"
        aria-label={said.eraseNowOf(name)}
        onClick={() => setAsking(true)}
      >
        {said.eraseNow}
      </button>
      {isAsking && (
        <Sure
          title={said.eraseTitle(name)}
          text={books.length === 0 ? said.eraseText : `${said.eraseText} ${said.eraseBooks(titles)}`}
          cancel={said.keep}
          go={said.eraseGo}
          isBusy={isBusy}
          onGo={() => void erase()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
