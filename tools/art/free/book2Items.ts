/** Book 2: the things that are counted on cards, one more of them for each number, and how they stand on a card. */
import { inChair } from '../parts/wheelchair.ts'
import { person } from '../characters/cast.ts'
import type { PersonName } from '../characters/people.ts'
import { groundShadow } from '../core/light.ts'
import { circle, ellipse, g, glow, place, rad, stroke } from '../core/svg.ts'
import { C } from '../palette.ts'
import { gendang } from '../parts/drums.ts'
import { firefly } from '../parts/fireflies.ts'
import { sweetPotato } from '../parts/fruit.ts'
import { goatFront, GOATS } from '../parts/goat.ts'
import { chick } from '../parts/hen.ts'
import { lantern } from '../parts/lantern.ts'
import { bambooPole } from '../parts/poles.ts'
import { nightCloud } from '../parts/skies.ts'
import { star } from '../parts/ui.ts'
import { fruitToPick } from '../pages/book2/p10.fruit.ts'

/** Things of one kind: their drawings, each around x 0 with its foot on y 0 and at most w × h units. */
export interface Items {
  readonly svgs: readonly string[]
  readonly w: number
  readonly h: number
}
const times = (n: number, draw: (i: number) => string): string[] => Array.from({ length: n }, (_, i) => draw(i))
/** A soft shadow below what stands. */
const grounded = (svg: string, width: number): string => groundShadow(0, 0, width, 0.3, C.manggis) + svg

const face = (): string =>
  stroke('M-34 -44Q-26 -35 -18 -44M18 -44Q26 -35 34 -44', '#2B3566', 4) +
  stroke('M-10 -32Q0 -22 10 -32', '#2B3566', 4) +
  circle(-46, -30, 14, glow('#F59FB6', 0.7)) +
  circle(46, -30, 14, glow('#F59FB6', 0.7))
const DRUMS = [C.cabai, C.kunyit, C.toska] as const

type Waving = readonly [name: PersonName, side: -1 | 1]
const NEIGHBOURS: readonly Waving[] = [
  ['ayu', 1],
  ['joko', -1],
  ['citra', 1],
  ['sri', -1],
  ['rio', -1],
  ['tini', 1],
  ['murni', 1],
]
const waving = ([name, side]: Waving): string =>
  person(name, {
    expression: 'happy',
    turn: side * 0.18,
    pose: {
      lean: -3 * side,
      armL: side > 0 ? [-22, 10] : [-60, -150],
      armR: side > 0 ? [60, 150] : [22, -10],
      handL: side > 0 ? 'rest' : 'open',
      handR: side > 0 ? 'open' : 'rest',
      legL: [-5, -2],
      legR: [6, 2],
    },
  }).svg
const bima = (): string => inChair('bima', { view: 'quarter', expression: 'laugh' }).svg
/** A firefly in a small round piece of night, so that its light is seen on pale paper. */
const inTheDark = (i: number): string =>
  g([
    circle(0, -40, 40, rad(['#2F4F92', '#1B3168', '#101F4A'], 0.5, 0.55, 0.6)),
    place(firefly({ r: 34 }), 0, -42, 1.36, i % 2 ? 12 : -12),
  ])

/** n clouds, children, drums … chicks: the number decides what is counted, 1 to 12. */
export const ITEMS: Readonly<Record<number, () => Items>> = {
  1: () => ({ svgs: [nightCloud(220, 3) + face()], w: 236, h: 96 }),
  2: () => ({
    svgs: [grounded(waving(['danu', -1]), 90), grounded(waving(['eka', 1]), 80)],
    w: 170,
    h: 292,
  }),
  3: () => ({ svgs: times(3, (i) => grounded(gendang({ c: DRUMS[i] ?? C.cabai }), 150)), w: 196, h: 154 }),
  4: () => ({
    svgs: times(4, (i) => place(bambooPole(190, 13), i % 2 ? -7 : 7, -3, 1, i % 2 ? -86 : -94)),
    w: 66,
    h: 196,
  }),
  5: () => ({ svgs: times(5, (i) => place(sweetPotato({ r: i % 2 ? -66 : -54 }), 9, -48)), w: 74, h: 106 }),
  6: () => ({
    svgs: GOATS.slice(0, 6).map((coat, i) =>
      place(grounded(goatFront({ coat }), 90), i % 2 ? 12 : -12, 0, 1, 0, i % 2 === 1),
    ),
    w: 152,
    h: 180,
  }),
  7: () => ({ svgs: times(7, inTheDark), w: 80, h: 80 }),
  8: () => ({
    svgs: [...NEIGHBOURS.slice(0, 3).map(waving), bima(), ...NEIGHBOURS.slice(3).map(waving)].map((svg) =>
      grounded(svg, 90),
    ),
    w: 150,
    h: 340,
  }),
  9: () => ({ svgs: times(9, (i) => place(fruitToPick(), i % 2 ? 5 : -5, -6, 1, 0, i % 2 === 1)), w: 90, h: 84 }),
  10: () => ({ svgs: times(10, () => grounded(lantern({ on: true, r: 40 }), 60)), w: 62, h: 96 }),
  11: () => ({ svgs: times(11, (i) => place(star(), 0, -46, 1, (i % 3) * 8 - 8)), w: 96, h: 94 }),
  12: () => ({ svgs: times(12, (i) => grounded(place(chick(), 0, 0, 1, 0, i % 2 === 1), 26)), w: 44, h: 38 }),
}

/** Things in rows of `columns` inside a field of width × height from 0,0; all drawn to the same scale, clear gaps between them. */
export function inRows({ svgs, w, h }: Items, columns: number, width: number, height: number, gap = 0.14): string {
  const rows = Math.ceil(svgs.length / columns),
    cell = { width: width / columns, height: height / rows },
    s = Math.min((cell.width * (1 - gap)) / w, (cell.height * (1 - gap)) / h)
  // rows move together where the width sets the scale
  const rowHeight = Math.min(cell.height, (h * s) / (1 - gap)),
    top = (height - rowHeight * rows) / 2
  return svgs
    .map((svg, i) =>
      place(
        svg,
        cell.width * ((i % columns) + 0.5),
        top + rowHeight * (Math.floor(i / columns) + 0.5) + (h * s) / 2,
        s,
      ),
    )
    .join('')
}
/** The shadow of a card on the table, for cards that lie in a picture. */
export const cardShadow = (width: number, height: number): string =>
  ellipse(width / 2 + 5, height - 2, width * 0.5, 12, '#2B1830', { opacity: 0.3 })
