import type { LadderReport } from '../../../../../server/contract/report.ts'
import type { Language } from '../../../../game/language.ts'
import { useText } from '../dashboardLanguage.ts'
import { reportQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { WideTable } from '../WideTable.tsx'
import { reportText } from '../text/report/index.ts'
import { skillText } from '../text/skills/index.ts'
import { How } from './How.tsx'
import { Name } from './Names.tsx'
import { useReport } from './useReport.ts'

const COLUMNS = ['first', 'known', 'asked'] as const

/** The reading ladder: the steps from letters to understanding, and the figures of each child. */
export function Ladder({ lang }: { readonly lang: Language }) {
  const words = useText(skillText)
  const query = useReport((id, days) => reportQueries.ladder(id, lang, days))
  return (
    <>
      <ol className="ladder-steps">
        {words.ladderSteps.map(([name, about]) => (
          <li key={name}>
            <b>{name}</b> {about}
          </li>
        ))}
      </ol>
      <State of={query}>{(report) => <LadderTable report={report} />}</State>
      <p className="hint" style={{ marginTop: 8 }}>
        {words.ladderFoot} <How is="ladder" />
      </p>
    </>
  )
}

function LadderTable({ report: { head, rungs, rows } }: { readonly report: LadderReport }) {
  const said = useText(reportText)
  const words = useText(skillText)
  // Steps without items in the books have no figures; the list above mentions them.
  const shown = rungs.filter(({ items }) => items > 0)
  const hasTalk = rows.some(({ talk }) => talk.own_words + talk.part + talk.not_yet > 0)
  return (
    <WideTable name={said.ladder}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {said.learner}
          </th>
          {shown.map(({ rung, items }) => (
            <th key={rung} scope="colgroup" colSpan={COLUMNS.length} className="group">
              {said.rung[rung]}
              <span className="head-thin">{words.ladderItems(words.ladderAbout[rung], items)}</span>
            </th>
          ))}
          {hasTalk && (
            <th scope="col" rowSpan={2} className="group">
              {said.talk}
            </th>
          )}
        </tr>
        <tr>
          {shown.map(({ rung }) =>
            COLUMNS.map((column) => (
              <th key={`${rung} ${column}`} scope="col" className={column === 'first' ? 'count group' : 'count'}>
                {words.ladderHead[column]}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ learner_id, rungs: steps, talk }) => (
          <tr key={learner_id}>
            <th scope="row" className="nw">
              <Name head={head} id={learner_id} />
            </th>
            {shown.map(({ rung }) => (
              <RungCells key={rung} step={steps.find((one) => one.rung === rung)} />
            ))}
            {hasTalk && (
              <td className="group minor">
                {talk.own_words + talk.part + talk.not_yet > 0
                  ? said.talkCell(talk.own_words, talk.part, talk.not_yet)
                  : '–'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function RungCells({ step }: { readonly step: LadderReport['rows'][number]['rungs'][number] | undefined }) {
  if (!step || step.asked === 0)
    return (
      <td className="count group muted" colSpan={COLUMNS.length}>
        –
      </td>
    )
  return (
    <>
      <td className="count group">
        <b>{step.first}</b>
      </td>
      <td className="count">{step.known}</td>
      <td className="count muted">{step.asked}</td>
    </>
  )
}
