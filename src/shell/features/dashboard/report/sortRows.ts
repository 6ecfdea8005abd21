import type { BookCell, BooksReport } from '../../../../../server/contract/report.ts'

type Row = BooksReport['rows'][number]

/** Orders of the grid; `name` is the order in which the service answers. */
export const SORTS = ['name', 'behind', 'day'] as const

/** One of the grid's orders. */
export type Sort = (typeof SORTS)[number]

/** How far a child is in a book: 0 not begun, 1 finished. */
function shareOf({ state, furthest_page, pages, finished_activities, activities }: BookCell): number {
  if (state === 'done' || state === 'done-help') return 1
  if (state === 'locked' || state === 'none') return 0
  return (furthest_page + finished_activities) / Math.max(1, pages + activities + 1)
}

const shareOfAll = ({ books }: Row) => books.reduce((sum, book) => sum + shareOf(book), 0)

/** The rows in an order: by name, the furthest behind first, or the longest away first (never before all). Equals stay as they were. */
export function sortRows(rows: readonly Row[], sort: Sort): Row[] {
  if (sort === 'behind') return rows.toSorted((one, other) => shareOfAll(one) - shareOfAll(other))
  if (sort === 'day') return rows.toSorted((one, other) => (one.last_day ?? '').localeCompare(other.last_day ?? ''))
  return [...rows]
}
