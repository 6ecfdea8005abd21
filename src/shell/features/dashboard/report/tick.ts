import type { LearnerReport } from '../../../../../server/contract/reportLearner.ts'
import { languageNow } from '../../../lib/language/language.ts'
import { envelopeOf, outbox, signedNow, visits } from '../../outbox/index.ts'

/** The teacher's assessment of a child's answer to a question about a book. */
export type Tick = Pick<LearnerReport['observations'][number], 'book_id' | 'number' | 'mark'>

/** Queues and sends a teacher's tick for a child. Resolves to `queued` if it is still on this device. Rejects if nobody is signed in. */
export async function sendTick(learnerId: string, { book_id, number, mark }: Tick): Promise<'sent' | 'queued'> {
  const teacher = signedNow()
  if (!teacher) throw new Error('A tick needs a teacher who is signed in.')
  const now = Date.now()
  const moment = { id: crypto.randomUUID(), at: new Date(now).toISOString(), lang: languageNow() }
  const envelope = envelopeOf(moment, { learner_id: learnerId, session_id: visits.at(teacher.learnerId, now) })
  await outbox.signedIn(teacher)
  await outbox.add(teacher.learnerId, (stamp) => ({
    ...envelope,
    ...stamp,
    type: 'observation',
    question: { book: book_id, number },
    mark,
  }))
  return (await outbox.flush()) === 'all' ? 'sent' : 'queued'
}
