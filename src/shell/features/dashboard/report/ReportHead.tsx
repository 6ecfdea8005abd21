import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { Head } from '../classes/Head.tsx'
import { PrintButton } from '../PrintButton.tsx'
import { Sign } from '../Sign.tsx'
import { useSmall } from '../useNarrow.ts'
import { useTask } from '../useTask.ts'
import { reportText } from '../text/report/index.ts'
import { saveCsv } from './reportApi.ts'
import { useDays } from './useReport.ts'
import { YearPick } from './YearPick.tsx'

interface Props {
  readonly title: string
  readonly sub?: ReactNode
  /** CSV files to download: label (empty: the default) and URL. */
  readonly files?: readonly (readonly [name: string, url: string])[]
  /** Whether days can be filtered; not on Today. */
  readonly hasDays?: boolean
  readonly children?: ReactNode
}

/** Head of a report screen: filter by days, CSV files, print button. */
export function ReportHead({ title, sub, files = [], hasDays = true, children }: Props) {
  const words = useText(reportText)
  const [language] = useDashboardLanguage()
  const days = useDays()
  const { isBusy, run } = useTask()
  const isSmall = useSmall()
  const more = (
    <>
      {hasDays && <YearPick />}
      {hasDays && <DayFilter key={`${days.from} ${days.to}`} />}
      {files.map(([name, url]) => (
        <button
          key={url}
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void run(() => saveCsv(url, { ...days, language, names: 'true' }))}
        >
          <Sign name="save" /> {name === '' ? words.csv : name}
        </button>
      ))}
      <PrintButton />
    </>
  )
  return (
    <Head
      title={title}
      sub={sub}
      tools={
        <>
          {children}
          {isSmall ? (
            <details className="more-tools">
              <summary className="button">{words.daysAndFiles}</summary>
              <div className="buttons">{more}</div>
            </details>
          ) : (
            more
          )}
        </>
      }
    />
  )
}

/** Filter by days, stored in the address so that the link can be shared. */
function DayFilter() {
  const words = useText(reportText)
  const [query, setQuery] = useSearchParams()
  const days = useDays()
  const [from, setFrom] = useState(days.from ?? '')
  const [to, setTo] = useState(days.to ?? '')
  const isWrong = from !== '' && to !== '' && from > to

  function show(next: { from: string; to: string }) {
    const changed = new URLSearchParams(query)
    for (const [key, day] of Object.entries(next)) {
      if (day === '') changed.delete(key)
      else changed.set(key, day)
    }
    setQuery(changed)
  }
  return (
    <form
      className="buttons"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWrong) show({ from, to })
      }}
    >
      <label className="minor">
        {words.from}{' '}
        <input type="date" value={from} aria-invalid={isWrong} onChange={({ target }) => setFrom(target.value)} />
      </label>
      <label className="minor">
        {words.to}{' '}
        <input type="date" value={to} aria-invalid={isWrong} onChange={({ target }) => setTo(target.value)} />
      </label>
      <button type="submit" className="button" disabled={isWrong}>
        {words.show}
      </button>
      {(days.from ?? days.to) !== undefined && (
        <button type="button" className="button as-link" onClick={() => show({ from: '', to: '' })}>
          {words.allDays}
        </button>
      )}
    </form>
  )
}
