import { expect, it } from 'vitest'
import { recordFigures } from './recordFigures.ts'
import { ADITS_RECORD } from '../testClass.ts'

it('summarises the stored rows for the family', () => {
  expect(recordFigures(ADITS_RECORD)).toEqual({
    books: [
      { id: 1, furthest: 14, times: 2, stars: 4 },
      { id: 2, furthest: 3, times: 0, stars: undefined },
    ],
    days: ['2026-11-02', '2026-11-09'],
    pages: 2,
    questions: { all: 2, right: 1 },
    activities: { all: 3, passed: 2 },
    notes: { own: 1, part: 0, notYet: 1 },
  })
})

it('is empty for a child who has not started, and ignores unknown rows', () => {
  const empty = { ...ADITS_RECORD, progress: [], activity_results: [{}], events: [{ type: 7 }] }
  expect(recordFigures(empty)).toMatchObject({ books: [], days: [], pages: 0, questions: { all: 0, right: 0 } })
})
