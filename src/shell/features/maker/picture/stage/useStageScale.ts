import { type RefObject, useEffect, useState } from 'react'
import { PICTURE } from '../../../../../content/kit/index.ts'

/** Pixels of the screen for a stage unit, while an element is as wide as the picture. */
export function useStageScale(stage: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(412)
  useEffect(() => {
    const element = stage.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const seen = new ResizeObserver(([entry]) => setWidth(Math.max(100, Math.round(entry?.contentRect.width ?? 412))))
    seen.observe(element)
    return () => seen.disconnect()
  }, [stage])
  return (width / PICTURE.width) * Math.min(3, window.devicePixelRatio || 1)
}
