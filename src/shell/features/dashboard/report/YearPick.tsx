import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useClass } from '../ClassFrame.tsx'
import { useText } from '../dashboardLanguage.ts'
import { yearText } from '../text/years/index.ts'
import { useDays } from './useReport.ts'

const OTHER = 'other'

/** Select for the current or a closed school year. It sets the range of days in the address. */
export function YearPick() {
  const { whole } = useClass()
  const said = useText(yearText)
  const id = useId()
  const days = useDays()
  const [query, setQuery] = useSearchParams()
  if (whole.years.length === 0) return null
  const isNow = days.from === undefined && days.to === undefined
  const shown = whole.years.find(({ from, to }) => (from ?? undefined) === days.from && to === days.to)

  function show(yearId: string) {
    const year = whole.years.find((one) => one.id === yearId)
    const changed = new URLSearchParams(query)
    changed.delete('from')
    changed.delete('to')
    if (year?.from) changed.set('from', year.from)
    if (year) changed.set('to', year.to)
    setQuery(changed)
  }
  return (
    <span className="buttons">
      <label className="minor" htmlFor={id}>
        {said.pick}
      </label>
      <select id={id} value={isNow ? '' : (shown?.id ?? OTHER)} onChange={({ target }) => show(target.value)}>
        <option value="">{said.thisYear}</option>
        {whole.years.toReversed().map((year) => (
          <option key={year.id} value={year.id}>
            {year.name}
          </option>
        ))}
        {!isNow && !shown && <option value={OTHER}>{said.chosenDays}</option>}
      </select>
    </span>
  )
}
