/** URLs (path and query) of completely loaded files. */
const come = new Set<string>()
/** Background fetches, which do not count as activity. */
const ours = new Set<string>()
/** When a foreground request last finished, or was announced; as of `performance.now()`, ms. */
let lastAt = 0
let observer: PerformanceObserver | undefined

/** Path and query. Strips this origin as a prefix, because parsing a URL costs a cheap tablet as much as drawing. */
const plain = (url: string): string => {
  const { origin, href } = window.location
  if (url.startsWith(`${origin}/`) && !url.includes('#')) return url.slice(origin.length)
  const { pathname, search } = new URL(url, href)
  return pathname + search
}

/** Observes what the page fetches, including earlier entries the browser remembers. */
export function watchLine(): void {
  if (observer || typeof PerformanceObserver === 'undefined') return
  lastAt = performance.now()
  observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const url = plain(entry.name)
      if (!ours.has(url)) lastAt = performance.now()
      // Safari does not report the status; users of the file check it themselves.
      const status: unknown = 'responseStatus' in entry ? entry.responseStatus : 200
      if (status === 200) come.add(url)
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Whether this URL was loaded, for any purpose. It is then in the browser's cache, if cacheable. */
export const hasCome = (url: string): boolean => come.has(url)

/** URLs of everything loaded. */
export const allCome = (): readonly string[] => [...come]

/** Counts as activity now: the page is about to request files that somebody waits for. */
export function expectRequests(): void {
  lastAt = performance.now()
}

/** Resolves when there has been no activity for this long, ms, or when cancelled; at once if there has been none before the call. */
export async function quiet(ms: number, signal?: AbortSignal): Promise<void> {
  watchLine()
  let left = lastAt + ms - performance.now()
  while (left > 0) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, 1000)))
    if (signal?.aborted === true) return
    left = lastAt + ms - performance.now()
  }
}

/** Fetches in the background: from the browser's cache if possible, else with low priority. Rejects like `fetch`. */
export function fetchForLater(url: string, signal?: AbortSignal): Promise<Response> {
  ours.add(plain(url))
  // Uses the cache even if the browser considers the entry stale.
  return fetch(url, { cache: 'force-cache', priority: 'low', ...(signal && { signal }) })
}
