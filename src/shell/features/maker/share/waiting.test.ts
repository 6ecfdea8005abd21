import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetWaiting, inOneTab, useWaitingShares, waitToShare } from './waiting.ts'

const user = vi.hoisted(() => ({ id: 'ratna' }))
vi.mock('../../../lib/account/session.ts', () => ({ readUser: () => user }))

beforeEach(() => {
  localStorage.clear()
  user.id = 'ratna'
})

afterEach(() => vi.unstubAllGlobals())

const keysNow = () => renderHook(() => useWaitingShares()).result.current.map(({ key, classes }) => [key, ...classes])

it('stores which book waits for which classes, the last asked for', () => {
  const { result } = renderHook(() => useWaitingShares())
  act(() => {
    waitToShare('class.a', ['c1'])
    waitToShare('class.b', ['c1', 'c2'])
    waitToShare('class.a', ['c3'])
  })
  expect(result.current.map(({ key, classes }) => [key, ...classes])).toEqual([
    ['class.b', 'c1', 'c2'],
    ['class.a', 'c3'],
  ])
  act(() => forgetWaiting('class.b'))
  expect(keysNow()).toEqual([['class.a', 'c3']])
})

it('is each teacher’s own', () => {
  waitToShare('class.a', ['c1'])
  user.id = 'tini'
  expect(keysNow()).toEqual([])
  waitToShare('class.a', ['c2'])
  forgetWaiting('class.a')
  user.id = 'ratna'
  expect(keysNow()).toEqual([['class.a', 'c1']])
})

it.each(['{', '[{"key":1}]', 'null'])('starts empty where %s is stored', (text) => {
  localStorage.setItem('makerShares', text)
  expect(keysNow()).toEqual([])
  waitToShare('class.a', ['c1'])
  expect(keysNow()).toEqual([['class.a', 'c1']])
})

/** Locks as two tabs of one browser have them. */
function stubLocks(): void {
  const held = new Set<string>()
  const request = async (name: string, _options: object, run: (lock: object | null) => Promise<unknown>) => {
    if (held.has(name)) return run(null)
    held.add(name)
    return run({}).finally(() => held.delete(name))
  }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
}

it.each(['with locks', 'without locks'])('shares a book once, %s', async (browser) => {
  if (browser === 'with locks') stubLocks()
  waitToShare('class.a', ['c1'])
  const share = vi.fn<() => Promise<void>>(async () => forgetWaiting('class.a'))
  expect(await inOneTab('class.a', share)).toBe(true)
  expect(await inOneTab('class.a', share)).toBe(true)
  expect(share).toHaveBeenCalledTimes(1)
})

it('leaves a book to the tab that shares it now, and takes it over where that failed', async () => {
  stubLocks()
  waitToShare('class.a', ['c1'])
  let fail = (_error: Error): void => undefined
  const first = inOneTab(
    'class.a',
    () =>
      new Promise((_, reject) => {
        fail = reject
      }),
  )
  const share = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  expect(await inOneTab('class.a', share)).toBe(false)
  expect(share).not.toHaveBeenCalled()
  fail(new Error('no network'))
  await expect(first).rejects.toThrow('no network')
  expect(await inOneTab('class.a', share)).toBe(true)
  expect(share).toHaveBeenCalledTimes(1)
})
