import { reloadPage } from '../../lib/device/reload.ts'
import { quiet as lineQuiet } from '../../lib/loading/line.ts'
import { isBookRoute } from '../../lib/routes.ts'
import { holds, READING_LOCK } from './readingLock.ts'

/** Quiet time after which a book's page, its narration and the next page count as loaded, ms. */
const READING_MS = 2000
/** The same on other screens, longer because a child soon opens a book, which has priority, ms. */
const ELSEWHERE_MS = 8000
/** Interval of checks for a new version, ms. */
const LOOK_MS = 60 * 60_000
/** Quiet time after which a screen counts as loaded, ms. */
const QUIET_MS = 1000

let registration: ServiceWorkerRegistration | undefined
let lookedAt = 0
let isOutdated = false
/** The new version this document has activated. */
let asked: ServiceWorker | undefined
let isAsking = false

/** Starts the worker, which caches the shell, when nothing else is loading. */
export async function startWhenQuiet(signal: AbortSignal): Promise<void> {
  const patience = () => (isBookRoute(window.location.pathname) ? READING_MS : ELSEWHERE_MS)
  for (let ms = 0; ms < patience(); ) {
    ms = patience()
    await lineQuiet(ms, signal)
  }
  if (!signal.aborted) await startWorker()
}

/** Makes the app available offline. Call once, well after the first screen is shown. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // A device's first worker takes over silently; each later one brings a new version of the app.
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

/** No book is open here: activates a waiting version unless another tab has a book open, and reloads the screen. */
export async function betweenBooks(): Promise<void> {
  if (isOutdated) return reloadPage()
  // A freshly loaded screen has not started the worker yet, but one may exist from before.
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
 * Chromium cancels the activation for the document's lifetime if a request restarts the old worker at that moment. So it is requested once the screen
 * is loaded, and after a failure the document is reloaded first.
 */
async function letIn(waiting: ServiceWorker): Promise<void> {
  await Promise.all([...holds, asked === waiting ? undefined : quiet()])
  await navigator.locks.request(READING_LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    if (asked === waiting) return reloadPage()
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

/** A worker takes over a moment later: a book opened meanwhile is not interrupted, and nothing being written is lost. */
function reloadBetweenBooks(): void {
  if (holds.size > 0 || document.querySelector('input:focus, textarea:focus')) isOutdated = true
  else reloadPage()
}
