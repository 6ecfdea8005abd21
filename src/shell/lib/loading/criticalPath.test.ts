import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  afterCriticalPath,
  afterPages,
  awaitCriticalPath,
  awaitTurn,
  criticalPathDone,
  pagesAreHere,
  turnCanBegin,
  turnIsHere,
} from './criticalPath.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  pagesAreHere()
  vi.useRealTimers()
})

it('runs at once where nothing is awaited', () => {
  const run = vi.fn<() => void>()
  afterCriticalPath(run)
  expect(run).toHaveBeenCalledOnce()
})

it.each([
  ['the page can be played', criticalPathDone],
  ['the child touches', () => document.dispatchEvent(new Event('pointerdown'))],
  ['the child presses a key', () => document.dispatchEvent(new Event('keydown'))],
  ['it has taken too long', () => vi.advanceTimersByTime(8000)],
])('waits until %s, and runs once', (_what, happen) => {
  awaitCriticalPath()
  const run = vi.fn<() => void>()
  afterCriticalPath(run)
  vi.advanceTimersByTime(7000)
  expect(run).not.toHaveBeenCalled()
  happen()
  criticalPathDone()
  expect(run).toHaveBeenCalledOnce()
})

it('lets what no child waits for wait until the next page is here too, whatever the child does', () => {
  awaitCriticalPath()
  const run = vi.fn<() => void>()
  afterPages(run)
  criticalPathDone()
  document.dispatchEvent(new Event('pointerdown'))
  expect(run).not.toHaveBeenCalled()
  pagesAreHere()
  expect(run).toHaveBeenCalledOnce()
})

it.each([
  ['the next page can be turned to', turnIsHere],
  ['all files of both pages are here', pagesAreHere],
  ['it has taken too long', () => vi.advanceTimersByTime(8000)],
])('lets what a page opens without wait until %s', async (_what, happen) => {
  awaitTurn()
  const run = vi.fn<() => void>()
  void turnCanBegin().then(run)
  await vi.advanceTimersByTimeAsync(7000)
  expect(run).not.toHaveBeenCalled()
  happen()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledOnce()
})

it('lets it wait for nothing where no first turn is awaited', async () => {
  await expect(turnCanBegin()).resolves.toBeUndefined()
})

it('runs nothing that was undone meanwhile', () => {
  awaitCriticalPath()
  const run = vi.fn<() => void>()
  afterCriticalPath(run)()
  criticalPathDone()
  expect(run).not.toHaveBeenCalled()
})
