import { expect, it } from 'vitest'
import type { BookCell } from '../../../../../server/contract/report.ts'
import { sortRows } from './sortRows.ts'

const cell = (part: Partial<BookCell>): BookCell => ({
  book_id: 1,
  state: 'none',
  best: null,
  times: 0,
  rounds: 0,
  furthest_page: 0,
  no_pages_seen: false,
  pages: 14,
  finished_activities: 0,
  activities: 3,
  left: [],
  last_day: null,
  ...part,
})
const row = (learner_id: string, last_day: string | null, ...books: Partial<BookCell>[]) => ({
  learner_id,
  last_day,
  books: books.map(cell),
})
const ROWS = [
  row('adit', '2026-11-19', { state: 'done' }, { state: 'playing', furthest_page: 3 }),
  row('dewi', '2026-11-09', { state: 'playing', furthest_page: 14, finished_activities: 3 }, {}),
  row('elok', null, { state: 'opened', furthest_page: 1 }, { state: 'locked' }),
  row('siti', '2026-11-19', { state: 'done-help' }, {}),
]
const ids = (...names: Parameters<typeof sortRows>[1][]) =>
  names.map((sort) => sortRows(ROWS, sort).map(({ learner_id }) => learner_id))

it('sorts by name, by least progress and by longest absence', () => {
  expect(ids('name', 'behind', 'day')).toEqual([
    ['adit', 'dewi', 'elok', 'siti'],
    ['elok', 'dewi', 'siti', 'adit'],
    ['elok', 'dewi', 'adit', 'siti'],
  ])
})
