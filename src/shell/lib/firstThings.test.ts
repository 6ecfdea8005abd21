import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstThings, afterPages, awaitFirstThings, firstThingsDone, pagesAreHere } from './firstThings.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  pagesAreHere()
  vi.useRealTimers()
})

it('runs at once where nothing is awaited', () => {
  const run = vi.fn<() => void>()
  afterFirstThings(run)
  expect(run).toHaveBeenCalledOnce()
})

it.each([
  ['the page can be played', firstThingsDone],
  ['the child touches', () => document.dispatchEvent(new Event('pointerdown'))],
  ['the child presses a key', () => document.dispatchEvent(new Event('keydown'))],
  ['it has taken too long', () => vi.advanceTimersByTime(8000)],
])('waits until %s, and runs once', (_what, happen) => {
  awaitFirstThings()
  const run = vi.fn<() => void>()
  afterFirstThings(run)
  vi.advanceTimersByTime(7000)
  expect(run).not.toHaveBeenCalled()
  happen()
  firstThingsDone()
  expect(run).toHaveBeenCalledOnce()
})

it('lets what no child waits for wait until the next page is here too, whatever the child does', () => {
  awaitFirstThings()
  const run = vi.fn<() => void>()
  afterPages(run)
  firstThingsDone()
  document.dispatchEvent(new Event('pointerdown'))
  expect(run).not.toHaveBeenCalled()
  pagesAreHere()
  expect(run).toHaveBeenCalledOnce()
})

it('runs nothing that was undone meanwhile', () => {
  awaitFirstThings()
  const run = vi.fn<() => void>()
  afterFirstThings(run)()
  firstThingsDone()
  expect(run).not.toHaveBeenCalled()
})
