import type { Lessons } from '../../src/content/lessons.ts'
import type { Catalog } from '../contract/catalog.ts'
import type { ActivityResultsTable, Database, ProgressTable } from '../db/tables.ts'
import { bookFinder, projectionOf } from '../features/report/figures/projection.ts'
import type { BookFigures } from '../features/report/figures/books.ts'
import { type Fact, factsOf } from '../features/report/figures/facts.ts'
import { pointsOf } from '../features/progress/shelf.ts'

interface Begun {
  readonly place: ProgressTable
  readonly results: readonly ActivityResultsTable[]
}

/** The demo children's positions in their books, calculated from their events. */
export async function progressRows(db: Database, lessons: Lessons, catalog: Catalog): Promise<Begun[]> {
  const learners = await db.selectFrom('events').select('learner_id').distinct().orderBy('learner_id').execute()
  const begun: Begun[] = []
  for (const { learner_id } of learners) {
    const rows = await db
      .selectFrom('events')
      .select(['id', 'type', 'at_utc', 'session_id', 'lang', 'data'])
      .where('learner_id', '=', learner_id)
      .orderBy('at_utc')
      .orderBy('device_seq')
      .execute()
    const facts = factsOf(rows, (at) => at.slice(0, 10))
    const { books } = projectionOf(facts, lessons)
    for (const book of books) {
      if (book.state !== 'none') begun.push(begunOf(learner_id, book, factsIn(facts, book, lessons), lessons, catalog))
    }
  }
  return begun
}

function factsIn(facts: readonly Fact[], { book }: BookFigures, lessons: Lessons): Fact[] {
  const bookOf = bookFinder(lessons)
  return facts.filter((fact) => 'place' in fact && bookOf(fact.place) === book)
}

function begunOf(
  user_id: string,
  { book: book_id, furthest, times, lastAt }: BookFigures,
  facts: readonly Fact[],
  lessons: Lessons,
  catalog: Catalog,
): Begun {
  const results = resultsOf(user_id, book_id, facts)
  const completed = facts.flatMap((fact) => (fact.type === 'book.complete' ? [fact.round] : []))
  const rounds = facts.flatMap((fact) => ('round' in fact ? [fact.round] : []))
  const activities = lessons.books.find(({ id }) => id === book_id)?.activities.length ?? 0
  const points = completed.map((round) => {
    const passed = results.filter((result) => result.round === round && result.is_correct === 1).length
    return pointsOf(passed, activities)
  })
  const visits = facts.flatMap((fact) => (fact.type === 'page.leave' ? [fact.place] : []))
  const pages = catalog.books.find(({ id }) => id === book_id)?.pages ?? []
  const latest = pages.find(({ id }) => id === visits.at(-1))?.pageNumber ?? 0
  return {
    place: {
      user_id,
      book_id,
      current_page: times > 0 ? pages.length : furthest,
      latest_page: latest,
      round: Math.max(1, ...rounds),
      completed_round: Math.max(0, ...completed),
      best_points: points.length > 0 ? Math.max(...points) : null,
      started_at: facts[0]?.at_utc ?? '',
      updated_at: lastAt ?? '',
    },
    results,
  }
}

/** The latest result of each activity in each round. */
function resultsOf(user_id: string, book_id: number, facts: readonly Fact[]): ActivityResultsTable[] {
  const latest = new Map<string, ActivityResultsTable>()
  for (const fact of facts) {
    // Leaving an activity sends nothing to the service.
    if (fact.type !== 'activity.end' || !fact.finished) continue
    latest.set(`${fact.round} ${fact.place}`, {
      user_id,
      book_id,
      round: fact.round,
      post_activity_id: Number(fact.place),
      is_correct: fact.passed ? 1 : 0,
      submitted_at: fact.at_utc,
    })
  }
  return [...latest.values()]
}
