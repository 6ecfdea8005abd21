import { type FormEvent, useState } from 'react'
import type { SchoolYear } from '../../../../../server/contract/years.ts'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { useTask } from '../useTask.ts'
import { frameText } from '../text/frame/index.ts'
import { yearText } from '../text/years/index.ts'
import { Entry } from './Entry.tsx'
import { Sure } from './Sure.tsx'

/** Closed school years, and the form to close the current one. For the owner. */
export function YearBlock() {
  const { whole } = useClass()
  const said = useText(yearText)
  if (!whole.is_owner) return null
  return (
    <section className="block stack-s">
      <h2>{said.title}</h2>
      <p className="minor">{said.text}</p>
      {whole.years.length > 0 && (
        <>
          <h3>{said.years}</h3>
          <ul className="minor">
            {whole.years.map((year) => (
              <Year key={year.id} year={year} />
            ))}
          </ul>
        </>
      )}
      <CloseYear key={whole.years.length} />
    </section>
  )
}

function Year({ year: { id, name, to, can_reopen } }: { readonly year: SchoolYear }) {
  const { whole, put } = useClass()
  const said = useText(yearText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  return (
    <li className="buttons">
      <span>{said.until(name, dated(to, language, 'short'))}</span>
      {can_reopen && (
        <button
          type="button"
          className="button as-link"
          aria-label={said.reopenOf(name)}
          disabled={isBusy}
          onClick={() => void run(async () => put(await classesApi.reopenYear(whole.id, id)), said.reopened(name))}
        >
          {said.reopen}
        </button>
      )}
    </li>
  )
}

/** Today in the browser's time zone, as `YYYY-MM-DD`. */
const today = () => new Date().toLocaleDateString('sv-SE')

function CloseYear() {
  const { whole, put } = useClass()
  const said = useText(yearText)
  const frame = useText(frameText)
  const [language] = useDashboardLanguage()
  const { isBusy, run } = useTask()
  const [name, setName] = useState('')
  const [firstDay, setFirstDay] = useState(today)
  const [isAsking, setAsking] = useState(false)
  const isWhole = name.trim() !== '' && firstDay !== ''

  function ask(event: FormEvent) {
    event.preventDefault()
    if (isWhole) setAsking(true)
  }
  async function close() {
    const year = { name: name.trim(), first_day: firstDay }
    const isDone = await run(async () => put(await classesApi.closeYear(whole.id, year)), said.closed(year.name))
    if (!isDone) setAsking(false)
  }
  return (
    <form className="stack-s" onSubmit={ask}>
      <Entry
        label={said.name}
        hint={said.nameHint}
        maxLength={20}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Entry
        label={said.firstDay}
        type="date"
        max={today()}
        value={firstDay}
        onChange={({ target }) => setFirstDay(target.value)}
      />
      <button type="submit" className="button" style={{ justifySelf: 'start' }} disabled={isBusy || !isWhole}>
        {said.close}
      </button>
      {isAsking && (
        <Sure
          title={said.closeTitle(name.trim())}
          text={said.closeText(dated(firstDay, language, 'full'))}
          cancel={frame.cancel}
          go={said.closeGo}
          isBusy={isBusy}
          onGo={() => void close()}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  )
}
