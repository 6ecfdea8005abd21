/** Book 7, page 6: behind the kitchen, at the height of a goat: a plaited wall, a strip of sky, swept earth; the bodies of three goats. */
import { lit } from '../../core/light.ts'
import { type Point, smooth } from '../../core/geom.ts'
import {
  blur,
  circle,
  clipped,
  ellipse,
  f,
  g,
  glow,
  lin,
  linU,
  path,
  place,
  rect,
  rng,
  stroke,
} from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { type Coat, GOATS } from '../../parts/goatCoats.ts'
import { HOOF, paint } from '../../parts/goatParts.ts'
import { cloud, palm } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { scrap } from './sharedKite.ts'

const STRIP = '#D9A860'
/** Plaited bamboo of the kitchen, cell by cell. */
function wall(): string {
  const r = rng(4)
  let lying = '',
    standing = ''
  for (let row = 0; row < 9; row++)
    for (let column = -1; column < 16; column++)
      for (let k = 0; k < 2; k++) {
        const o = 12 + k * 24 + r.in(-1.5, 1.5),
          x = column * 50,
          y = 96 + row * 50
        if ((row + column) % 2) lying += `M${f(x + 3)} ${f(y + o)}h44`
        else standing += `M${f(x + o)} ${f(y + 3)}v44`
      }
  const d = 'M-20 92H742V560H-20Z'
  return g([
    clipped(
      d,
      rect(-20, 80, 780, 500, linU([mix(STRIP, C.soga, 0.5), mix(STRIP, C.jati, 0.6)], 0, 80, 100, 560)) +
        stroke(standing, mix(STRIP, C.soga, 0.24), 19) +
        stroke(lying, mix(STRIP, C.santan, 0.12), 19) +
        stroke(lying, C.santan, 3, { transform: 'translate(0 -5)', opacity: 0.5 }),
    ),
    lit(rect(724, 60, 34, 520, lin([light(C.tanah, 0.35), C.tanah, shade(C.tanah, 0.4)], 10), { rx: 5 }), 3),
    rect(-20, 96, 780, 40, C.manggis, { opacity: 0.3, filter: blur(12) }),
    // the edge of the thatch
    lit(path('M-20 -20H812L786 76Q520 110 -20 98Z', linU(['#B58A4E', '#8A6234'], 0, -20, 30, 100)), 5),
  ])
}
/** What follows a face: chest, fore legs, and a rump that is small because it is far. */
function body(coat: Coat, x: number, y: number, s: number, way: number): string {
  const { base: b, patch: p } = coat,
    back = smooth([
      [way * 60 - 120, 10],
      [way * 90 - 90, -120],
      [way * 110, -160],
      [way * 90 + 90, -120],
      [way * 60 + 120, 10],
      [way * 40, 90],
    ]),
    chest: readonly Point[] = [
      [-104, 40],
      [-84, -70],
      [84, -70],
      [104, 40],
      [64, 110],
      [-64, 110],
    ],
    leg = (dx: number, w: number, foot: number) =>
      path(
        `M${dx - w} 40L${dx - w * 0.72} ${foot}H${dx + w * 0.72}L${dx + w} 40Z`,
        lin([light(b, 0.3), b, shade(b, 0.3)], 10),
      ) +
      path(
        `M${dx - w * 0.8} ${foot - 6}H${dx + w * 0.8}L${dx + w} ${foot + 24}Q${dx} ${foot + 32} ${dx - w} ${foot + 24}Z`,
        lin([light(HOOF, 0.3), HOOF], 60),
      ) +
      stroke(`M${dx} ${foot + 2}V${foot + 26}`, shade(HOOF, 0.5), 3)
  return place(
    g([
      ellipse(way * 40 + 20, 206, 170, 26, C.jati, { opacity: 0.36, filter: blur(8) }),
      lit(leg(way * 100 - 46, 17, 158) + leg(way * 100 + 46, 17, 158), 3, { shO: 0.5 }),
      lit(
        path(back, lin([b, shade(b, 0.2), shade(b, 0.42)], 62)) +
          (coat.kind === 'spots' ? clipped(back, ellipse(way * 120, -90, 60, 50, p)) : ''),
        6,
      ),
      lit(leg(-52, 25, 190) + leg(52, 25, 186), 4),
      lit(
        path(smooth(chest), paint(b)) +
          (coat.kind === 'belly' ? clipped(smooth(chest), ellipse(0, 90, 60, 90, p)) : ''),
        6,
      ),
    ]),
    x,
    y,
    s,
  )
}
/** Crumbs of red paper in the dust. */
const crumbs = (): string =>
  (
    [
      [330, 660, 0.3, 20],
      [476, 640, 0.22, -30],
      [900, 668, 0.3, 80],
      [1010, 742, 0.34, 10],
      [250, 740, 0.36, -16],
    ] as const
  )
    .map(
      ([x, y, s, r], i) =>
        ellipse(x + 4, y + 6, 60 * s, 18 * s, C.jati, { opacity: 0.35 }) +
        place(scrap(((i % 3) + 1) as 1 | 2 | 3, 6), x, y, s, r),
    )
    .join('')
/** Wall, sky, earth, bodies. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [1060, 60], horizon: 0.6 }),
    place(cloud(200, 6), 960, 96, 0.8),
    place(palm(330, -60, 5, { d: 0.2 }), 1220, 520),
    ellipse(1010, 540, 380, 110, mix(C.daun, C.kabut, 0.25)),
    ellipse(1010, 532, 320, 96, mix(C.pisang, C.kabut, 0.15)),
    wall(),
    rect(-20, 548, 1320, 280, linU(['#D7AC70', '#EBCB92', '#DDB477'], 0, 548, 60, 800)),
    rect(-20, 544, 780, 22, C.jati, { opacity: 0.35, filter: blur(8) }),
    circle(660, 700, 320, glow(C.kertas, 0.45)),
    body(GOATS[1], 706, 496, 0.84, -0.3),
    body(GOATS[0], 150, 520, 0.96, 0.9),
    body(GOATS[5], 1140, 520, 0.96, -0.9),
    ellipse(450, 576, 100, 14, C.jati, { opacity: 0.35, filter: blur(6) }),
    crumbs(),
  ])
/** Nothing stands between them and us. */
export const foreground = (): string => ''
