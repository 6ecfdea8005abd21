import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const reload = vi.hoisted(() => vi.fn<() => void>())
vi.mock('../../lib/device/reload.ts', () => ({ reloadPage: reload }))

/** Web Locks as far as the app needs them: many may share one, or one has it alone. */
function fakeLocks() {
  let sharers = 0
  return {
    async request(_name: string, { ifAvailable = false }: LockOptions, run: (lock: object | null) => unknown) {
      if (ifAvailable) return run(sharers === 0 ? {} : null)
      sharers += 1
      await run({})
      // The browser takes a moment to give a lock back.
      await new Promise((resolve) => setTimeout(resolve))
      sharers -= 1
      return undefined
    },
  }
}

const reported: unknown[] = []
let container: EventTarget & {
  controller: object | null
  register: () => Promise<object>
  getRegistration: () => Promise<object | undefined>
}
/** The worker is there from an earlier visit. */
let isKnown = false
let waiting: { postMessage: (message: unknown) => void } | undefined

/** Says to whoever listens that a request has ended. */
let request = () => undefined as void

/** The module as a tab that has just been opened has it; its screens have all they need at once. */
async function openTab(): Promise<typeof import('./worker.ts') & typeof import('./readingLock.ts')> {
  vi.resetModules()
  const tab = await import('./worker.ts')
  return {
    ...tab,
    ...(await import('./readingLock.ts')),
    async betweenBooks() {
      const done = tab.betweenBooks()
      await vi.advanceTimersByTimeAsync(1000)
      await done
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  request = () => undefined
  reload.mockClear()
  reported.length = 0
  waiting = undefined
  isKnown = false
  const registration = {
    update: async () => undefined,
    get waiting() {
      return waiting
    },
  }
  container = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
    getRegistration: async () => (isKnown ? registration : undefined),
  })
  vi.stubGlobal('navigator', { serviceWorker: container, locks: fakeLocks() })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: () => void) {
        request = heard
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const newVersion = () => {
  waiting = { postMessage: (message) => reported.push(message) }
}
const takesOver = () => container.dispatchEvent(new Event('controllerchange'))
const settled = () => vi.advanceTimersByTimeAsync(1)

it('lets a new version in between books, and loads the screen again from it', async () => {
  const { startWorker, betweenBooks } = await openTab()
  await startWorker()
  await betweenBooks()
  expect(reported).toEqual([])
  newVersion()
  await betweenBooks()
  expect(reported).toEqual([{ type: 'SKIP_WAITING' }])
  expect(reload).not.toHaveBeenCalled()
  takesOver()
  expect(reload).toHaveBeenCalledOnce()
})

it('that the browser gave up letting in comes with the next screen, which is reloaded, and not while a book is open anywhere', async () => {
  const other = await openTab()
  const { betweenBooks } = await openTab()
  isKnown = true
  newVersion()
  await betweenBooks()
  expect(reported).toEqual([{ type: 'SKIP_WAITING' }])
  const close = other.holdVersion()
  await betweenBooks()
  expect(reload).not.toHaveBeenCalled()
  close()
  await settled()
  await settled()
  await betweenBooks()
  expect(reload).toHaveBeenCalledOnce()
  expect(reported).toHaveLength(1)
})

it('lets a new version in also on a screen that has just been loaded, before it has started the worker again', async () => {
  const { betweenBooks } = await openTab()
  newVersion()
  await betweenBooks()
  expect(reported).toEqual([])
  isKnown = true
  await betweenBooks()
  expect(reported).toEqual([{ type: 'SKIP_WAITING' }])
})

it('lets none in while a book is open, here or in another tab', async () => {
  const other = await openTab()
  const { startWorker, betweenBooks } = await openTab()
  await startWorker()
  newVersion()
  const close = other.holdVersion()
  await betweenBooks()
  expect(reported).toEqual([])
  close()
  await settled()
  await settled()
  await betweenBooks()
  expect(reported).toEqual([{ type: 'SKIP_WAITING' }])
})

it('lets one in right after the book was closed here', async () => {
  const { startWorker, betweenBooks, holdVersion } = await openTab()
  await startWorker()
  const close = holdVersion()
  newVersion()
  close()
  await betweenBooks()
  expect(reported).toEqual([{ type: 'SKIP_WAITING' }])
})

it('that takes over late does not end a book that was opened meanwhile', async () => {
  const { startWorker, betweenBooks, holdVersion } = await openTab()
  await startWorker()
  newVersion()
  await betweenBooks()
  expect(reported).toEqual([{ type: 'SKIP_WAITING' }])
  const close = holdVersion()
  takesOver()
  expect(reload).not.toHaveBeenCalled()
  close()
  await betweenBooks()
  expect(reload).toHaveBeenCalledOnce()
})

it('is not asked for while the screen still fetches: a request in that moment makes Chromium give it up', async () => {
  const { startWorker, betweenBooks } = await openTab()
  await startWorker()
  newVersion()
  const fetching = setInterval(() => request(), 900)
  const asked = betweenBooks()
  await vi.advanceTimersByTimeAsync(5000)
  expect(reported).toEqual([])
  clearInterval(fetching)
  await vi.advanceTimersByTimeAsync(1000)
  expect(reported).toEqual([{ type: 'SKIP_WAITING' }])
  await asked
})

it('that takes over while somebody writes loads the next screen again, not this one', async () => {
  const { startWorker, betweenBooks } = await openTab()
  await startWorker()
  newVersion()
  await betweenBooks()
  document.body.append(document.createElement('input'))
  document.querySelector('input')?.focus()
  takesOver()
  expect(reload).not.toHaveBeenCalled()
  await betweenBooks()
  expect(reload).toHaveBeenCalledOnce()
})

it('that another tab has let in is not mixed with the old: the next screen is reloaded, never a page of a book', async () => {
  const { startWorker, betweenBooks, holdVersion } = await openTab()
  await startWorker()
  const close = holdVersion()
  takesOver()
  expect(reload).not.toHaveBeenCalled()
  close()
  await betweenBooks()
  expect(reload).toHaveBeenCalledOnce()
})

it('the first one of a device takes over quietly', async () => {
  container.controller = null
  const { startWorker, betweenBooks } = await openTab()
  await startWorker()
  takesOver()
  await betweenBooks()
  expect(reload).not.toHaveBeenCalled()
})

it('does without workers, without locks, and where the browser refuses', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  container.register = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  const refused = await openTab()
  await refused.startWorker()
  await refused.betweenBooks()
  expect(console.warn).toHaveBeenCalledOnce()
  vi.stubGlobal('navigator', {})
  const bare = await openTab()
  await bare.startWorker()
  bare.holdVersion()()
  await bare.betweenBooks()
  expect([reported, reload.mock.calls]).toEqual([[], []])
})
