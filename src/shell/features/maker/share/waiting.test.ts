import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { forgetWaiting, useWaitingShares, waitToShare } from './waiting.ts'

const user = vi.hoisted(() => ({ id: 'ratna' }))
vi.mock('../../../lib/account/session.ts', () => ({ readUser: () => user }))

beforeEach(() => {
  localStorage.clear()
  user.id = 'ratna'
})

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
