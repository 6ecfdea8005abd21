import type { Box } from '../../../../../game/targets.ts'

/** How far a key moves, percent of the picture. */
const STEP = 1
const FINE = 0.2

interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The box after a key: arrows move it, Shift and arrows make it larger or smaller, + and − on both sides; Alt in small steps. `undefined` for other keys. */
export function movedByKey({ x, y, width, height }: Box, { key, shiftKey, altKey }: Key): Box | undefined {
  const step = altKey ? FINE : STEP
  const grow = key === '+' || key === '=' ? step : key === '-' ? -step : 0
  const way = WAYS[key]
  if (grow === 0 && !way) return undefined
  const [dx, dy] = way ?? [grow, grow]
  if (shiftKey || grow !== 0)
    return { x, y, width: within(width + dx * step, 1, 100 - x), height: within(height + dy * step, 1, 100 - y) }
  return { x: within(x + dx * step, 0, 100 - width), y: within(y + dy * step, 0, 100 - height), width, height }
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
