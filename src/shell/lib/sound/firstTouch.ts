/** Nobody has touched the screen for so long, ms: it was drawn long since. */
const UNTOUCHED_MS = 8000

/**
 * Runs when the child first touches the screen or presses a key, or in a while: for what cannot be noticed before, as sound, which browsers
 * keep silent until then. The undo forgets it.
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
