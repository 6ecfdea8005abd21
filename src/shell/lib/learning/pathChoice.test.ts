import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBackend } from '../../testing/fakeBackend.ts'
import { isCheckWanted, noteCheck } from './checks.ts'
import { heardVersion, historyOf } from './tryHistory.ts'
import { forgetPathChoices, pathChoiceOf, refreshPath, refreshPathInTime } from './pathChoice.ts'

const CHOICE = { pin: ['sound:m|hear'], off: ['clap'], step: 'id-03', book: null, minutes: 6, lasts: 'turns' }
const MADE = { lang: 'id', day: '2026-11-10', choice: CHOICE }
const answer = (choices: unknown) => fakeBackend({ 'GET /api/path': [200, { data: { choices } }] })

beforeEach(() => localStorage.clear())

it('is stored per child and language, and stays while the service cannot be reached', async () => {
  answer([MADE])
  await refreshPath('a')
  fakeBackend({ 'GET /api/path': 'offline' })
  await refreshPath('a')
  expect(pathChoiceOf('a', 'id')).toMatchObject({ day: '2026-11-10', choice: CHOICE })
  expect(pathChoiceOf('a', 'en')).toBeUndefined()
  expect(pathChoiceOf('b', 'id')).toBeUndefined()
})

it('ends when the teacher gives the path back, and when the child is forgotten', async () => {
  answer([MADE])
  await refreshPath('a')
  answer([])
  await refreshPath('a')
  expect(pathChoiceOf('a', 'id')).toBeUndefined()
  answer([MADE])
  await refreshPath('a')
  forgetPathChoices('a')
  expect(pathChoiceOf('a', 'id')).toBeUndefined()
})

it.each([
  ['no list', { choices: 3 }],
  ['no days', [{ ...MADE, day: 'soon' }]],
  ['no choice', [{ lang: 'id', day: '2026-11-10' }]],
])('an answer with %s is no choice', async (_, choices) => {
  answer(choices)
  await refreshPath('a')
  expect(pathChoiceOf('a', 'id')).toBeUndefined()
})

it('takes what it understands of a newer service’s choice', async () => {
  answer([{ ...MADE, choice: { ...CHOICE, pin: ['sound:m|hear', 7], minutes: 'long', rhythm: 'slow' } }])
  await refreshPath('a')
  expect(pathChoiceOf('a', 'id')?.choice).toEqual({ ...CHOICE, minutes: null })
})

it('brings the checks that teachers want; one that was made here is not asked for again before the service knows', async () => {
  const wants = (...asked: string[]) =>
    fakeBackend({
      'GET /api/path': [200, { data: { choices: [], checks: asked.map((asked_at) => ({ lang: 'id', asked_at })) } }],
    })
  wants('2026-11-20T08:00:00.000Z')
  await refreshPath('a')
  expect([isCheckWanted('a', 'id'), isCheckWanted('a', 'en'), isCheckWanted('b', 'id')]).toEqual([true, false, false])
  noteCheck('a', 'id')
  expect(isCheckWanted('a', 'id')).toBe(false)
  await refreshPath('a')
  expect(isCheckWanted('a', 'id')).toBe(false)
  wants('2027-02-20T08:00:00.000Z')
  await refreshPath('a')
  expect(isCheckWanted('a', 'id')).toBe(true)
  forgetPathChoices('a')
  expect(isCheckWanted('a', 'id')).toBe(false)
})

it('an older service, which knows of no checks, and an answer that cannot be read want none', async () => {
  answer([])
  await refreshPath('a')
  fakeBackend({ 'GET /api/path': [200, { data: { choices: [], checks: [{ lang: 'fr' }, 7, { asked_at: 'x' }] } }] })
  await refreshPath('a')
  expect(isCheckWanted('a', 'id')).toBe(false)
})

describe('what the child was asked on other devices', () => {
  const history = { today: '2026-11-20', items: { 'id sound:m|hear': [['2026-11-19', 1, 0.25, 'far']] }, days: [] }
  const says = (data: unknown) =>
    fakeBackend({ 'GET /api/path': [200, { data: { choices: [] } }], 'GET /api/path/history': [200, { data }] })

  it('is fetched, and only when it has changed', async () => {
    says({ learner_id: 'a', version: '1.4', history })
    await refreshPath('a')
    expect(historyOf('a', 'id').histories.size).toBe(1)
    const { calls } = says({ learner_id: 'a', version: '1.4', history: null })
    await refreshPath('a')
    expect(calls.find(({ name }) => name === 'GET /api/path/history')?.params).toEqual({ have: '1.4' })
    expect(historyOf('a', 'id').histories.size).toBe(1)
  })

  it('is nobody else’s: an answer for the child who has signed in meanwhile is not stored', async () => {
    fakeBackend({
      'GET /api/path': [200, { data: { learner_id: 'b', choices: [MADE] } }],
      'GET /api/path/history': [200, { data: { learner_id: 'b', version: '1.4', history } }],
    })
    await refreshPath('a')
    expect([heardVersion('a'), pathChoiceOf('a', 'id')]).toEqual([undefined, undefined])
  })

  describe('while a path is made', () => {
    beforeEach(() => {
      vi.useFakeTimers()
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    /** Whether the path still waits after this long, the service not answering. */
    async function waits(ms: number): Promise<boolean> {
      fakeBackend({ 'GET /api/path': 'never', 'GET /api/path/history': 'never' })
      let isWaiting = true
      void refreshPathInTime('a', 'id').then(() => (isWaiting = false))
      await vi.advanceTimersByTimeAsync(ms)
      return isWaiting
    }

    it('is waited for as long as this device knows nothing of her, but not for ever', async () => {
      expect(await waits(3900)).toBe(true)
      expect(await waits(4100)).toBe(false)
    })

    it('is waited for shortly where something is known', async () => {
      says({ learner_id: 'a', version: '1.4', history })
      await refreshPathInTime('a', 'id')
      expect(historyOf('a', 'id').histories.size).toBe(1)
      expect(await waits(400)).toBe(false)
    })
  })
})
