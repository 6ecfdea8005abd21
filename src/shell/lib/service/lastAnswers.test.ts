import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './apiError.ts'
import { lastAnswers } from './lastAnswers.ts'
import { accountKey, queryClient } from './queryClient.ts'
import { endSession, startSession } from '../account/session.ts'

/** One of the keys that a session's end forgets. */
const KEY = 'keptDesk'
const OFFLINE = new ApiError('network', 'no network')
const EKA = { id: '1', name: 'Eka', email: '', role: 'teacher' }
const SARI = { ...EKA, id: '2', name: 'Sari' }

const stored = lastAnswers(KEY, 2)
const asText = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  startSession('t', EKA)
})
afterEach(() => {
  queryClient.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The query state of a screen that requests `what` when the service responds like this. */
async function shown(what: string, answer: () => Promise<string>) {
  const observer = new QueryObserver(queryClient, {
    queryKey: [accountKey(), what],
    queryFn: answer,
    persister: stored(asText),
    refetchInterval: false,
  })
  const undo = observer.subscribe(() => undefined)
  const { data, error, dataUpdatedAt } = await observer.refetch()
  undo()
  queryClient.clear()
  return { data, error, at: dataUpdatedAt }
}
const says = (answer: string) => () => Promise.resolve(answer)
const fails = (error: ApiError) => () => Promise.reject(error)

it.each([OFFLINE, new ApiError('timeout', 'slow')])(
  'gives the last answer with its time and the error: %s',
  async (error) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    await shown('classes', says('1B'))
    vi.setSystemTime(2_000_000)
    expect(await shown('classes', fails(error))).toEqual({ data: '1B', error, at: 1_000_000 })
  },
)

it.each([
  ['refused', 404],
  ['refused', 500],
  ['invalid', undefined],
] as const)('gives nothing where the service did answer: %s %s', async (kind, status) => {
  await shown('classes', says('1B'))
  const error = new ApiError(kind, 'no', { status })
  expect(await shown('classes', fails(error))).toMatchObject({ data: undefined, error })
})

it('keeps the newest only', async () => {
  for (const what of ['one', 'two', 'one', 'three']) await shown(what, says(what))
  const left = []
  for (const what of ['one', 'two', 'three']) left.push((await shown(what, fails(OFFLINE))).data)
  expect(left).toEqual(['one', undefined, 'three'])
})

it('shows one account nothing of another, and forgets all when the session ends', async () => {
  await shown('classes', says('1B'))
  startSession('t2', SARI)
  expect((await shown('classes', fails(OFFLINE))).data).toBeUndefined()
  startSession('t', EKA)
  expect((await shown('classes', fails(OFFLINE))).data).toBe('1B')
  endSession()
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('does not store what comes after the account that asked has gone', async () => {
  await shown('classes', async () => {
    endSession()
    startSession('t2', SARI)
    return '1B'
  })
  expect(localStorage.getItem(KEY)).toBeNull()
})

const entry = (part: object) => ({ query: '["1","classes"]', at: 1000, data: '1B', ...part })
const of = (...answers: unknown[]) => JSON.stringify({ version: 2, answers })

it.each([
  ['{', undefined],
  ['7', undefined],
  ['{"version":2,"answers":7}', undefined],
  // As it was stored before.
  ['{"teacherId":"1","answers":[{"key":"/api/classes","at":"2026-11-01T00:00:00Z","data":"1B"}]}', undefined],
  ['{"learnerId":"1","profile":{"name":"Eka"}}', undefined],
  [of(null, 'x', entry({ at: '1000' })), undefined],
  [of(entry({ at: 1e20 })), undefined],
  [of(entry({ data: { not: 'text' } })), undefined],
  [of(null, entry({})), '1B'],
])('is not troubled by what it finds in the storage: %s', async (text, data) => {
  localStorage.setItem(KEY, text)
  expect((await shown('classes', fails(OFFLINE))).data).toBe(data)
  await shown('classes', says('2A'))
  expect((await shown('classes', fails(OFFLINE))).data).toBe('2A')
})
