import { measureCpu } from './cpu.ts'
import { measureHeap } from './heap.ts'
import { measureNext, measureShelf, measureTouch, measureVoice } from './opening.ts'
import type { Player } from './player.ts'
import { measureReading } from './reading.ts'
import type { Found, RowId } from './rows.ts'
import type { Renderer } from './visit.ts'

/** Who is measured, and how it draws. */
export interface Column {
  readonly player: Player['name']
  readonly renderer: Renderer
  readonly title: string
}

/** Beside each of ours is the peer in the same browser; the last two without a chip's help. */
export const COLUMNS: readonly Column[] = [
  { player: 'bloom', renderer: 'canvas', title: 'Bloom' },
  { player: 'ours', renderer: 'canvas', title: 'ours, Canvas' },
  { player: 'bloom', renderer: 'webgl', title: 'Bloom, software WebGL' },
  { player: 'ours', renderer: 'webgl', title: 'ours, software WebGL' },
]

/** Visits that find some rows together. */
export interface Group {
  readonly rows: readonly RowId[]
  readonly visits: number
  /** `visit` counts from 0. */
  readonly measure: (player: Player, renderer: Renderer, visit: number) => Promise<Found>
  /** Whether the peer has any of these rows. */
  readonly isOursAlone?: boolean
}

/** By the words after `--only=`. */
export const GROUPS: Readonly<Record<string, Group>> = {
  shelf: { rows: ['shelfVoice'], visits: 5, measure: measureShelf, isOursAlone: true },
  voice: { rows: ['voice', 'painted', 'layoutShift'], visits: 5, measure: measureVoice },
  touch: { rows: ['touch'], visits: 5, measure: measureTouch, isOursAlone: true },
  next: { rows: ['next', 'firstTurn', 'firstLost'], visits: 5, measure: measureNext },
  turns: {
    rows: ['moved', 'shown', 'settled', 'tap', 'tapWorst', 'memory', 'bytes', 'requests', 'offlinePages'],
    visits: 5,
    measure: measureReading,
  },
  cpu: { rows: ['cpu'], visits: 2, measure: measureCpu },
  heap: { rows: ['heap', 'heapWithoutCode', 'nodes', 'listeners'], visits: 1, measure: measureHeap },
}
