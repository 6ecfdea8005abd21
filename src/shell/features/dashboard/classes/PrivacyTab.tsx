import { Link } from 'react-router-dom'
import { useKeeping } from '../../../lib/account/retention.ts'
import { routes } from '../../../lib/routes.ts'
import { useClass } from '../ClassFrame.tsx'
import { useText } from '../dashboardLanguage.ts'
import { Sign } from '../Sign.tsx'
import { dashboardRoutes } from '../routes.ts'
import { retentionText } from '../text/retention/index.ts'
import { letterText } from '../text/letter/index.ts'
import { DeleteBlock } from './DeleteBlock.tsx'
import { ExportBlock } from './ExportBlock.tsx'
import { ClassHead } from './Head.tsx'
import { RecordBlock } from './RecordBlock.tsx'

/** Privacy page of a class: what is stored, how to export it and how to erase it. */
export function PrivacyTab() {
  const said = useText(retentionText)
  const letter = useText(letterText)
  const { whole } = useClass()
  const { retention_days } = useKeeping()
  return (
    <>
      <ClassHead sub={said.privacySub} />
      <div className="cols">
        <div className="stack">
          <ExportBlock />
          <RecordBlock key={`record-${whole.id}`} />
          <section className="block stack-s">
            <h2>{letter.page}</h2>
            <p className="minor">{letter.sub}</p>
            <p>
              <Link className="button" to={dashboardRoutes.letter(whole.id)}>
                <Sign name="print" /> {letter.open}
              </Link>
            </p>
          </section>
        </div>
        <section className="block stack-s">
          <h2>{said.stored}</h2>
          <ul className="bulleted">
            <li>{said.stored1}</li>
            <li>{said.stored2}</li>
            <li>{said.stored3}</li>
          </ul>
          <p>{said.never}</p>
          <p>{said.byItself(retention_days)}</p>
          <p>
            <Link to={routes.privacy}>{said.whole}</Link>
          </p>
        </section>
        <DeleteBlock key={whole.id} />
      </div>
    </>
  )
}
