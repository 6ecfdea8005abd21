import { useQuery } from '@tanstack/react-query'
import { useClass } from '../ClassFrame.tsx'
import { dated } from '../dates.ts'
import { useText } from '../dashboardLanguage.ts'
import { PrintButton } from '../PrintButton.tsx'
import { classQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { classText } from '../text/classes/index.ts'
import { tabletText } from '../text/tablets/index.ts'
import { ClassHead } from './Head.tsx'
import { joinAddress } from './joinAddress.ts'
import { Qr } from './Qr.tsx'

/** Printable sheet in both languages that explains how to open the class on a tablet. For teachers, not for families. */
export function JoinCardPage() {
  const { whole } = useClass()
  const said = useText(tabletText)
  const query = useQuery(classQueries.devices(whole.id))
  return (
    <>
      <div className="noprint">
        <ClassHead tools={<PrintButton isMain isDisabled={query.data?.tablet_code == null} />} />
      </div>
      <State of={query}>
        {({ tablet_code, tablet_code_ends_at }) =>
          tablet_code === null ? (
            <p className="block">{said.noCode}</p>
          ) : (
            <Sheet code={tablet_code} endsAt={tablet_code_ends_at ?? ''} />
          )
        }
      </State>
    </>
  )
}

function Sheet({ code, endsAt }: { readonly code: string; readonly endsAt: string }) {
  const { whole } = useClass()
  const words = useText(classText)
  const { en, id } = classText
  const steps = ['joinStep1', 'joinStep2', 'joinStep3'] as const
  return (
    <article className="paper-sheet">
      <p>Lumbung</p>
      <h2 style={{ fontSize: '2.2rem' }}>{whole.group_name}</h2>
      <Qr text={joinAddress(code)} name={words.qrOf(code)} />
      <p className="join-code">{code}</p>
      <ol className="stack-s" style={{ margin: '20px 0' }}>
        {steps.map((step, index) => (
          <li key={step}>
            {index + 1}. <span lang="en">{en[step]}</span> <span lang="id">{id[step]}</span>
          </li>
        ))}
      </ol>
      <p className="minor">
        <span lang="en">{en.forTeachersOnly(dated(endsAt, 'en', 'short'))}</span>{' '}
        <span lang="id">{id.forTeachersOnly(dated(endsAt, 'id', 'short'))}</span>
      </p>
    </article>
  )
}
