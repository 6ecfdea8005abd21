import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useClass } from '../ClassFrame.tsx'
import { useText } from '../dashboardLanguage.ts'
import { PaperTools, usePaperLanguage } from '../PaperTools.tsx'
import { reportQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { dashboardRoutes } from '../routes.ts'
import { sheetText } from '../text/sheet/index.ts'
import { Sheet } from './Sheet.tsx'
import { useDays, useReport } from './useReport.ts'

/** Page with the sheet of one learner. */
export function SheetPage() {
  const { whole } = useClass()
  const { learnerId = '' } = useParams()
  const query = useReport((id, days) => reportQueries.learner(id, learnerId, days))
  const said = useText(sheetText)
  const [lang, setLang] = usePaperLanguage()
  return (
    <>
      <PaperTools
        title={said.sheets}
        back={dashboardRoutes.learner(whole.id, learnerId)}
        lang={lang}
        onLang={setLang}
      />
      <State of={query}>{(report) => <Sheet report={report} lang={lang} />}</State>
    </>
  )
}

/** Page with the sheets of the whole class; each is printed on its own page. */
export function SheetsPage() {
  const { whole } = useClass()
  const days = useDays()
  const { id, learners } = whole
  const query = useQuery(reportQueries.each(id, learners, days))
  const said = useText(sheetText)
  const [lang, setLang] = usePaperLanguage()
  return (
    <>
      <PaperTools title={said.sheets} back={dashboardRoutes.learners(id)} lang={lang} onLang={setLang} />
      <h1 className="visually-hidden">{sheetText[lang].sheets}</h1>
      <State of={query}>
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
