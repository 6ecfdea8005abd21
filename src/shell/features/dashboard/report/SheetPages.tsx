import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import type { ReportQuery } from '../../../../../server/contract/reportHead.ts'
import { useClass } from '../ClassFrame.tsx'
import { useWords } from '../dashboardLanguage.ts'
import { PaperTools, usePaperLanguage } from '../PaperTools.tsx'
import { State } from '../State.tsx'
import { useLoaded } from '../useLoaded.ts'
import { dashboardRoutes } from '../routes.ts'
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
  const said = useWords(sheetWords)
  const [lang, setLang] = usePaperLanguage()
  return (
    <>
      <PaperTools
        title={said.sheets}
        back={dashboardRoutes.learner(whole.id, learnerId)}
        lang={lang}
        onLang={setLang}
      />
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
  const said = useWords(sheetWords)
  const [lang, setLang] = usePaperLanguage()
  return (
    <>
      <PaperTools title={said.sheets} back={dashboardRoutes.learners(id)} lang={lang} onLang={setLang} />
      <h1 className="visually-hidden">{sheetWords[lang].sheets}</h1>
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
