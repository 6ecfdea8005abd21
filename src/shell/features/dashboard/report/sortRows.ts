import type { BookCell, BooksReport } from '../../../../../server/contract/report.ts'

type Row = BooksReport['rows'][number]

/** Sort orders of the grid; `name` is the order of the response. */
export const SORTS = ['name', 'behind', 'day'] as const

/** A sort order of the grid. */
export type Sort = (typeof SORTS)[number]

/** Progress of a child in a book: 0 not started, 1 finished. */
function shareOf({ state, furthest_page, pages, finished_activities, activities }: BookCell): number {
  if (state === 'done' || state === 'done-help') return 1
  if (state === 'locked' || state === 'none') return 0
  return (furthest_page + finished_activities) / Math.max(1, pages + activities + 1)
}

const shareOfAll = ({ books }: Row) => books.reduce((sum, book) => sum + shareOf(book), 0)

/** Sorts rows by name, least progress first, or longest absence first (children who never came lead). The sort is stable. */
export function sortRows(rows: readonly Row[], sort: Sort): Row[] {
  if (sort === 'behind') return rows.toSorted((one, other) => shareOfAll(one) - shareOfAll(other))
  if (sort === 'day') return rows.toSorted((one, other) => (one.last_day ?? '').localeCompare(other.last_day ?? ''))
  return [...rows]
}
