import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/service/apiError.ts'
import { waitToShare } from './waiting.ts'
import { WaitingShares } from './WaitingShares.tsx'

const { shareDraft, notify } = vi.hoisted(() => ({
  shareDraft: vi.fn<() => Promise<void>>(),
  notify: vi.fn<(tone: string, text: string) => void>(),
}))
vi.mock('./shareDraft.ts', () => ({ shareDraft, namesOf: () => 'Class 1B' }))
vi.mock('./useShareError.ts', () => ({ useShareError: () => () => 'Too large.' }))
vi.mock('../pack/index.ts', () => ({ checkDraft: async () => [] }))
vi.mock('../draft/index.ts', () => ({ useDraft: () => ({ draft: { pages: [{ words: {} }] } }) }))
vi.mock('../draft/titleOf.ts', () => ({ titleOf: () => 'One Mango' }))
vi.mock('../../dashboard/index.ts', () => ({
  classQueries: { list: () => ({ queryKey: ['classes'], queryFn: async () => [] }) },
}))
vi.mock('../../../lib/notify.ts', () => ({ notify }))
vi.mock('../../../lib/account/session.ts', async (load) => ({
  ...(await load<object>()),
  readUser: () => ({ id: '1' }),
}))

const waits = () => localStorage.getItem('makerShares')?.includes('class.a') === true
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  localStorage.clear()
  shareDraft.mockReset()
  notify.mockReset()
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
  waitToShare('class.a', ['c1'])
})
afterEach(() => vi.useRealTimers())

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingShares language="en" />
    </QueryClientProvider>,
  )
  await pass(100)
}

it.each([
  ['not reached', new ApiError('network', '')],
  ['too late', new ApiError('timeout', '')],
  ['broken', new ApiError('refused', '', { status: 500 })],
  ['busy', new ApiError('refused', '', { status: 429 })],
])('tries again where the service is %s', async (_, error) => {
  shareDraft.mockRejectedValueOnce(error).mockResolvedValue()
  await open()
  expect(shareDraft).toHaveBeenCalledTimes(1)
  expect(waits()).toBe(true)
  expect(notify).not.toHaveBeenCalled()
  await pass(2000)
  expect(shareDraft).toHaveBeenCalledTimes(2)
  expect(notify).toHaveBeenCalledWith('success', expect.stringContaining('One Mango'), expect.any(Number))
  expect(waits()).toBe(false)
})

it('says so where the service refuses the book, and tries no more', async () => {
  shareDraft.mockRejectedValue(new ApiError('refused', '', { status: 422, serverMessage: 'Too large.' }))
  await open()
  expect(notify).toHaveBeenCalledWith('error', expect.any(String), expect.any(Number))
  await pass(10_000)
  expect(shareDraft).toHaveBeenCalledTimes(1)
  expect(waits()).toBe(false)
})
