import { useSyncExternalStore } from 'react'

/** A keyboard on the screen covers at least so much, px; bars of the browser cover less. */
const LEAST = 120

/** Hook: the height that is left above a keyboard on the screen, px; undefined where there is none. Browsers leave the page as tall as it was. */
export function useKeyboardHeight(): number | undefined {
  return useSyncExternalStore(follow, visibleHeight)
}

function follow(onChange: () => void): () => void {
  // Older browsers lack it, whatever its type says.
  const viewport: VisualViewport | null = window.visualViewport
  viewport?.addEventListener('resize', onChange)
  return () => viewport?.removeEventListener('resize', onChange)
}

function visibleHeight(): number | undefined {
  const viewport: VisualViewport | null = window.visualViewport
  // A page that is zoomed in is not covered.
  if (!viewport || viewport.scale > 1.01) return undefined
  return window.innerHeight - viewport.height > LEAST ? viewport.height : undefined
}
