/** Lock held while a book is open in any tab: no new version takes over meanwhile. */
export const READING_LOCK = 'lumbung-reading'

/** This tab's locks not yet released: the browser takes a moment after a book is closed. */
export const holds = new Set<Promise<void>>()

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
