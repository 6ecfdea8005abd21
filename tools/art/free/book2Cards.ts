/** Book 2, the number words: six wooden cards on a table in lantern light, each in its drop zone, each with its own number of things. */
import { dryBrush, lit } from '../core/light.ts'
import { circle, g, glow, lin, linU, path, place, rect, stroke } from '../core/svg.ts'
import { lampGlow } from '../core/time.ts'
import { C, light, shade } from '../palette.ts'
import type { FreePicture } from './free.ts'
import { cardShadow, inRows, ITEMS } from './book2Items.ts'

/** The drop zones in stage pixels (percent boxes of the game) and what lies on each. */
const ZONE = { width: 307, height: 192 },
  COLUMNS = [64, 486, 909] as const,
  ROWS = [208, 480] as const
interface Card {
  readonly n: number
  readonly column: 0 | 1 | 2
  readonly row: 0 | 1
  /** Things beside each other. */
  readonly across: number
}
const CARDS: readonly Card[] = [
  { n: 3, column: 0, row: 0, across: 3 },
  { n: 1, column: 1, row: 0, across: 1 },
  { n: 4, column: 2, row: 0, across: 4 },
  { n: 6, column: 0, row: 1, across: 3 },
  { n: 2, column: 1, row: 1, across: 2 },
  { n: 5, column: 2, row: 1, across: 5 },
]
const WOOD = '#C99552',
  BOARD = '#9C6B48'

/** One wooden card with a pale painted field. */
function card({ n, column, row, across }: Card): string {
  const items = ITEMS[n]
  if (!items) throw new Error(`nothing to count for ${n}`)
  const { width, height } = ZONE,
    edge = `M18 0H${width - 18}Q${width} 0 ${width} 18V${height - 18}Q${width} ${height} ${width - 18} ${height}H18Q0 ${height} 0 ${height - 18}V18Q0 0 18 0Z`
  const svg = g([
    cardShadow(width, height),
    lit(
      path(edge, lin([light(WOOD, 0.4), WOOD, shade(WOOD, 0.25)], 50)) +
        dryBrush(edge, [0, 0, width, height], shade(WOOD, 0.4), {
          n: 46,
          angle: 1,
          len: 0.12,
          width: 2.4,
          o: 0.35,
          seed: n,
        }),
      4,
    ),
    rect(13, 13, width - 26, height - 26, lin([C.putih, C.kertas, light(C.santan, 0.3)], 70), { rx: 12 }),
    place(inRows(items(), across, width - 40, height - 34, 0.12), 20, 17),
  ])
  return place(svg, COLUMNS[column], ROWS[row])
}
/** Long boards, and the batik cloth that hangs at the far edge. */
const table = (): string =>
  g([
    rect(
      0,
      0,
      1280,
      800,
      linU(
        [
          [light(BOARD, 0.2), 0, 1],
          [BOARD, 0.5, 1],
          [shade(BOARD, 0.3), 1, 1],
        ],
        0,
        0,
        0,
        800,
      ),
    ),
    dryBrush('M0 0H1280V800H0Z', [0, 0, 1280, 800], shade(BOARD, 0.45), {
      n: 240,
      angle: 1,
      len: 0.03,
      width: 3,
      o: 0.3,
    }),
    dryBrush('M0 0H1280V800H0Z', [0, 0, 1280, 800], light(BOARD, 0.5), {
      n: 200,
      angle: -1,
      len: 0.03,
      width: 2.6,
      o: 0.24,
      seed: 9,
    }),
    ...[160, 320, 480, 640].map(
      (y) =>
        stroke(`M0 ${y}H1280`, shade(BOARD, 0.5), 4, { opacity: 0.5 }) +
        stroke(`M0 ${y + 4}H1280`, light(BOARD, 0.4), 2, { opacity: 0.5 }),
    ),
    rect(0, 0, 1280, 26, C.nila),
    path(Array.from({ length: 33 }, (_, i) => `M${i * 40} 26h40l-20 30Z`).join(''), C.cabai),
    stroke('M0 27H1280', C.kunyit, 5),
    circle(640, 430, 760, glow('#FFE0A0', 0.5)),
  ])
/** The whole picture. */
export const numberCards = (): string => g([table(), ...CARDS.map(card), lampGlow(640, 60, 300, 0.3)])

/** All free pictures of this file. */
export const pictures: readonly FreePicture[] = [
  {
    path: '/img/books/book2/post/number-cards.webp',
    svg: numberCards,
    box: { x: 0, y: 0, width: 1280, height: 800 },
    width: 1280,
  },
]
