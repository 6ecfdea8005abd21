/**
 * Book 4: what lies under the games after the book. In both photos the people are pieces of the play, so the photos are empty but for
 * the ground they stand on: y 600 in the one on the wall, y 672 in the one of the yard.
 */
import type { Point } from '../core/geom.ts'
import { groundShadow, lit } from '../core/light.ts'
import { circle, clipped, ellipse, f, g, glow, lin, path, place, rect, rng, stroke } from '../core/svg.ts'
import { mangoSeed, plate } from '../pages/book4/sharedEvening.ts'
import { yard } from '../pages/book4/yard.ts'
import { C, light, mix, shade } from '../palette.ts'
import { bowlBasket } from '../parts/baskets.ts'
import { foldedCloth } from '../parts/bigcloth.ts'
import { kitten } from '../parts/kitten.ts'
import { flower, grass, hill, mangoTree, treeLine } from '../parts/nature.ts'
import { photoFrame } from '../parts/photoFrame.ts'
import { galah, ladder } from '../parts/poles.ts'
import { skyOf } from '../parts/skies.ts'
import { mango } from '../parts/mango.ts'
import { mat } from '../parts/mat.ts'
import type { FreePicture } from './free.ts'

const WALL = '#D9B888',
  STAGE = { x: 0, y: 0, width: 1280, height: 800 } as const
/** The yard as a printed photo: paler than the real one, so that who stands before it is seen. */
const printedYard = (x: number, y: number, k: number, sun: [number, number]): string =>
  skyOf('siang', { sun, horizon: 0.66 }) +
  yard({ x, y, k }, { hasTools: false, basket: [-300, 470] }) +
  rect(0, 0, 1280, 800, C.kertas, { opacity: 0.3 }) +
  circle(640, 420, 560, glow(C.cahaya, 0.4))

/** Planks of the wall, lying. */
function planks(): string {
  const r = rng(6)
  const rows = Array.from({ length: 9 }, (_, i) => {
    const y = i * 92 - 10,
      c = mix(WALL, i % 2 ? C.santan : C.soga, 0.1 + (i % 3) * 0.05)
    const veins = Array.from({ length: 16 }, () => {
      const x = r.in(-20, 1240),
        vy = y + r.in(14, 80)
      return `M${f(x)} ${f(vy)}q${f(r.in(8, 16))} ${f(r.in(-3, 3))} ${f(r.in(20, 32))} 0`
    }).join('')
    return (
      rect(-4, y, 1288, 93, lin([light(c, 0.22), c, shade(c, 0.12)], 88)) +
      stroke(veins, shade(c, 0.3), 2, { opacity: 0.35 }) +
      stroke(`M-4 ${y + 91}H1288`, shade(c, 0.45), 3.4, { opacity: 0.6 })
    )
  })
  return rows.join('')
}
/** A small house lizard on the wall. */
const lizard = (): string =>
  lit(
    path(
      'M0 0C10 -6 22 -6 32 -2C40 -7 50 -6 54 0C50 6 40 7 32 2C22 6 10 6 0 1C-14 4 -24 14 -34 10C-26 8 -16 -2 0 0Z',
      '#B9A06A',
    ) +
      stroke('M10 -4l-4 -12M26 -4l6 -11M10 4l-6 11M26 4l4 12', '#B9A06A', 4) +
      circle(46, -3, 1.8, C.tinta) +
      circle(46, 3, 1.8, C.tinta),
    1,
  )
/** A shelf along the wall with what the family likes. */
const shelf = (): string =>
  g([
    rect(40, 762, 1200, 22, C.jati, { opacity: 0.18 }),
    lit(
      path('M24 738H1256V762H24Z', lin([light('#9A6338', 0.4), '#9A6338', shade('#9A6338', 0.3)], 88)) +
        stroke('M60 750H420M520 752H900', shade('#9A6338', 0.4), 2.4, { opacity: 0.4 }),
      3,
    ),
    place(
      bowlBasket('back') + place(mango(0.5), -22, -34) + place(mango(0.5), 16, -38) + bowlBasket('front'),
      140,
      740,
      0.7,
    ),
    place(foldedCloth(), 1120, 717, 0.72),
  ])
/** A long frame on the wall of the house; its photo waits for five. */
const familyPhoto = (): string => {
  const window = { x: 42, y: 150, width: 1196, height: 486 }
  const cut = `M${window.x} ${window.y}h${window.width}v${window.height}h${-window.width}Z`
  return g([
    planks(),
    rect(24, 150, 1250, 534, C.jati, { opacity: 0.2 }),
    clipped(
      cut,
      printedYard(0, -40, 1, [150, 220]) +
        place(mat(1180, 120), 640, 610) +
        ellipse(640, 610, 560, 30, glow(C.soga, 0.25)),
    ),
    photoFrame(window, 30),
    stroke('M640 40L520 116M640 40L760 116', C.soga, 4),
    circle(640, 40, 8, C.jati),
    place(lizard(), 1010, 64, 1, -32),
    shelf(),
  ])
}
/** A photo of the yard: the family is missing, Kiko is there already. */
const photoOfYard = (): string =>
  g([
    planks(),
    clipped('M40 40H1240V760H40Z', printedYard(0, -52, 1, [168, 148]) + place(mat(1200, 150), 640, 694)),
    place(groundShadow(0, 0, 56, 0.3) + kitten({ pose: 'sit', mood: 'happy' }), 979, 560, 0.5),
    photoFrame({ x: 40, y: 40, width: 1200, height: 720 }, 34),
  ])

/** The wall of the house at the left, with its eaves. */
const houseWall = (): string => {
  const d = 'M-20 150L372 150L372 462L-20 470Z',
    boards = [-20, 44, 108, 172, 236, 300].map((x) => `M${x} 150V470`).join('')
  return g([
    path('M-20 470L372 462L420 486L-20 500Z', C.lumut, { opacity: 0.3 }),
    lit(
      path(d, lin(['#F3DDB0', '#E3C088', '#C99B62'], 60)) + clipped(d, stroke(boards, C.soga, 3, { opacity: 0.4 })),
      4,
    ),
    lit(
      path('M-20 -20L352 -20L424 168L-20 164Z', lin([light(C.bata, 0.3), C.bata, shade(C.bata, 0.3)], 80)) +
        stroke('M-20 20H366M-20 60H382M-20 98H396M-20 134H410', shade(C.bata, 0.35), 4, { opacity: 0.5 }) +
        stroke(
          'M40 20V60M110 20V60M180 20V60M250 20V60M320 20V60M76 60V98M146 60V98M216 60V98M286 60V98M352 60V98M40 98V134M110 98V134M180 98V134M250 98V134M320 98V134M386 98V134M76 134V165M146 134V165M216 134V166M286 134V166M352 134V167',
          shade(C.bata, 0.35),
          3,
          {
            opacity: 0.4,
          },
        ),
      4,
    ),
    lit(path('M-20 462L378 454L382 474L-20 484Z', lin(['#B98450', '#8A5A34'], 88)), 2),
  ])
}
const stool = (): string => {
  const leg = (x: number, lean: number) =>
    path(
      `M${x - 8} -92L${x + lean - 7} 0Q${x + lean} 4 ${x + lean + 7} 0L${x + 8} -92Z`,
      lin(['#D9A066', '#A06A3E', '#6E4426'], 10),
    )
  return (
    groundShadow(0, 0, 150, 0.36) +
    lit(leg(-58, -14) + leg(58, 14) + leg(-26, -3) + leg(26, 3), 2) +
    lit(
      ellipse(0, -96, 92, 20, shade('#A06A3E', 0.25)) +
        ellipse(0, -104, 92, 20, lin(['#EBC08A', '#C98F55', '#A06A3E'], 60)),
      2.4,
    ) +
    ellipse(0, -105, 66, 12, 'none', { stroke: '#A06A3E', 'stroke-width': 2, opacity: 0.5 })
  )
}
/** A forked stick that carries the pole. */
const stand = (h: number): string =>
  groundShadow(0, 0, 44, 0.34) +
  lit(
    stroke(`M0 0V${-h + 14}M0 ${-h + 16}L-15 ${-h - 8}M0 ${-h + 16}L15 ${-h - 8}`, '#8A5A34', 10) +
      stroke(`M-2 -4V${-h + 16}`, '#C98F55', 3, { opacity: 0.8 }),
    1.6,
  )
const lawn = (): string =>
  g([
    skyOf('siang', { sun: [1190, 76], horizon: 0.6 }),
    hill(
      [
        [-20, 330],
        [300, 300],
        [640, 322],
        [960, 296],
        [1300, 326],
      ] as Point[],
      C.hutan,
      { d: 0.6, s: 8, bottom: 460 },
    ),
    treeLine(340, 1300, (x: number) => 372 + 6 * Math.sin(x / 80), C.daun, {
      d: 0.42,
      seed: 7,
      r0: 14,
      r1: 28,
      palms: 0,
    }),
    hill(
      [
        [-20, 420],
        [300, 396],
        [700, 406],
        [1040, 394],
        [1300, 412],
      ] as Point[],
      C.pisang,
      { s: 12, seed: 13 },
    ),
    grass(-20, 1300, (x: number) => 410 + 8 * Math.sin(x / 160), {
      h: 14,
      step: 12,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    flower(424, 566, 0.9, C.jambu),
    flower(860, 640, 0.9, C.sepatu),
    flower(40, 600, 0.9, C.putih),
    flower(1236, 560, 0.9, C.jambu),
  ])
/** The yard without people: ladder, mango and tree above, pole, cloth and seed below, each alone in its place. */
const yardThings = (): string => {
  const tree = mangoTree(222, 3, { crown: 1.16 })
  return g([
    lawn(),
    place(
      groundShadow(0, 0, 130, 0.4) +
        tree.svg +
        tree.fruitAt
          .slice(5)
          .map(([x, y]) => place(mango(0.34, { leaf: false }), x, y + 14))
          .join(''),
      1037,
      434,
    ),
    houseWall(),
    place(groundShadow(0, 0, 90, 0.36), 190, 484),
    place(ladder(286, 8), 186, 484, 1, 9),
    place(stool(), 640, 434),
    ellipse(646, 328, 56, 10, C.jati, { opacity: 0.36 }),
    place(mango(2.25), 640, 323),
    place(stand(92), 128, 648) + place(stand(92), 306, 648) + place(galah(246), 88, 556, 1, 90),
    place(groundShadow(0, 0, 250, 0.34), 640, 652),
    place(foldedCloth(), 640, 588, 2.2),
    place(groundShadow(0, 0, 190, 0.32), 1037, 646),
    place(plate(106, place(mangoSeed(132), 0, -26)), 1037, 640),
  ])
}
/** All free pictures of this file. */
export const pictures: readonly FreePicture[] = [
  ['family-photo', familyPhoto] as const,
  ['photo-frame', photoOfYard] as const,
  ['yard-things', yardThings] as const,
].map(([name, svg]) => ({ path: `/img/books/book4/post/${name}.webp`, svg, box: STAGE, width: 1280 }))
