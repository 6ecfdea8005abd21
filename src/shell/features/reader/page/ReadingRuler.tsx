import './ruler.css'
import { useEffect, useRef } from 'react'
import type { Narration } from '../narration/narration.ts'

interface Props {
  /** Provides the word being spoken. */
  readonly narration: Pick<Narration, 'subscribe'> | undefined
}

/** What says which line is read, the first that is there: the word being spoken, the one chosen by keys. */
const MARKED = ['.said', '.chosen']
const WORD = '[data-word]'

/**
 * A band over the line that is read: it follows the voice, the keys and the pointer, and rests on the first line until one of them says where. It takes no touch;
 * screen readers know nothing of it.
 */
export function ReadingRuler({ narration }: Props) {
  const band = useRef<HTMLDivElement>(null)
  useEffect(() => (band.current ? follow(band.current, narration) : undefined), [narration])
  return <div ref={band} className="reading-ruler" aria-hidden />
}

/** Lays the band over its line at each change; returns an unsubscribe function. */
function follow(band: HTMLElement, narration: Props['narration']): () => void {
  const row = band.parentElement
  const panel = row?.querySelector<HTMLElement>('.story')
  if (!row || !panel) return () => undefined
  let pointed: Element | undefined
  const lay = () => {
    const marked = MARKED.map((selector) => panel.querySelector(selector)).find((word) => word !== null)
    const word = marked ?? pointed ?? panel.querySelector(WORD)
    // A word that breaks has a box in each of its lines.
    const line = word?.getClientRects()[0]
    band.hidden = line === undefined
    if (!line) return
    const { top, left } = row.getBoundingClientRect()
    const { left: paper, width } = panel.getBoundingClientRect()
    Object.assign(band.style, {
      top: `${line.top - top}px`,
      height: `${line.height}px`,
      left: `${paper - left + EDGE}px`,
      width: `${width - 2 * EDGE}px`,
    })
  }
  // After React has marked the word.
  const layLater = () => void requestAnimationFrame(lay)
  const point = ({ clientX, clientY, target }: PointerEvent) => {
    const word = target instanceof Element ? (target.closest(WORD) ?? nearest(panel, clientX, clientY)) : undefined
    if (word) pointed = word
    lay()
  }
  lay()
  const forget = narration?.subscribe(layLater)
  const resized = new ResizeObserver(lay)
  resized.observe(panel)
  panel.addEventListener('pointermove', point)
  panel.addEventListener('pointerdown', point)
  panel.addEventListener('keyup', layLater)
  panel.addEventListener('scroll', lay)
  return () => {
    forget?.()
    resized.disconnect()
    panel.removeEventListener('pointermove', point)
    panel.removeEventListener('pointerdown', point)
    panel.removeEventListener('keyup', layLater)
    panel.removeEventListener('scroll', lay)
  }
}

/** The band ends before the paper's edge, px. */
const EDGE = 8

/** The word nearest to a point beside the text; the line counts first. */
function nearest(panel: HTMLElement, x: number, y: number): Element | undefined {
  const far = (word: Element) => {
    const { top, bottom, left, right } = word.getBoundingClientRect()
    return Math.abs((top + bottom) / 2 - y) * 100 + Math.abs((left + right) / 2 - x)
  }
  return [...panel.querySelectorAll(WORD)].toSorted((one, other) => far(one) - far(other))[0]
}
