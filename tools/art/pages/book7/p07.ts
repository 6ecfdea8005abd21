/** Book 7, page 7: from the side, like a little theatre: Eka at the left, at the right Grandpa under her leaf kite, a loop of dots between. */
import { person } from '../../characters/cast.ts'
import type { HeadLook } from '../../characters/types.ts'
import { grainOf, groundShadow, lit } from '../../core/light.ts'
import { ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, shade } from '../../palette.ts'
import { bigBasket } from '../../parts/baskets.ts'
import { hen } from '../../parts/hen.ts'
import { kittenHead } from '../../parts/kitten.ts'
import { onGround, type Stand } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { crook, face, kakek, KAKEK, leafHat } from './p07.kakek.ts'
import { background, foreground } from './p07.land.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
const EKA: Stand = { x: 168, y: 648, s: 1.34 }
/** Brows with their inner ends up. */
const worried = ({ turn }: HeadLook): string => {
  const x = turn * 11
  return stroke(`M${x - 33} -7Q${x - 24} -14 ${x - 14} -16M${x + 32} -8Q${x + 23} -14 ${x + 14} -17`, C.tinta, 3.2)
}
/** She has let go: one hand still up with the end of the string, the other at her mouth. */
function eka(blink = false, answers = false): string {
  const who = person('eka', {
    expression: answers ? 'effort' : 'wow',
    headExtra: answers ? undefined : worried,
    blink,
    turn: 0.7,
    nod: 0.2,
    look: [1, -0.4],
    lashes: false,
    pose: {
      lean: -9,
      head: 4,
      armL: { head: [-34, 40], bend: -1 },
      armR: [96, 128],
      handL: 'rest',
      handR: 'hold',
      legL: [-22, -8],
      legR: [16, -4],
      over: 'L',
      side: 0,
    },
  })
  const [hx, hy] = who.at.handR
  return drawn(0.4, () =>
    onGround(
      stroke(
        `M${hx} ${hy}C${hx + 20} ${hy - 34} ${hx + 46} ${hy - 10} ${hx + 30} ${hy + 14}C${hx + 20} ${hy + 36} ${hx + 52} ${hy + 40} ${hx + 44} ${hy + 64}`,
        C.putih,
        2.4,
      ) + who.svg,
      EKA,
      70,
      '#8A6A3C',
    ),
  )
}
/** Grandpa's basket on his arm; the lid stands up over Kiko. */
const BASKET = { s: 0.54 } as const
const basketAt = (): readonly [number, number] => {
  const [x, y] = crook()
  return [x + 2, y + 116]
}
const basket = (): string => {
  const [x, y] = basketAt(),
    [cx, cy] = crook()
  return (
    stroke(
      `M${x - 34} ${y - 52}Q${cx - 12} ${cy - 20} ${cx} ${cy - 4}Q${cx + 16} ${cy - 16} ${x + 34} ${y - 52}`,
      C.soga,
      6,
    ) + place(bigBasket({ part: 'body' }), x, y, BASKET.s)
  )
}
const kiko = (up = 0): string => {
  const [x, y] = basketAt()
  return drawn(0.5, () =>
    g([
      place(kittenHead({ mood: 'open' }), x, y - 62 - up, 0.92),
      place(bigBasket({ part: 'lid' }), x + 4, y - 34 - up, BASKET.s, -9),
      place(bigBasket({ part: 'body' }), x, y, BASKET.s),
      lit(
        ellipse(x - 17, y - 50, 8, 6, lin([C.putih, C.santan], 70)) +
          ellipse(x + 17, y - 50, 8, 6, lin([C.putih, C.santan], 70)),
        1,
      ),
    ]),
  )
}
const grandpa = (): string =>
  drawn(0.42, () => g([place(groundShadow(0, 0, 120, 0.34, '#8A6A3C'), KAKEK.x, KAKEK.y), kakek(), basket()]))
const leaf = (lift = 0): string => {
  const [x, y] = face()
  return drawn(0.45, () => place(leafHat(lift), x, y - 2, 0.86, -lift * 0.4))
}
const theHen = (up = 40): string =>
  g([
    ellipse(700, 664, 44, 8, shade('#8A6A3C', 0.2), { opacity: 0.4 }),
    place(hen(), 696, 650 - up, 1.2, -12, true),
    path('M764 560q10 -8 20 -2q-8 10 -20 2ZM780 600q10 -6 18 2q-10 8 -18 -2ZM756 622q8 -8 16 -2q-6 8 -16 2Z', C.bata),
  ])

export { background, foreground }
/** From left to right, and what is before Grandpa. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'eka',
    box: { x: 3.5, y: 42, width: 23, height: 42 },
    svg: eka(),
    frames: { blink: eka(true), tap: eka(false, true) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'kakek',
    box: { x: 66, y: 24, width: 34, height: 60 },
    svg: grandpa(),
    idle: 'sway',
    tap: 'wobble',
    sound: 'boing',
  },
  {
    name: 'leaf',
    box: { x: 69, y: 18, width: 26, height: 34 },
    svg: leaf(),
    frames: { tap: leaf(8) },
    pivot: [0.5, 0.5],
    idle: 'flutter',
    tap: 'wave',
  },
  {
    name: 'kiko',
    box: { x: 69, y: 46, width: 10, height: 20 },
    svg: kiko(),
    frames: { tap: kiko(10) },
    idle: 'still',
    tap: 'nod',
    sound: 'meow',
  },
  {
    name: 'hen',
    box: { x: 48.5, y: 58, width: 15, height: 28 },
    svg: theHen(),
    frames: { tap: theHen(58) },
    idle: 'hop',
    tap: 'hop',
    sound: 'cluck',
  },
]
