import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Ended } from './downloader.ts'
import { downloadWhileReading } from './downloadWhileReading.ts'

const { downloadBook, expectRequests, quiet } = vi.hoisted(() => ({
  expectRequests: vi.fn<() => void>(),
  downloadBook: vi.fn<(book: number, language: string, haste: string) => Promise<Ended>>(),
  quiet: vi.fn<(ms: number, signal?: AbortSignal) => Promise<void>>(),
}))
vi.mock('./bookDownloads.ts', () => ({ downloadBook }))
vi.mock('../../lib/loading/line.ts', () => ({ expectRequests, quiet, watchLine: () => undefined }))

let hasWorker = true
let workers: EventTarget
const hastes = () => downloadBook.mock.calls.map(([, , haste]) => haste)
/** Waits until all pending work is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
/** Makes the connection busy; the result ends that. */
function busy(): () => void {
  let free: () => void = () => undefined
  const waited = new Promise<void>((resolve) => {
    free = resolve
  })
  quiet.mockReturnValue(waited)
  return () => {
    quiet.mockResolvedValue(undefined)
    free()
  }
}

beforeEach(() => {
  hasWorker = true
  downloadBook.mockReset().mockResolvedValue('stored')
  expectRequests.mockReset()
  quiet.mockReset().mockResolvedValue(undefined)
  workers = Object.assign(new EventTarget(), { getRegistration: async () => (hasWorker ? {} : undefined) })
  vi.stubGlobal('navigator', { serviceWorker: workers })
})
afterEach(() => vi.unstubAllGlobals())

it('stores what the reader has loaded, then the rest; nothing before the connection is quiet', async () => {
  const free = busy()
  downloadWhileReading(1, 'en').turned(true)
  expect(expectRequests).toHaveBeenCalledOnce()
  await settled()
  expect(hastes()).toEqual([])
  free()
  await vi.waitFor(() => expect(hastes()).toEqual(['come', 'patient']))
})

it('leaves the rest until the connection is quiet for long, and retries with each page', async () => {
  const reading = downloadWhileReading(1, 'en')
  reading.turned(false)
  await vi.waitFor(() => expect(hastes()).toEqual(['come', 'patient']))
  expect(quiet.mock.calls.map(([ms]) => ms)).toEqual([2000, 15_000])
  reading.turned(true)
  await vi.waitFor(() => expect(hastes()).toEqual(['come', 'patient', 'come', 'patient']))
})

it('starts again for a newly opened page before it fetches anything', async () => {
  const reading = downloadWhileReading(1, 'en')
  downloadBook.mockImplementationOnce(async () => {
    reading.turned(false)
    return 'stored'
  })
  reading.turned(false)
  await vi.waitFor(() => expect(hastes()).toEqual(['come', 'come', 'patient']))
})

it('tries again as soon as there is a worker', async () => {
  hasWorker = false
  const reading = downloadWhileReading(1, 'en')
  reading.turned(false)
  await settled()
  expect(hastes()).toEqual([])
  hasWorker = true
  workers.dispatchEvent(new Event('controllerchange'))
  await vi.waitFor(() => expect(hastes()).toEqual(['come', 'patient']))
  reading.leave()
})

it('stops if the book is closed before its end, and continues if it was read', async () => {
  for (const [isLast, saved] of [
    [false, []],
    [true, ['come', 'patient']],
  ] as const) {
    downloadBook.mockClear()
    const free = busy()
    const reading = downloadWhileReading(1, 'en')
    reading.turned(isLast)
    reading.leave()
    free()
    await settled()
    await settled()
    expect(hastes()).toEqual(saved)
  }
})

it('gives up if there is no room', async () => {
  downloadBook.mockResolvedValue('full')
  const reading = downloadWhileReading(1, 'en')
  reading.turned(true)
  await vi.waitFor(() => expect(hastes()).toEqual(['come']))
  reading.turned(true)
  await settled()
  expect(hastes()).toEqual(['come'])
})
