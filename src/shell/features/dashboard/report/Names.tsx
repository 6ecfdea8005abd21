import { Link } from 'react-router-dom'
import type { ReportHead } from '../../../../../server/contract/reportHead.ts'
import { useClass } from '../ClassFrame.tsx'
import { useText } from '../dashboardLanguage.ts'
import { Sign } from '../Sign.tsx'
import { dashboardRoutes } from '../routes.ts'
import { reportText } from '../text/report/index.ts'
import { Listed } from './Filled.tsx'
import { nameIn } from './useReport.ts'

interface NameProps {
  readonly head: ReportHead
  readonly id: string
  /** Omits the icon for unsent work if the context already says so. */
  readonly isPlain?: boolean
}

/** Link to a learner, with an icon if a tablet holds unsent work of theirs. */
export function Name({ head, id, isPlain = false }: NameProps) {
  const { whole } = useClass()
  const said = useText(reportText)
  const waiting = head.learners.find((learner) => learner.id === id)?.waiting ?? 0
  return (
    <>
      <Link to={dashboardRoutes.learner(whole.id, id)}>{nameIn(head, id)}</Link>
      {waiting > 0 && !isPlain && (
        <>
          {'\u00A0'}
          <Sign name="wait" />
          <span className="visually-hidden"> ({said.unsentWork})</span>
        </>
      )}
    </>
  )
}

interface NamesProps {
  readonly head: ReportHead
  readonly ids: readonly string[]
  readonly isPlain?: boolean
}

/** Names of several learners as a list. */
export function Names({ head, ids, isPlain = false }: NamesProps) {
  return <Listed items={ids.map((id) => <Name key={id} head={head} id={id} isPlain={isPlain} />)} />
}
