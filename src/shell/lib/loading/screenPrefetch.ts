/** Begins to fetch what a screen is made of. */
type Prefetch = () => readonly Promise<unknown>[]

let prefetches: Readonly<Record<string, Prefetch>> = {}

/** Says what is fetched for which path; `app/` knows the screens, and calls this once. */
export function registerPrefetches(byPath: Readonly<Record<string, Prefetch>>): void {
  prefetches = byPath
}

/** Asks for what a screen needs, where that is known; what cannot be had now is asked for again when the screen is gone to. */
export function askForScreen(path: string): void {
  for (const loading of prefetches[path]?.() ?? []) loading.catch(() => undefined)
}
