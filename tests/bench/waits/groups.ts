import { measureCpu } from './cpu.ts'
import { measureHeap } from './heap.ts'
import { measureNext, measureShelf, measureTouch, measureVoice } from './opening.ts'
import type { Player } from './player.ts'
import { measureReading } from './reading.ts'
import type { Found, RowId } from './rows.ts'
import type { Renderer } from './visit.ts'

/** A column of the table: a player and its renderer. */
export interface Column {
  readonly player: Player['name']
  readonly renderer: Renderer
  readonly title: string
}

/** Each of our columns follows the peer's in the same browser. WebGL is software-rendered. */
export const COLUMNS: readonly Column[] = [
  { player: 'bloom', renderer: 'canvas', title: 'Bloom' },
  { player: 'ours', renderer: 'canvas', title: 'ours, Canvas' },
  { player: 'bloom', renderer: 'webgl', title: 'Bloom, software WebGL' },
  { player: 'ours', renderer: 'webgl', title: 'ours, software WebGL' },
]

/** Rows that are measured together in the same visits. */
export interface Group {
  readonly rows: readonly RowId[]
  readonly visits: number
  /** `visit` counts from 0. */
  readonly measure: (player: Player, renderer: Renderer, visit: number) => Promise<Found>
  /** Whether these rows don't exist for the peer. */
  readonly isOursAlone?: boolean
}

/** The groups by the names that `--only=` takes. */
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
