import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PathReport, PathRow } from '../../../../../server/contract/path.ts'
import type { Language } from '../../../../game/language.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { reportQueries } from '../queries.ts'
import { How } from '../report/How.tsx'
import { Name } from '../report/Names.tsx'
import { nameIn, useReport } from '../report/useReport.ts'
import { dashboardRoutes } from '../routes.ts'
import { Sign, type SignName } from '../Sign.tsx'
import { State } from '../State.tsx'
import { pathText } from '../text/path/index.ts'
import { WideTable } from '../WideTable.tsx'
import { BookToday } from './BookToday.tsx'
import { CheckLine, CheckReminder } from './CheckLine.tsx'
import { PathDialog } from './PathDialog.tsx'
import { byStep, inOrder, isShown, SHOWN, type Shown } from './pathOrder.ts'
import { StepMark } from './StepMark.tsx'
import { WhyText } from './WhyText.tsx'

/** The path of the class: who is at which step, why, and what a teacher has set. */
export function ClassPath({ lang }: { readonly lang: Language }) {
  const { whole } = useClass()
  const said = useText(pathText)
  const query = useReport((id) => reportQueries.path(id, lang))
  const [changed, setChanged] = useState<string>()
  return (
    <>
      <State of={query}>
        {(report) => (
          <>
            <Steps report={report} />
            <Rows report={report} onChange={setChanged} />
            <CheckReminder report={report} />
            {changed !== undefined && (
              <PathDialog learnerId={changed} lang={lang} onClose={() => setChanged(undefined)} />
            )}
          </>
        )}
      </State>
      <p className="hint" style={{ marginTop: 8 }}>
        <Link className="noprint" to={dashboardRoutes.week(whole.id, lang)}>
          {said.week}
        </Link>{' '}
        · <How is="path" />
      </p>
    </>
  )
}

/** Which children are at which step; empty steps are left out. */
function Steps({ report }: { readonly report: PathReport }) {
  const said = useText(pathText)
  return (
    <ol className="path-steps" aria-label={said.who}>
      {byStep(report).map(({ step, children }) => (
        <li key={step.id}>
          <p>
            <StepMark step={step} />
          </p>
          <p className="minor">{children.map(({ learner_id }) => nameIn(report.head, learner_id)).join(', ')}</p>
        </li>
      ))}
    </ol>
  )
}

interface RowsProps {
  readonly report: PathReport
  readonly onChange: (learnerId: string) => void
}

function Rows({ report, onChange }: RowsProps) {
  const said = useText(pathText)
  const [shown, setShown] = useState<Shown>('all')
  const rows = inOrder(report)
  const own = rows.filter((row) => isShown(row, shown))
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a visible legend */}
      <div className="path-chips noprint" role="group" aria-label={said.show}>
        {SHOWN.map((one) => {
          const count = rows.filter((row) => isShown(row, one)).length
          return count === 0 && one !== 'all' && one !== 'needs' ? null : (
            <button key={one} type="button" aria-pressed={one === shown} onClick={() => setShown(one)}>
              {said[one]} <b>{count}</b>
            </button>
          )
        })}
      </div>
      {own.length === 0 ? (
        <p className="block">{said.nobody}</p>
      ) : (
        <div className="path-table">
          <WideTable name={said.title}>
            <thead>
              <tr>
                <th scope="col">{said.child}</th>
                <th scope="col">{said.step}</th>
                <th scope="col">{said.why}</th>
                <th scope="col">{said.today}</th>
                <th scope="col" className="noprint">
                  <span className="visually-hidden">{said.change}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {own.map((row) => (
                <Row key={row.learner_id} row={row} report={report} onChange={onChange} />
              ))}
            </tbody>
          </WideTable>
        </div>
      )}
    </>
  )
}

const MARKS: Readonly<Record<PathRow['state'], SignName>> = {
  needs: 'bang',
  way: 'skills',
  ready: 'first',
  new: 'none',
}

function Row({ row, report, onChange }: RowsProps & { readonly row: PathRow }) {
  const { head, steps, lang } = report
  const said = useText(pathText)
  const [language] = useDashboardLanguage()
  const { learner_id, state, held, since, turns } = row
  return (
    <tr>
      <th scope="row">
        <Name head={head} id={learner_id} />
        <span className={`path-state ${state}`}>
          <Sign name={MARKS[state]} /> {said.state[state]}
        </span>
        {held && (
          <span className="path-state">
            <Sign name="people" /> {said.yours},{' '}
            {held.turns_left === null ? said.untilChanged : said.turnsLeft(held.turns_left)}
          </span>
        )}
      </th>
      <td>
        <StepMark step={steps.find(({ id }) => id === row.step)} />
        {since !== null && row.step === row.own_step && (
          <span className="minor muted path-since">{said.since(dated(since, language, 'weekday'), turns)}</span>
        )}
        <CheckLine check={row.check} steps={steps} />
      </td>
      <td>
        <WhyText row={row} lang={lang} />
      </td>
      <td>
        <BookToday row={row} head={head} lang={lang} />
      </td>
      <td className="noprint">
        <button
          type="button"
          className="button"
          aria-label={said.changeOf(nameIn(head, learner_id))}
          onClick={() => onChange(learner_id)}
        >
          {said.change}
        </button>
      </td>
    </tr>
  )
}
