import type { Leaf, Player } from './player.ts'
import type { Screen } from './screens.ts'

/** Moments of a turn, ms after the touch; `undefined` until observed. */
export interface Turned {
  moved?: number
  shown?: number
  settled?: number
}

/** What was observed in the page; times in ms after the navigation. */
interface Seen {
  /** First contentful paint. */
  painted: number
  layoutShift: number
  /** When Next was enabled and not covered. */
  next: number
  readonly touches: number[]
  /** Event Timing duration of each press in ms, by interaction id. */
  readonly presses: Record<number, number>
  turned: Turned
}

declare global {
  interface Window {
    waits: Seen
    /** Queries for this player's screen. */
    waitsScreen: Screen
  }
}

/** Runs in the page before its own scripts: records paints, layout shifts, presses and when Next appears. */
export function watch({ next }: Pick<Player, 'next'>): void {
  const seen: Seen = { painted: 0, layoutShift: 0, next: 0, touches: [], presses: {}, turned: {} }
  window.waits = seen
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.painted = startTime
  })
  watch('layout-shift', (entry) => (seen.layoutShift += Number(Reflect.get(entry, 'value'))))
  const press = (entry: PerformanceEntry) => {
    const id = Number(Reflect.get(entry, 'interactionId'))
    if (id > 0) seen.presses[id] = Math.max(seen.presses[id] ?? 0, entry.duration)
  }
  watch('event', press, { durationThreshold: 16 })
  const touch = ({ timeStamp }: Event) => seen.touches.push(timeStamp)
  window.addEventListener('pointerdown', touch, { capture: true, passive: true })
  const timer = setInterval(() => {
    const button = document.querySelector<HTMLButtonElement>(next)
    if (!button || button.disabled || button.ariaDisabled === 'true') return
    const { x, y, width, height } = button.getBoundingClientRect()
    if (!button.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return
    seen.next = performance.now()
    clearInterval(timer)
  }, 20)
}

/** Runs in the page: records in `window.waits.turned` the turn that the next touch starts. */
export function watchTurn([from, to]: readonly [Leaf, Leaf]): void {
  const turned: Turned = {}
  window.waits.turned = turned
  const screen = window.waitsScreen
  const before = new Map<Element, string>()
  const hasMoved = () => {
    let has = false
    for (const element of screen.moving()) {
      const { x, y, width, height } = element.getBoundingClientRect()
      const state = [x, y, width, height].map((value) => value.toFixed(1)).join() + getComputedStyle(element).opacity
      has ||= before.has(element) && before.get(element) !== state
      before.set(element, state)
    }
    return has
  }
  hasMoved()
  const follow = ({ timeStamp: begun }: Event) => {
    const { port1, port2 } = new MessageChannel()
    const found = new Set<keyof Turned>()
    // The message arrives right after the frame in which the change was found has been rendered.
    port1.addEventListener('message', () => {
      for (const what of found) turned[what] ??= performance.now() - begun
    })
    port1.start()
    requestAnimationFrame(function frame() {
      if (!found.has('shown') && screen.shows(to, from)) found.add('shown').add('moved')
      if (!found.has('moved') && hasMoved()) found.add('moved')
      if (found.has('shown') && screen.stands(to)) found.add('settled')
      port2.postMessage('')
      if (!found.has('settled')) requestAnimationFrame(frame)
    })
  }
  window.addEventListener('pointerdown', follow, { capture: true, passive: true, once: true })
}
