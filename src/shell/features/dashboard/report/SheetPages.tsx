import { useCallback, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import type { ReportQuery } from '../../../../../server/contract/reportHead.ts'
import { LANGUAGES, type Language } from '../../../../game/language.ts'
import { ScreenTitle } from '../../../ui/Screen.tsx'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage } from '../dashboardLanguage.ts'
import { PrintButton } from '../PrintButton.tsx'
import { State } from '../State.tsx'
import { useLoaded } from '../useLoaded.ts'
import { ways } from '../ways.ts'
import { sheetWords } from '../words/sheet.ts'
import { reportApi } from './reportApi.ts'
import { Sheet } from './Sheet.tsx'
import { useDays, useReport } from './useReport.ts'

/** The sheet of one learner for their parents. */
export function SheetPage() {
  const { whole } = useClass()
  const { learnerId = '' } = useParams()
  const load = useCallback((id: string, days: ReportQuery) => reportApi.learner(id, learnerId, days), [learnerId])
  const loaded = useReport(load)
  const [lang, setLang] = useSheetLanguage()
  return (
    <>
      <Tools back={ways.learner(whole.id, learnerId)} lang={lang} onLang={setLang} />
      <State of={loaded}>{(report) => <Sheet report={report} lang={lang} />}</State>
    </>
  )
}

/** The sheets of the whole class, one after the other; each is printed on a page of its own. */
export function SheetsPage() {
  const { whole } = useClass()
  const days = useDays()
  const { id, learners } = whole
  const loaded = useLoaded(useCallback(() => allReports(id, learners, days), [id, learners, days]))
  const [lang, setLang] = useSheetLanguage()
  return (
    <>
      <Tools back={ways.learners(id)} lang={lang} onLang={setLang} />
      <h1 className="vh">{sheetWords[lang].sheets}</h1>
      <State of={loaded}>
        {(reports) => (
          <div className="stack">
            {reports.map((report) => (
              <Sheet key={report.learner.id} report={report} lang={lang} />
            ))}
          </div>
        )}
      </State>
    </>
  )
}

/** One after the other: the service works each of them out, and others are waiting, too. */
async function allReports(classId: string, learners: readonly { readonly id: string }[], days: ReportQuery) {
  const reports = []
  // oxlint-disable-next-line no-await-in-loop -- see above
  for (const { id } of learners) reports.push(await reportApi.learner(classId, id, days))
  return reports.toSorted((one, other) => one.learner.name.localeCompare(other.learner.name, 'id'))
}

/** What the family reads need not be what the teacher reads. */
function useSheetLanguage() {
  const [own] = useDashboardLanguage()
  const [chosen, setChosen] = useState<Language>()
  return [chosen ?? own, setChosen] as const
}

interface ToolsProps {
  readonly back: string
  readonly lang: Language
  readonly onLang: (lang: Language) => void
}

function Tools({ back, lang, onLang }: ToolsProps) {
  const [language] = useDashboardLanguage()
  const said = sheetWords[language]
  return (
    <div className="pushes sheet-tools noprint">
      <ScreenTitle title={said.sheets} />
      <Link className="push" to={back}>
        {said.back}
      </Link>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would need a legend that is seen */}
      <span className="either" role="group" aria-label={said.language}>
        {LANGUAGES.map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={one === lang} onClick={() => onLang(one)}>
            {one === 'en' ? 'English' : 'Indonesia'}
          </button>
        ))}
      </span>
      <PrintButton isMain />
    </div>
  )
}
