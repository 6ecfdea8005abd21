import type { EventFacts } from '../../contract/events.ts'
import type { LearnerReport } from '../../contract/reportLearner.ts'
import type { ReportStore } from './store.ts'

type Tick = LearnerReport['observations'][number]

/** The latest tick of each question, by learner; `rows` are oldest first. */
export function latestTicks(rows: Awaited<ReturnType<ReportStore['observations']>>): Map<string, Map<string, Tick>> {
  const ticks = new Map<string, Map<string, Tick>>()
  for (const { learner_id, at_utc, data, by } of rows) {
    // Checked by the events' schema when it was taken.
    const { question, mark } = JSON.parse(data) as EventFacts<'observation'>
    const mine = ticks.get(learner_id) ?? new Map<string, Tick>()
    mine.set(`${question.book} ${question.number}`, {
      book_id: question.book,
      number: question.number,
      mark,
      at: at_utc,
      by,
    })
    ticks.set(learner_id, mine)
  }
  return ticks
}
