/** Prefetches a screen's files. */
type Prefetch = () => readonly Promise<unknown>[]

let prefetches: Readonly<Record<string, Prefetch>> = {}

/** Sets the prefetch functions by path; called once by `app/`, which knows the screens. */
export function registerPrefetches(byPath: Readonly<Record<string, Prefetch>>): void {
  prefetches = byPath
}

/** Prefetches a screen if known; failed files are requested again when it opens. */
export function askForScreen(path: string): void {
  for (const loading of prefetches[path]?.() ?? []) loading.catch(() => undefined)
}
