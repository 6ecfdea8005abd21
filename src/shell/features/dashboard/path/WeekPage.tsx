import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PathReport } from '../../../../../server/contract/path.ts'
import { loadLadder } from '../../../../content/ladder/load.ts'
import { weekSheetOf } from '../../../../content/ladder/week.ts'
import { LANGUAGES, type Language } from '../../../../game/language.ts'
import { LANGUAGE_NAMES } from '../../../lib/language/languageNames.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { PaperTools, usePaperLanguage } from '../PaperTools.tsx'
import { reportQueries } from '../queries.ts'
import { nameIn, useReport } from '../report/useReport.ts'
import { dashboardRoutes } from '../routes.ts'
import { State } from '../State.tsx'
import { weekText } from '../text/week/index.ts'
import { byStep } from './pathOrder.ts'
import { WeekPaper } from './WeekPaper.tsx'

/** The printed sheets of the week: what each group of children, or each child, reads now. A4, without colour. */
export function WeekPage() {
  const { whole } = useClass()
  const said = useText(weekText)
  const [paper, setPaper] = usePaperLanguage()
  const [learned, setLearned] = useLearned()
  const [isEach, setEach] = useState(false)
  const query = useReport((id) => reportQueries.path(id, learned))
  const ladder = useQuery({ queryKey: ['ladder'], queryFn: loadLadder, staleTime: Infinity })
  return (
    <>
      <PaperTools
        title={said.sheets}
        back={`${dashboardRoutes.skills(whole.id, 'path')}?lang=${learned}`}
        lang={paper}
        onLang={setPaper}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a visible legend */}
        <span className="either" role="group" aria-label={said.by}>
          {[false, true].map((each) => (
            <button key={String(each)} type="button" aria-pressed={each === isEach} onClick={() => setEach(each)}>
              {each ? said.perChild : said.perStep}
            </button>
          ))}
        </span>
        <LearnedPick learned={learned} onChange={setLearned} />
      </PaperTools>
      <h1 className="visually-hidden">{weekText[paper].sheets}</h1>
      {ladder.isError && (
        <p className="block warn" role="alert">
          {said.failed}
        </p>
      )}
      <State of={query}>
        {(report) => {
          const sheets = groupsOf(report, isEach).flatMap(({ key, stepId, names }) => {
            const sheet = ladder.data && weekSheetOf(ladder.data, learned, stepId)
            return sheet ? [{ key, sheet, names }] : []
          })
          const isEmpty = ladder.data !== undefined && sheets.length === 0
          return (
            <div className="stack">
              {isEmpty && <p className="block">{said.nobody}</p>}
              {sheets.map(({ key, ...group }) => (
                <WeekPaper key={key} {...group} monday={report.head.monday} lang={learned} paper={paper} />
              ))}
            </div>
          )
        }}
      </State>
    </>
  )
}

interface LearnedProps {
  readonly learned: Language
  readonly onChange: (lang: Language) => void
}

function LearnedPick({ learned, onChange }: LearnedProps) {
  const said = useText(weekText)
  return (
    <label className="minor">
      {said.learned}{' '}
      <select value={learned} onChange={({ target }) => onChange(target.value === 'en' ? 'en' : 'id')}>
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The language that is learned, stored in the address; the dashboard's by default. */
function useLearned() {
  const [query, setQuery] = useSearchParams()
  const [own] = useDashboardLanguage()
  const asked = LANGUAGES.find((one) => one === query.get('lang'))
  return [asked ?? own, (lang: Language) => setQuery({ lang })] as const
}

function groupsOf(report: PathReport, isEach: boolean) {
  return byStep(report).flatMap(({ step, children }) => {
    const named = children.map(({ learner_id }) => ({ id: learner_id, name: nameIn(report.head, learner_id) }))
    return isEach
      ? named.map(({ id, name }) => ({ key: id, stepId: step.id, names: [name] }))
      : [{ key: step.id, stepId: step.id, names: named.map(({ name }) => name) }]
  })
}
