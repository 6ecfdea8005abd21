import { median } from '../browser.ts'

/** A row of the table: what is measured, how, and the wanted limit. */
export interface Wanted {
  readonly what: string
  /** The conditions; always book 1. */
  readonly how: string
  readonly unit: string
  /** The wanted maximum, absolute or as a multiple of Bloom Player's figure. Rows that only explain another one have neither. */
  readonly most?: number
  readonly mostOfBloom?: number
  /** The wanted minimum. */
  readonly least?: number
  /** How the figures of all visits are combined; the median by default. */
  readonly by?: 'worst' | 'sum' | 'least'
  /** Curious Reader's figure, measured under the same conditions on 2026-11-22. */
  readonly curious?: string
}

const TABLET = '4×, thin line'
const ADDRESS = `page 3 by its address, ${TABLET}, median of 5`
const FORWARD = `forward through the book, ${TABLET}, all turns of 5 visits`
const AT_END = `after the book was read to its end, ${TABLET}`
const NINE = 'to turn 200, nine pages forward and back, 1×, quick line'
const ms = { unit: 'ms' } as const

/** All rows, in the order of the report. */
export const ROWS = {
  shelfVoice: {
    ...ms,
    what: 'book pressed on the shelf → its cover is heard',
    how: `${TABLET}, median of 5`,
    most: 2500,
  },
  voice: { ...ms, what: 'page opened → its narration is heard', how: ADDRESS, most: 2500 },
  touch: { ...ms, what: 'first touch of a playable thing → answered with sound', how: ADDRESS, most: 300 },
  next: { ...ms, what: 'Next can be pressed', how: ADDRESS, most: 2500, curious: '4800' },
  firstTurn: {
    ...ms,
    what: 'very first turn, Next pressed when it is there: settled',
    how: ADDRESS,
    most: 300,
    curious: '1000',
  },
  firstLost: { what: 'of these presses without a turn in 20 s', how: ADDRESS, unit: '', most: 0, by: 'sum' },
  moved: { ...ms, what: 'Next → first movement', how: FORWARD, most: 45 },
  shown: { ...ms, what: 'Next → first frame of the next page', how: FORWARD, most: 130, curious: '110–130' },
  settled: { ...ms, what: 'Next → settled', how: FORWARD, most: 250, curious: '370' },
  cpu: {
    ...ms,
    what: 'CPU of a turn: main thread in the 1.5 s after the press',
    how: 'forward through the book, 1×, thin line, all turns of 2 visits',
    most: 30,
    curious: '96',
  },
  tap: { ...ms, what: 'tap on Next, Event Timing: median', how: FORWARD, most: 40, curious: '40' },
  tapWorst: { ...ms, what: 'tap on Next, Event Timing: worst', how: FORWARD, most: 96, by: 'worst', curious: '56' },
  heap: { what: 'heap more, V8’s code too', how: `turn 1 ${NINE}`, unit: 'MB', most: 1, curious: '0.3' },
  heapWithoutCode: { what: 'heap more, without V8’s code', how: `turn 1 ${NINE}`, unit: 'MB' },
  nodes: { what: 'DOM nodes more', how: `turn 20 ${NINE}`, unit: '', most: 0 },
  listeners: { what: 'listeners more', how: `turn 20 ${NINE}`, unit: '', most: 0 },
  memory: {
    what: 'memory of the whole browser above a blank tab (PSS)',
    how: `${AT_END}, median of 5`,
    unit: 'MB',
    mostOfBloom: 1.2,
  },
  bytes: {
    what: 'first visit: everything on the wire',
    how: `${AT_END}, median of 5`,
    unit: 'kB',
    most: 3000,
    curious: '5100',
  },
  requests: { what: 'first visit: requests', how: `${AT_END}, median of 5`, unit: '' },
  painted: { ...ms, what: 'first contentful paint', how: ADDRESS, most: 600 },
  layoutShift: { what: 'layout shift, thousandths', how: ADDRESS, unit: '', most: 0, by: 'worst' },
  offlinePages: {
    what: 'the service stopped: pages that have picture, play and voice again',
    how: `${AT_END}, fewest of 2`,
    unit: 'of 15',
    least: 15,
    by: 'least',
    curious: '0',
  },
} as const satisfies Record<string, Wanted>

/** Key of a row. */
export type RowId = keyof typeof ROWS

/** All row keys, in order. */
export const ROW_IDS = Object.keys(ROWS) as readonly RowId[]

/** Figures of the visits, by row. */
export type Found = Partial<Record<RowId, readonly number[]>>

/** Combines the figures of a row's visits into one. */
export function figureOf(id: RowId, found: readonly number[]): number {
  const { by }: Wanted = ROWS[id]
  if (by === 'sum') return found.reduce((sum, value) => sum + value, 0)
  if (by === 'worst') return Math.max(...found)
  return by === 'least' ? Math.min(...found) : median(found)
}
