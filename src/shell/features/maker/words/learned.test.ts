import { expect, it } from 'vitest'
import { loadLadder } from '../../../../content/ladder/load.ts'
import { learnedBy } from './learned.ts'

const ladder = (await loadLadder()).languages.id
const steps = ladder.steps.map(({ id, order, title }) => ({ id, order, title }))
type Rows = Parameters<typeof learnedBy>[0]['rows']

/** A class whose children are at these steps; 0: has not begun. */
const classAt = (...orders: readonly number[]) =>
  orders.map((order) => ({ state: order === 0 ? 'new' : 'way', step: steps[order - 1]?.id ?? null })) as unknown as Rows

it('has learned what stands below the step of the middle child', () => {
  const hasLearned = learnedBy({ rows: classAt(2, 4, 6, 12), steps }, ladder)
  // Three of four are at step 4 or beyond: they have learned steps 1 to 3.
  expect(['ma', 'tu', 'ko', 'pi'].map((syllable) => hasLearned?.(syllable, true))).toEqual([true, true, false, false])
})

it('counts only who has begun', () => {
  expect(learnedBy({ rows: classAt(0, 0, 0, 5), steps }, ladder)?.('ko', true)).toBe(true)
  expect(learnedBy({ rows: classAt(0, 0), steps }, ladder)).toBeUndefined()
  expect(learnedBy({ rows: [], steps }, ladder)).toBeUndefined()
})
