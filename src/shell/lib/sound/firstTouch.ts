/** Timeout without a touch, ms. */
const UNTOUCHED_MS = 8000

/**
 * Runs at the first touch or key, or after a timeout: for what has no effect before, such as sound, which browsers mute until then. The result
 * cancels it.
 */
export function afterFirstTouch(run: () => void): () => void {
  const touched = new AbortController()
  const begin = () => {
    end()
    run()
  }
  const timer = setTimeout(begin, UNTOUCHED_MS)
  const end = () => {
    clearTimeout(timer)
    touched.abort()
  }
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, begin, { capture: true, passive: true, signal: touched.signal })
  return end
}
