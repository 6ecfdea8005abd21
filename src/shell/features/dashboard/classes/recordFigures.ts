import { z } from 'zod'
import type { RecordAnswer } from '../../../../../server/contract/record.ts'

const progressRow = z.object({
  book_id: z.number(),
  latest_page: z.number(),
  current_page: z.number(),
  completed_round: z.number(),
  best_points: z.number().nullable(),
})
const resultRow = z.object({ is_correct: z.number() })
const eventRow = z.object({
  type: z.string(),
  at: z.string(),
  n: z.number().optional(),
  ok: z.boolean().optional(),
  mark: z.string().optional(),
})

/** Points per star; the child sees the same stars. */
const POINTS_A_STAR = 20

/** Figures of a record for the family; days follow the tablet's clock. */
export function recordFigures({ progress, activity_results, events }: RecordAnswer['data']) {
  const facts = events.flatMap((event) => eventRow.safeParse(event).data ?? [])
  const days = [...new Set(facts.filter(({ type }) => type !== 'observation').map(({ at }) => at.slice(0, 10)))].sort()
  const first = facts.filter(({ type, n }) => type === 'try' && n === 1)
  const results = activity_results.flatMap((row) => resultRow.safeParse(row).data ?? [])
  const marked = (mark: string) => facts.filter((fact) => fact.type === 'observation' && fact.mark === mark).length
  return {
    books: progress
      .flatMap((row) => progressRow.safeParse(row).data ?? [])
      .map(({ book_id, current_page, completed_round, best_points }) => ({
        id: book_id,
        furthest: current_page,
        times: completed_round,
        stars: best_points === null ? undefined : Math.floor(best_points / POINTS_A_STAR),
      }))
      .toSorted((one, other) => one.id - other.id),
    days,
    pages: facts.filter(({ type }) => type === 'page.leave').length,
    questions: { all: first.length, right: first.filter(({ ok }) => ok === true).length },
    activities: { all: results.length, passed: results.filter((row) => row.is_correct === 1).length },
    notes: { own: marked('own-words'), part: marked('part'), notYet: marked('not-yet') },
  }
}
