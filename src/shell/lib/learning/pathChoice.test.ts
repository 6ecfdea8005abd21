import { beforeEach, expect, it } from 'vitest'
import { fakeBackend } from '../../testing/fakeBackend.ts'
import { isCheckWanted, noteCheck } from './checks.ts'
import { forgetPathChoices, pathChoiceOf, refreshPathChoices } from './pathChoice.ts'

const CHOICE = { pin: ['sound:m|hear'], off: ['clap'], step: 'id-03', book: null, minutes: 6, lasts: 'turns' }
const MADE = { lang: 'id', day: '2026-11-10', choice: CHOICE }
const answer = (choices: unknown) => fakeBackend({ 'GET /api/path': [200, { data: { choices } }] })

beforeEach(() => localStorage.clear())

it('is stored per child and language, and stays while the service cannot be reached', async () => {
  answer([MADE])
  await refreshPathChoices('a')
  fakeBackend({ 'GET /api/path': 'offline' })
  await refreshPathChoices('a')
  expect(pathChoiceOf('a', 'id')).toMatchObject({ day: '2026-11-10', choice: CHOICE })
  expect(pathChoiceOf('a', 'en')).toBeUndefined()
  expect(pathChoiceOf('b', 'id')).toBeUndefined()
})

it('ends when the teacher gives the path back, and when the child is forgotten', async () => {
  answer([MADE])
  await refreshPathChoices('a')
  answer([])
  await refreshPathChoices('a')
  expect(pathChoiceOf('a', 'id')).toBeUndefined()
  answer([MADE])
  await refreshPathChoices('a')
  forgetPathChoices('a')
  expect(pathChoiceOf('a', 'id')).toBeUndefined()
})

it.each([
  ['no list', { choices: 3 }],
  ['no days', [{ ...MADE, day: 'soon' }]],
  ['no choice', [{ lang: 'id', day: '2026-11-10' }]],
])('an answer with %s is no choice', async (_, choices) => {
  answer(choices)
  await refreshPathChoices('a')
  expect(pathChoiceOf('a', 'id')).toBeUndefined()
})

it('takes what it understands of a newer service’s choice', async () => {
  answer([{ ...MADE, choice: { ...CHOICE, pin: ['sound:m|hear', 7], minutes: 'long', rhythm: 'slow' } }])
  await refreshPathChoices('a')
  expect(pathChoiceOf('a', 'id')?.choice).toEqual({ ...CHOICE, minutes: null })
})

it('brings the checks that teachers want; one that was made here is not asked for again before the service knows', async () => {
  const wants = (...asked: string[]) =>
    fakeBackend({
      'GET /api/path': [200, { data: { choices: [], checks: asked.map((asked_at) => ({ lang: 'id', asked_at })) } }],
    })
  wants('2026-11-20T08:00:00.000Z')
  await refreshPathChoices('a')
  expect([isCheckWanted('a', 'id'), isCheckWanted('a', 'en'), isCheckWanted('b', 'id')]).toEqual([true, false, false])
  noteCheck('a', 'id')
  expect(isCheckWanted('a', 'id')).toBe(false)
  await refreshPathChoices('a')
  expect(isCheckWanted('a', 'id')).toBe(false)
  wants('2027-02-20T08:00:00.000Z')
  await refreshPathChoices('a')
  expect(isCheckWanted('a', 'id')).toBe(true)
  forgetPathChoices('a')
  expect(isCheckWanted('a', 'id')).toBe(false)
})

it('an older service, which knows of no checks, and an answer that cannot be read want none', async () => {
  answer([])
  await refreshPathChoices('a')
  fakeBackend({ 'GET /api/path': [200, { data: { choices: [], checks: [{ lang: 'fr' }, 7, { asked_at: 'x' }] } }] })
  await refreshPathChoices('a')
  expect(isCheckWanted('a', 'id')).toBe(false)
})
