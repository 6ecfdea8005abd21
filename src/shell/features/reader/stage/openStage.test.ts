import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Opened, openStage, type StageTask } from './openStage.ts'

const opened = vi.hoisted(() => vi.fn<() => { close: () => void }>(() => ({ close: () => undefined })))
vi.mock('../../../lib/loading/stageRuntime.ts', () => ({ loadRuntime: async () => ({ openPage: opened }) }))

beforeEach(() => {
  vi.useFakeTimers()
  opened.mockClear()
  reported.mockClear()
})
afterEach(async () => {
  // What waits for a frame is shared by all tests.
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
})

/** The stage's code is replaced, so it is never played. */
const TASK = { services: {}, pictureId: undefined } as unknown as StageTask

const reported = vi.fn<(opened: Opened) => void>()

const open = (isSeen: boolean) =>
  openStage(TASK, document.createElement('div'), {
    isSeen,
    language: () => 'en',
    hear: () => undefined,
    opened: reported,
  })

it('opens a page whose picture is on the screen without waiting for a frame', async () => {
  open(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(opened).toHaveBeenCalledTimes(1)
})

it('reports it after the frame in which it opens, and not if it was left by then', async () => {
  open(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(opened).toHaveBeenCalledTimes(1)
  expect(reported).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(reported).toHaveBeenCalledTimes(1)
  const leave = open(true)
  await vi.advanceTimersByTimeAsync(0)
  leave()
  await vi.advanceTimersByTimeAsync(200)
  expect(opened).toHaveBeenCalledTimes(2)
  expect(reported).toHaveBeenCalledTimes(1)
})

it('lets the picture of another be drawn first', async () => {
  open(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(opened).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(opened).toHaveBeenCalledTimes(1)
})

it('opens nothing that was left before', async () => {
  open(true)()
  open(false)()
  await vi.advanceTimersByTimeAsync(200)
  expect(opened).not.toHaveBeenCalled()
})
