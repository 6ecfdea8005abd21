import { useQuery } from '@tanstack/react-query'
import { useClass } from '../ClassFrame.tsx'
import { useText } from '../dashboardLanguage.ts'
import { classQueries } from '../queries.ts'
import { custodyText } from '../text/custody/index.ts'
import { BinBlock } from './BinBlock.tsx'
import { ClassHead } from './Head.tsx'
import { JournalBlock } from './JournalBlock.tsx'

/** The bin and the journal of a class, for its owner. */
export function CustodyPage() {
  const { whole } = useClass()
  const said = useText(custodyText)
  return (
    <>
      <ClassHead sub={said.sub} />
      {whole.is_owner ? <Both key={whole.id} /> : <p className="block">{said.ownerOnly}</p>}
    </>
  )
}

function Both() {
  const { whole } = useClass()
  const bin = useQuery(classQueries.bin(whole.id))
  const names = new Map([
    ...(bin.data ?? []).map(({ learner_id, name }) => [learner_id, name] as const),
    ...whole.learners.map(({ id, name }) => [id, name] as const),
  ])
  return (
    <div className="cols">
      <BinBlock bin={bin} />
      <JournalBlock names={names} />
    </div>
  )
}
