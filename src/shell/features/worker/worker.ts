import { quiet as lineQuiet } from '../../lib/loading/line.ts'
import { isBookRoute } from '../../lib/routes.ts'

/** A page of a book is there, with its voice and the next page, when nothing has come for so long, ms. */
const READING_MS = 2000
/** On other screens a child soon goes on to a book, which comes first, ms. */
const ELSEWHERE_MS = 8000
/** A book that is open anywhere holds this: no new version comes in its middle. */
const READING_LOCK = 'lumbung-reading'
/** How often a new version is looked for, ms. */
const LOOK_MS = 60 * 60_000
/** So long has no request ended when a screen has all it needs, ms. */
const QUIET_MS = 1000

/** The locks of this tab that are not given back yet: the browser takes a moment after the book is closed. */
const holds = new Set<Promise<void>>()

let registration: ServiceWorkerRegistration | undefined
let lookedAt = 0
let isOutdated = false
/** The new version that this document has asked to take over. */
let asked: ServiceWorker | undefined
let isAsking = false

/** Starts the worker, which fetches what is missing of the shell, when nobody waits for anything. */
export async function startWhenQuiet(signal: AbortSignal): Promise<void> {
  const patience = () => (isBookRoute(window.location.pathname) ? READING_MS : ELSEWHERE_MS)
  for (let ms = 0; ms < patience(); ) {
    ms = patience()
    await lineQuiet(ms, signal)
  }
  if (!signal.aborted) await startWorker()
}

/** Lets the app be opened without a network from now on. Call once, when the first screen has long been there. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // The first worker of a device takes over quietly; each later one has another version of the app behind it.
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) isFirst = false
    else isOutdated = true
  })
  try {
    registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    lookedAt = Date.now()
  } catch (error) {
    console.warn('The app will need the network', error)
  }
}

/** A book is open until the result is called. */
export function holdVersion(): () => void {
  const { locks } = navigator
  if (typeof locks === 'undefined') return () => undefined
  const end = new AbortController()
  const closed = new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()))
  const held = locks
    .request(READING_LOCK, { mode: 'shared' }, () => closed)
    .catch(() => undefined)
    .finally(() => holds.delete(held))
  holds.add(held)
  return () => end.abort()
}

/** No book is open here: a new version that waits takes over, where no other tab has a book open, and the screen is reloaded from it. */
export async function betweenBooks(): Promise<void> {
  if (isOutdated) return window.location.reload()
  // A screen that was loaded a moment ago has not started the worker yet, which may be there from before.
  registration ??= await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!registration) return
  lookedAt ||= Date.now()
  if (Date.now() - lookedAt > LOOK_MS) {
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  }
  const { waiting } = registration
  if (!waiting || isAsking || typeof navigator.locks === 'undefined') return
  isAsking = true
  await letIn(waiting).finally(() => {
    isAsking = false
  })
}

/**
 * Chromium gives the change up, for as long as the document stands, where a request starts the old worker again in that very moment:
 * so it is asked for when the screen has all it needs, and a document that asked in vain is reloaded before it asks again.
 */
async function letIn(waiting: ServiceWorker): Promise<void> {
  await Promise.all([...holds, asked === waiting ? undefined : quiet()])
  await navigator.locks.request(READING_LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    if (asked === waiting) return window.location.reload()
    asked = waiting
    navigator.serviceWorker.addEventListener('controllerchange', reloadBetweenBooks, { once: true })
    // A worker takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    waiting.postMessage({ type: 'SKIP_WAITING' })
  })
}

function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const requests = new PerformanceObserver(wait)
    let timer: ReturnType<typeof setTimeout> | undefined
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        requests.disconnect()
        resolve()
      }, QUIET_MS)
    }
    requests.observe({ type: 'resource' })
    wait()
  })
}

/** A worker takes over a moment later: a book that was opened meanwhile is read to its end, and what is being written is not lost. */
function reloadBetweenBooks(): void {
  if (holds.size > 0 || document.querySelector('input:focus, textarea:focus')) isOutdated = true
  else window.location.reload()
}
