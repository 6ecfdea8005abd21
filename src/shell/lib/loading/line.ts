/** Addresses (path and query) of what has come whole. */
const come = new Set<string>()
/** What is fetched for later: it is in nobody's way and counts as quiet. */
const ours = new Set<string>()
let lastAt = 0
let observer: PerformanceObserver | undefined

/** Path and query. What is of this origin is told by its beginning: taking an address apart costs a cheap tablet as much as drawing. */
const plain = (url: string): string => {
  const { origin, href } = window.location
  if (url.startsWith(`${origin}/`) && !url.includes('#')) return url.slice(origin.length)
  const { pathname, search } = new URL(url, href)
  return pathname + search
}

/** Follows from now on, and as far back as the browser remembers, what the page fetches. */
export function watchLine(): void {
  if (observer || typeof PerformanceObserver === 'undefined') return
  lastAt = performance.now()
  observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const url = plain(entry.name)
      if (!ours.has(url)) lastAt = performance.now()
      // Safari does not tell the status; whoever needs the file looks again.
      const status: unknown = 'responseStatus' in entry ? entry.responseStatus : 200
      if (status === 200) come.add(url)
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}

/** Has this come, for whatever it was wanted? The browser's own store has it then, if it may be kept at all. */
export const hasCome = (url: string): boolean => come.has(url)

/** Addresses of all that has come. */
export const allCome = (): readonly string[] => [...come]

/** Resolves when nothing that somebody waits for has come for so long, ms, or when it is called off. */
export async function quiet(ms: number, signal?: AbortSignal): Promise<void> {
  watchLine()
  let left = ms
  while (left > 0) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, 1000)))
    if (signal?.aborted === true) return
    left = lastAt + ms - performance.now()
  }
}

/** Fetches what is wanted later only: from the browser's own store where it is there, else behind all else. Rejects as `fetch` does. */
export function fetchForLater(url: string, signal?: AbortSignal): Promise<Response> {
  ours.add(plain(url))
  // What has come is not asked for again, whatever the browser thinks of its age.
  return fetch(url, { cache: 'force-cache', priority: 'low', ...(signal && { signal }) })
}
