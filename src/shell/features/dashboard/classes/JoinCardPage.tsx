import { useClass } from '../ClassFrame.tsx'
import { dated } from '../dates.ts'
import { useWords } from '../dashboardLanguage.ts'
import { PrintButton } from '../PrintButton.tsx'
import { classWords } from '../words/classes.ts'
import { ClassHead } from './Head.tsx'
import { joinAddress } from './joinAddress.ts'
import { Qr } from './Qr.tsx'

/** A sheet for the wall behind the teacher's desk: how a tablet joins the class. In both languages, as it is printed. */
export function JoinCardPage() {
  const { whole } = useClass()
  const words = useWords(classWords)
  const { en, id } = classWords
  const steps = ['joinStep1', 'joinStep2', 'joinStep3'] as const
  return (
    <>
      <div className="noprint">
        <ClassHead tools={<PrintButton isMain />} />
      </div>
      <article className="paper-sheet">
        <p>Lumbung</p>
        <h2 style={{ fontSize: '2.2rem' }}>{whole.group_name}</h2>
        <Qr text={joinAddress(whole.join_code)} name={words.qrOf(whole.join_code)} />
        <p className="join-code">{whole.join_code}</p>
        <ol className="stack-s" style={{ margin: '20px 0' }}>
          {steps.map((step, index) => (
            <li key={step}>
              {index + 1}. <span lang="en">{en[step]}</span> <span lang="id">{id[step]}</span>
            </li>
          ))}
        </ol>
        <p className="minor">
          <span lang="en">{en.forTeachersOnly(dated(whole.join_code_ends_at, 'en', 'short'))}</span>{' '}
          <span lang="id">{id.forTeachersOnly(dated(whole.join_code_ends_at, 'id', 'short'))}</span>
        </p>
      </article>
    </>
  )
}
