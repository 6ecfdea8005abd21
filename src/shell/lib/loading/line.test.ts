import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Entry = { readonly name: string; readonly responseStatus?: number }

/** Tells whoever watches what has come. */
let come: (...entries: Entry[]) => void

/** The module as a tab that has just been opened has it. */
async function aLine() {
  vi.resetModules()
  return import('./line.ts')
}

beforeEach(() => {
  vi.useFakeTimers()
  come = () => undefined
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: (list: { getEntries: () => readonly Entry[] }) => void) {
        come = (...entries) => heard({ getEntries: () => entries })
      }
      observe = () => undefined
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const at = (path: string) => new URL(path, window.location.href).href

it('knows what has come, by its whole address; what failed has not', async () => {
  const { watchLine, hasCome, allCome } = await aLine()
  watchLine()
  come({ name: at('/img/a.webp?v=1'), responseStatus: 200 }, { name: at('/img/b.webp'), responseStatus: 404 })
  // Safari does not tell.
  come({ name: at('/img/c.webp') })
  expect(allCome()).toEqual(['/img/a.webp?v=1', '/img/c.webp'])
  expect([hasCome('/img/a.webp?v=1'), hasCome('/img/a.webp'), hasCome('/img/b.webp')]).toEqual([true, false, false])
})

it('is quiet when nothing that somebody waits for has come for so long; what is fetched for later counts as quiet', async () => {
  const { quiet, fetchForLater } = await aLine()
  const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(async () => new Response(''))
  vi.stubGlobal('fetch', fetched)
  let isQuiet = false
  void quiet(2000).then(() => (isQuiet = true))
  await vi.advanceTimersByTimeAsync(1500)
  come({ name: at('/img/a.webp'), responseStatus: 200 })
  await vi.advanceTimersByTimeAsync(1900)
  expect(isQuiet).toBe(false)
  await fetchForLater('/img/later.webp')
  come({ name: at('/img/later.webp'), responseStatus: 200 })
  await vi.advanceTimersByTimeAsync(150)
  expect(isQuiet).toBe(true)
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'force-cache', priority: 'low' })
})

it('waits no second for each of many files: a line that has been quiet stays so until something is expected', async () => {
  const { expectRequests, quiet } = await aLine()
  await Promise.all([quiet(2000), vi.advanceTimersByTimeAsync(2000)])
  const next = vi.fn<() => void>()
  await quiet(1000).then(next)
  expect(next).toHaveBeenCalledOnce()
  expectRequests()
  void quiet(1000).then(next)
  await vi.advanceTimersByTimeAsync(900)
  expect(next).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(100)
  expect(next).toHaveBeenCalledTimes(2)
})

it('waits no longer when it is called off', async () => {
  const { quiet } = await aLine()
  const stop = new AbortController()
  const waited = quiet(60_000, stop.signal)
  stop.abort()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(waited).resolves.toBeUndefined()
})
