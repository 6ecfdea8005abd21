import { useEffect, useMemo, useState } from 'react'

/** The state of something being loaded for a screen. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value }

const LOADING: Loaded<never> = { status: 'loading' }

/**
 * Loads parts of the app: a book, its media, its activities. These are no responses of the service: they never change, and their modules cache them.
 * Not TanStack Query (`lib/service/queryClient.ts`), because a book page would wait for its 10 kB.
 *
 * Loads again whenever `load` changes, so keep it stable; outdated results are dropped. With an `initial` value nothing is loaded.
 */
export function useLoaded<Value>(load: () => Promise<Value>, initial?: Value): Loaded<Value> {
  const ready = useMemo<Loaded<Value> | undefined>(
    () => (initial === undefined ? undefined : { status: 'ready', value: initial }),
    [initial],
  )
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{
    readonly of: unknown
    readonly attempt: number
    readonly loaded: Loaded<Value>
  }>()
  useEffect(() => {
    if (ready) return undefined
    let isDropped = false
    const emit = (loaded: Loaded<Value>) => {
      if (!isDropped) setState({ of: load, attempt, loaded })
    }
    const retry = () => setAttempt(attempt + 1)
    load().then(
      (value) => emit({ status: 'ready', value }),
      (error: unknown) => emit({ status: 'failed', error, retry }),
    )
    return () => {
      isDropped = true
    }
  }, [load, attempt, ready])
  if (ready) return ready
  return state?.of === load && state.attempt === attempt ? state.loaded : LOADING
}
