import { type RefObject, useEffect, useState } from 'react'

/** How far from the screen something counts as seen, CSS px. */
const MARGIN = '300px'

/** Whether an element has come near the screen, once; at once where the browser cannot tell. */
export function useSeen(element: RefObject<HTMLElement | null>, isAlways: boolean): boolean {
  const [isSeen, setSeen] = useState(isAlways || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isSeen || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
