import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IDLE_MS, noteActivity, watchIdle } from './idle.ts'
import { revocations } from '../account/revocations.ts'
import { readToken, startSession } from '../account/session.ts'

const MINUTE = 60_000
const BUDI = { id: 'budi', name: 'Budi', email: '', role: 'student', avatar: 'face-1' }

const heard: string[] = []
const watch = () => watchIdle({ onAsk: () => heard.push('ask'), onSignedOut: () => heard.push('out') })
let undo = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z') })
  heard.length = 0
})
afterEach(() => {
  undo()
  vi.useRealTimers()
})

it('asks, and signs a child of a class out after ten minutes without a touch; the token is to be given back', () => {
  startSession('token-budi', BUDI)
  undo = watch()
  vi.advanceTimersByTime(9 * MINUTE)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(50_000)
  expect(heard).toEqual(['ask'])
  vi.advanceTimersByTime(10_000)
  expect(heard).toEqual(['ask', 'out'])
  expect(readToken()).toBeUndefined()
  expect(revocations()).toEqual([{ learnerId: 'budi', token: 'token-budi' }])
})

it.each(['pointerdown', 'keydown'])('counts from the last %s, and from the last word that was heard', (type) => {
  startSession('token-budi', BUDI)
  undo = watch()
  vi.advanceTimersByTime(8 * MINUTE)
  document.dispatchEvent(new Event(type))
  vi.advanceTimersByTime(8 * MINUTE)
  noteActivity()
  vi.advanceTimersByTime(8 * MINUTE)
  expect(heard).toEqual([])
})

it('signs out at once what a reload, or a tablet that slept, finds too old', () => {
  startSession('token-budi', BUDI)
  watch()()
  vi.setSystemTime(Date.now() + IDLE_MS)
  undo = watch()
  expect(heard).toEqual(['out'])
  startSession('token-siti', { ...BUDI, id: 'siti' })
  vi.setSystemTime(Date.now() + IDLE_MS)
  // Woken by the touch of whoever is there now.
  document.dispatchEvent(new Event('pointerdown'))
  expect(heard).toEqual(['out', 'out'])
})

it('leaves those alone who signed in by e-mail, and starts again with the next child', () => {
  startSession('token-eka', { id: 'eka', name: 'Eka', email: 'eka@padi.id', role: 'student' })
  undo = watch()
  vi.advanceTimersByTime(60 * MINUTE)
  expect(heard).toEqual([])
  startSession('token-budi', BUDI)
  vi.advanceTimersByTime(9 * MINUTE)
  startSession('token-siti', { ...BUDI, id: 'siti' })
  vi.advanceTimersByTime(9 * MINUTE)
  expect(readToken()).toBe('token-siti')
})
