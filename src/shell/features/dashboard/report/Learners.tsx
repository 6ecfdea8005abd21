import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { LearnersReport } from '../../../../../server/contract/report.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { Sign } from '../Sign.tsx'
import { reportQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { dashboardRoutes } from '../routes.ts'
import { WideTable } from '../WideTable.tsx'
import { learnerText } from '../text/learner/index.ts'
import { reportText } from '../text/report/index.ts'
import { How } from './How.tsx'
import { Name } from './Names.tsx'
import { ReportHead } from './ReportHead.tsx'
import { Step } from './Step.tsx'
import { nameIn, useReport } from './useReport.ts'

/** Table of all learners, each with one next step. */
export function Learners() {
  const { whole } = useClass()
  const said = useText(reportText)
  const words = useText(learnerText)
  const query = useReport(reportQueries.learners)
  const [sought, setSought] = useState('')
  return (
    <>
      <ReportHead title={said.learnersTitle} sub={words.sub(whole.learners.length)}>
        <input
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <Link className="button" to={dashboardRoutes.add(whole.id)}>
          {words.add}
        </Link>
        <Link className="button" to={dashboardRoutes.sheets(whole.id)}>
          <Sign name="print" /> {words.sheets}
        </Link>
      </ReportHead>
      <State of={query}>{(report) => <LearnerTable report={report} sought={sought} />}</State>
      <p className="hint" style={{ marginTop: 6 }}>
        {words.knownHint} <How is="answers" />
      </p>
    </>
  )
}

const plain = (text: string) => text.trim().toLocaleLowerCase('id')

function LearnerTable({
  report: { head, rows },
  sought,
}: {
  readonly report: LearnersReport
  readonly sought: string
}) {
  const said = useText(reportText)
  const words = useText(learnerText)
  const shown = rows.filter(({ learner_id }) => plain(nameIn(head, learner_id)).includes(plain(sought)))
  return (
    <>
      <WideTable name={said.learnersTitle}>
        <thead>
          <tr>
            <th scope="col">{said.learner}</th>
            <th scope="col" className="wide">
              {words.lastDay}
            </th>
            <th scope="col" className="count wide often">
              {said.sessions}
            </th>
            <th scope="col" className="count wide often">
              {said.thisWeek}
            </th>
            <th scope="col" className="wide now-in">
              {words.nowIn}
            </th>
            <th scope="col" className="count wide">
              {said.firstTries}
            </th>
            <th scope="col" className="count wide known-of">
              {said.knownItems}
              <span className="head-thin">{said.knownOf}</span>
            </th>
            <th scope="col" className="next-step">
              {said.nextStep}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <LearnerRow key={row.learner_id} head={head} row={row} />
          ))}
        </tbody>
      </WideTable>
      <p role="status" className="hint">
        {rows.length > 0 && shown.length === 0 && words.nobody}
      </p>
    </>
  )
}

interface RowProps {
  readonly head: LearnersReport['head']
  readonly row: LearnersReport['rows'][number]
}

function LearnerRow({ head, row }: RowProps) {
  const said = useText(reportText)
  const words = useText(learnerText)
  const [language] = useDashboardLanguage()
  const { learner_id, last_day, sessions, this_week, current, answers, next } = row
  return (
    <tr>
      <th scope="row">
        <Name head={head} id={learner_id} />
      </th>
      <td className="nw wide">{last_day === null ? said.never : dated(last_day, language, 'weekday')}</td>
      <td className="count wide often">{sessions}</td>
      <td className="count wide often">{this_week || '–'}</td>
      <td className="nw wide now-in">
        {current === null ? '–' : `${said.book(current.book_id)}${current.again ? `, ${words.again}` : ''}`}
      </td>
      {answers === null ? (
        <td className="wide muted" colSpan={2}>
          {said.tooEarly}
        </td>
      ) : (
        <>
          <td className="count nw wide">{said.ofAll(answers.first, answers.asked)}</td>
          <td className="count nw wide">
            {answers.repeated === 0 ? '–' : said.ofAll(answers.known, answers.repeated)}
          </td>
        </>
      )}
      <td>
        <Step step={next} head={head} />
      </td>
    </tr>
  )
}
