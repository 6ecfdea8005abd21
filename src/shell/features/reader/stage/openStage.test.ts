import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStage, type StageTask } from './openStage.ts'

const opened = vi.hoisted(() => vi.fn<() => { close: () => void }>(() => ({ close: () => undefined })))
vi.mock('../../../lib/loading/stageRuntime.ts', () => ({ loadRuntime: async () => ({ openPage: opened }) }))

beforeEach(() => {
  vi.useFakeTimers()
  opened.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The stage's code is replaced, so it is never played. */
const TASK = { services: {}, pictureId: undefined } as unknown as StageTask

const open = (isSeen: boolean) =>
  openStage(TASK, document.createElement('div'), {
    isSeen,
    language: () => 'en',
    hear: () => undefined,
    opened: () => undefined,
  })

it('opens a page whose picture is on the screen without waiting for a frame', async () => {
  open(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(opened).toHaveBeenCalledTimes(1)
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
