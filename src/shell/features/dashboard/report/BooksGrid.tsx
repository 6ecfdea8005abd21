import { Link, useSearchParams } from 'react-router-dom'
import type { BooksReport } from '../../../../../server/contract/report.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { Sign } from '../Sign.tsx'
import { reportQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { useShortWords } from '../useNarrow.ts'
import { dashboardRoutes } from '../routes.ts'
import { WideTable } from '../WideTable.tsx'
import { gridText } from '../text/grid/index.ts'
import { reportText } from '../text/report/index.ts'
import { BookLegend, BookMark } from './BookMark.tsx'
import { How } from './How.tsx'
import { Name } from './Names.tsx'
import { ReportHead } from './ReportHead.tsx'
import { csvFiles } from './reportApi.ts'
import { SORTS, type Sort, sortRows } from './sortRows.ts'
import { useReport } from './useReport.ts'

/** Grid of books × learners: the progress of each child and of the class. */
export function BooksGrid() {
  const { whole } = useClass()
  const said = useText(reportText)
  const words = useText(gridText)
  const query = useReport(reportQueries.books)
  const [sort, setSort] = useSort()
  return (
    <>
      <ReportHead title={said.booksTitle} sub={said.booksSub} files={[['', csvFiles.books(whole.id)]]}>
        <label className="minor">
          {words.sortBy}{' '}
          <select value={sort} onChange={({ target }) => setSort(target.value)}>
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {words.sort[one]}
              </option>
            ))}
          </select>
        </label>
        <Link className="button" to={dashboardRoutes.access(whole.id)}>
          <Sign name="lock" /> {words.openOrLock}
        </Link>
      </ReportHead>
      <p className="legend">
        <BookLegend />
        <span>{words.twice}</span>
        <span>
          <Sign name="wait" /> {said.unsentWork}
        </span>
        <How is="book" />
      </p>
      <State of={query}>{(report) => <Grid report={report} sort={sort} />}</State>
    </>
  )
}

/** Sort order of the rows, stored in the address. */
function useSort(): readonly [Sort, (sort: string) => void] {
  const [query, setQuery] = useSearchParams()
  const sort = SORTS.find((one) => one === query.get('sort')) ?? 'name'
  const set = (next: string) => {
    const changed = new URLSearchParams(query)
    changed.set('sort', next)
    setQuery(changed, { replace: true })
  }
  return [sort, set]
}

function Grid({ report, sort }: { readonly report: BooksReport; readonly sort: Sort }) {
  const { head, rows } = report
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  return (
    <WideTable name={said.booksTitle}>
      <thead>
        <tr>
          <th scope="col">{said.learner}</th>
          {head.books.map(({ id, title }) => (
            <th key={id} scope="col">
              {said.book(id)}
              <span className="wide head-thin">{title[language]}</span>
            </th>
          ))}
          <th scope="col" className="wide">
            {said.lastDay}
          </th>
        </tr>
      </thead>
      <tbody>
        <ClassRow report={report} />
        {sortRows(rows, sort).map(({ learner_id, last_day, books }) => (
          <tr key={learner_id}>
            <th scope="row">
              <Name head={head} id={learner_id} />
            </th>
            {books.map((cell) => (
              <td key={cell.book_id}>
                <BookMark cell={cell} />
              </td>
            ))}
            <td className="nw wide">{last_day === null ? said.never : dated(last_day, language, 'weekday')}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

const TOTALS = ['done', 'done-help', 'playing', 'opened'] as const

const isFinished = (state: string) => state === 'done' || state === 'done-help'

/** Number of children per state, for each book. */
function ClassRow({ report: { head, rows, active } }: { readonly report: BooksReport }) {
  const words = useText(gridText)
  const isShort = useShortWords()
  const isFiltered = (head.filter.from ?? head.filter.to) !== null
  return (
    <tr className="class-row">
      <th scope="row">{words.wholeClass}</th>
      {head.books.map(({ id }) => {
        const states = rows.flatMap(({ books }) => books.find(({ book_id }) => book_id === id)?.state ?? [])
        const counts = TOTALS.map((state) => [state, states.filter((one) => one === state).length] as const)
        if (isShort) return <td key={id}>{words.shortTotal(states.filter(isFinished).length)}</td>
        return (
          <td key={id}>
            {counts.flatMap(([state, count]) => (count > 0 ? [words.total[state](count)] : [])).join(', ') || '–'}
          </td>
        )
      })}
      <td className="wide">
        {/* With a filter by days the figure of this week is not shown. */}
        {isFiltered ? '–' : words.thisWeek(active.count, head.learners.length, active.at_least)}
      </td>
    </tr>
  )
}
