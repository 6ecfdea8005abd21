import { expect, it } from 'vitest'
import { overrideOf, type PathChoice, turnsLeft } from './choice.ts'
import { NEW_CHILD } from './testChild.ts'
import { todayPath } from './today.ts'

const CHOICE: PathChoice = { pin: [], off: [], step: null, book: null, minutes: null, lasts: 'turns' }
const made = (change: Partial<PathChoice>) => ({ choice: { ...CHOICE, ...change }, day: '2026-11-10' })
const TURNS = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17']

it.each([
  ['2026-11-10', 5],
  ['2026-11-12', 4],
  ['2026-11-17', 1],
  ['2026-11-18', 0],
])('holds for five turns from its own day on: %s', (today, left) => {
  expect(turnsLeft(made({}), TURNS, today)).toBe(left)
  expect(overrideOf(made({}), TURNS, today) !== undefined).toBe(left > 0)
})

it('holds until it is changed if the teacher said so', () => {
  expect(turnsLeft(made({ lasts: 'changed' }), TURNS, '2027-05-01')).toBeUndefined()
  expect(overrideOf(made({ lasts: 'changed' }), TURNS, '2027-05-01')).toBeDefined()
})

it('changes today’s path: the step, what comes first, what does not come, book and minutes', () => {
  const choice = made({
    pin: ['sound:k|hear'],
    off: ['blend', 'build'],
    step: 'id-04',
    book: { id: 1, page: 4 },
    minutes: 6,
  })
  const plain = todayPath(NEW_CHILD)
  const path = todayPath({ ...NEW_CHILD, override: overrideOf(choice, TURNS, '2026-11-12') })
  expect(path.step).toBe('id-04')
  expect(path.asks.map(({ item }) => item)).toContain('sound:k|hear')
  expect(plain.asks.map(({ item }) => item)).not.toContain('sound:k|hear')
  expect(path.asks.filter(({ skill }) => skill === 'blend' || skill === 'build')).toEqual([])
  expect(path.stops.find(({ kind }) => kind === 'book')).toMatchObject({ book: { id: 1, page: 4 } })
  expect(path.bookSeconds).toBeLessThan(plain.bookSeconds)
})
