/** Book 1, page 9: the village yard in its festival clothes, bunting from side to side, mats and drums in front. */
import { f, g, linU, path, place, rng, stroke } from '../../core/svg.ts'
import { groundShadow } from '../../core/light.ts'
import { C, light, mix } from '../../palette.ts'
import { bananaPlant, cloud, grass, hill, mist, palm, sky, treeLine, volcano } from '../../parts/nature.ts'
import { gendang } from '../../parts/drums.ts'
import { bunting, umbulUmbul } from '../../parts/festival.ts'
import { bigBasket } from '../../parts/baskets.ts'
import { fruitBasket } from '../../parts/feast.ts'
import { house } from '../../parts/house.ts'
import { lumbung } from '../../parts/lumbung.ts'
import { mat } from '../../parts/mat.ts'

const YARD_TOP = 452
/** Swept earth with the arcs of the broom. */
const yard = (): string => {
  const D = `M-20 ${YARD_TOP + 14}C200 ${YARD_TOP - 10} 420 ${YARD_TOP} 640 ${YARD_TOP - 6}C880 ${YARD_TOP - 12} 1100 ${YARD_TOP} 1300 ${YARD_TOP + 12}V820H-20Z`
  const r = rng(7)
  let pale = '',
    deep = ''
  for (let i = 0; i < 24; i++) {
    const y = YARD_TOP + 30 + i * 14 + r.in(-4, 4),
      w = 50 + (y - YARD_TOP) * 0.32,
      arc = `M${f(r.in(-60, 1180))} ${f(y)}q${f(w)} ${f(-w * 0.2)} ${f(w * 2)} ${f(r.in(-2, 6))}`
    if (i % 2) pale += arc
    else deep += arc
  }
  const earth = linU(
    [
      ['#F6DCA8', 0, 1],
      ['#EFCB92', 0.4, 1],
      ['#E6BA7C', 1, 1],
    ],
    0,
    YARD_TOP,
    30,
    800,
  )
  return path(D, earth) + stroke(pale, '#FFE9BE', 3, { opacity: 0.4 }) + stroke(deep, '#BE8048', 2.6, { opacity: 0.22 })
}
/** Hills, trees and the houses around the yard. */
const village = (): string =>
  g([
    volcano(330, 436, 520, 190, 0.93),
    mist(330, 436, 380, 50, 0.8),
    hill(
      [
        [-20, 430],
        [200, 392],
        [420, 418],
        [660, 396],
        [900, 420],
        [1120, 388],
        [1300, 412],
      ],
      C.hutan,
      { d: 0.66, s: 8, bottom: 500 },
    ),
    treeLine(-20, 1300, (x: number) => 450 + 6 * Math.sin(x / 90), C.daun, {
      d: 0.38,
      seed: 5,
      r0: 14,
      r1: 28,
      palms: 3,
    }),
    place(palm(250, -26, 4, { d: 0.16 }), 470, 470),
    place(palm(220, 28, 6, { d: 0.16 }), 1110, 474),
    place(groundShadow(0, 0, 250, 0.34, C.tanah), 640, 486),
    place(g(lumbung({ d: 0.08 }), { transform: 'scale(0.92 0.8)' }), 640, 486),
    place(house({ d: 0.12, shutter: C.nila, door: C.toska }), 870, 486, 0.62),
    place(house({ d: 0.16, shutter: C.hutan, door: C.cabai }), 380, 476, 0.5),
    place(bananaPlant(150, 4, 0.1), 1236, 490),
    place(bananaPlant(130, 8, 0.12), 30, 486),
  ])
/** Sky, village, swept yard, flags and bunting. */
export const background = (): string =>
  g([
    sky('siang', { sun: [210, 120], horizon: 0.64 }),
    place(cloud(190, 4), 440, 130, 0.9),
    place(cloud(150, 8), 1000, 150, 0.9),
    village(),
    yard(),
    grass(-20, 1300, (x: number) => YARD_TOP + 12 + 8 * Math.sin(x / 60), {
      h: 13,
      step: 18,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: light(C.padi, 0.1),
      seed: 3,
    }),
    place(umbulUmbul({ h: 470, a: C.toska, b: C.kunyit }), 1120, 520, 0.96),
    place(umbulUmbul({ h: 420, a: C.cabai, b: C.santan }), 1212, 550, 0.94, 0, true),
    place(bunting(900, -10, 17), 216, 104),
    place(mat(560, 100), 640, 762),
  ])
/** Drums and more mats close to us. */
export const foreground = (): string =>
  g([
    place(mat(260, 70), 96, 790),
    place(groundShadow(0, 0, 150, 0.34, C.tanah) + gendang({ c: C.toska, s: 0.86 }), 92, 780),
    place(groundShadow(0, 0, 130, 0.34, C.tanah) + gendang({ c: C.cabai, s: 0.68 }), 214, 794),
    place(groundShadow(0, 0, 130, 0.34, C.tanah) + bigBasket(), 1206, 788, 0.86),
    place(groundShadow(0, 0, 110, 0.34, C.tanah) + fruitBasket(), 1096, 796, 0.86),
  ])
