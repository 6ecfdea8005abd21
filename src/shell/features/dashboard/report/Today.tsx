import { Link } from 'react-router-dom'
import type { HomeReport } from '../../../../../server/contract/report.ts'
import { useClass } from '../ClassFrame.tsx'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { TabletRequests } from '../classes/TabletRequests.tsx'
import { useTablets } from '../classes/useTablets.ts'
import { Sign } from '../Sign.tsx'
import { reportQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { dashboardRoutes } from '../routes.ts'
import { reportText } from '../text/report/index.ts'
import { ReportHead } from './ReportHead.tsx'
import { NeedList } from './Needs.tsx'
import { ActiveBlock, DoneBlock, StuckBlock, Turns, Unsent } from './todayBlocks.tsx'
import { useReport } from './useReport.ts'

/** Start page of a class: needs, next turns, and who is active, stuck or done. */
export function Today() {
  const { whole } = useClass()
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  const query = useReport(reportQueries.home)
  const tablets = useTablets(whole.id)
  const day = query.data && dated(query.data.head.today, language, 'long')
  return (
    <>
      <ReportHead
        hasDays={false}
        title={day === undefined ? whole.group_name : said.today(day)}
        sub={said.todaySub(whole.learners.length)}
      />
      <TabletRequests desk={tablets} />
      {whole.learners.length === 0 ? (
        <NoLearners />
      ) : (
        <State of={query}>
          {(report) => (report.head.up_to === null ? <NoData report={report} /> : <Desk report={report} />)}
        </State>
      )}
    </>
  )
}

function Desk({ report }: { readonly report: HomeReport }) {
  return (
    <>
      <div className="cols today">
        <NeedList report={report} />
        <div className="stack">
          <Turns report={report} />
          <Unsent report={report} />
        </div>
      </div>
      <div className="cols" style={{ marginTop: 16 }}>
        <ActiveBlock report={report} />
        <StuckBlock report={report} />
        <DoneBlock report={report} />
      </div>
    </>
  )
}

function NoLearners() {
  const { whole } = useClass()
  const said = useText(reportText)
  return (
    <section className="block" style={{ maxWidth: 720 }}>
      <h2>{said.noLearners(whole.group_name)}</h2>
      <p>{said.tenMinutes}</p>
      <ol className="in-order">
        <li>
          <Link to={dashboardRoutes.add(whole.id)}>{said.step1}</Link>
        </li>
        <li>
          <Link to={dashboardRoutes.joinCard(whole.id)}>{said.step2}</Link>
        </li>
        <li>
          <Link to={dashboardRoutes.cards(whole.id)}>{said.step3}</Link>
        </li>
      </ol>
    </section>
  )
}

function NoData({ report }: { readonly report: HomeReport }) {
  const { whole } = useClass()
  const said = useText(reportText)
  return (
    <div className="cols">
      <section className="block stack-s">
        <h2>{said.noData}</h2>
        <p>{said.noDataText}</p>
        {whole.devices.length === 0 && (
          <p>
            <Sign name="wait" /> <Link to={dashboardRoutes.joinCard(whole.id)}>{said.step2}</Link>
          </p>
        )}
        <p>
          <Link to={dashboardRoutes.cards(whole.id)}>{said.step3}</Link>
        </p>
      </section>
      <Turns report={report} />
    </div>
  )
}
