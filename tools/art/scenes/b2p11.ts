/** Book 2, page 11: ten lanterns on ten hills, the path in an S from the front left to Grandpa far at the right. Boxes as in the bible. */
import { g, place, path, ellipse, circle, rect, linU, rad, f, glow } from '../core/svg.ts'
import { smooth, sample, dist } from '../core/geom.ts'
import { lit, groundShadow } from '../core/light.ts'
import { relight, lampGlow, lampPool } from '../core/time.ts'
import { hill, treeLine, grass, palm, mist, terraceHill } from '../parts/nature.ts'
import { skyOf, nightCloud } from '../parts/skies.ts'
import { house } from '../parts/house.ts'
import { lantern } from '../parts/lantern.ts'
import { bigBasket } from '../parts/baskets.ts'
import { kitten } from '../parts/kitten.ts'
import { fireflySwarm } from '../parts/fireflies.ts'
import { inChair } from '../parts/wheelchair.ts'
import { person } from '../characters/cast.ts'
import { stick } from '../characters/wear.ts'
import { C, mix } from '../palette.ts'
import { sprite, compose } from './stage.ts'

/** The ten hills in the order of the path: box of the bible, foot line (stage px) of the lantern, scale, who stands there. */
export const HILLS = [
  { box: [5, 74, 15, 17], y: 706, s: 1, who: 'danu' },
  { box: [29, 76, 15, 17], y: 720, s: 1, who: 'eka' },
  { box: [53, 74, 15, 17], y: 706, s: 1, who: 'ayu' },
  { box: [79, 76, 15, 17], y: 722, s: 1, who: 'bima', left: true },
  { box: [72, 48, 15, 17], y: 500, s: 0.84, who: 'citra', left: true },
  { box: [42, 50, 15, 17], y: 516, s: 0.84, who: 'joko', left: true },
  { box: [12, 48, 15, 17], y: 500, s: 0.84, who: 'sri' },
  { box: [18, 22, 15, 17], y: 296, s: 0.68, who: 'rio' },
  { box: [44, 20, 15, 17], y: 280, s: 0.68, who: 'tini' },
  { box: [72, 16, 15, 17], y: 246, s: 0.66, who: 'murni' },
].map((h, i) => ({ ...h, n: i + 1, x: (h.box[0] + h.box[2] / 2) * 12.8 }))

const dome = (x, top, w, h, c, d, seed) =>
  hill(
    [
      [x - w / 2, top + h],
      [x - w * 0.43, top + h * 0.62],
      [x - w * 0.26, top + h * 0.16],
      [x, top],
      [x + w * 0.26, top + h * 0.16],
      [x + w * 0.43, top + h * 0.62],
      [x + w / 2, top + h],
    ],
    c,
    { d, s: 9, bottom: 830, seed },
  )
/** Everything below is drawn by daylight and repainted by relight(); the path is kept lighter so that the eye can follow it. */
const land = () =>
  g([
    hill(
      [
        [-20, 206],
        [140, 150],
        [330, 186],
        [520, 140],
        [700, 178],
        [900, 130],
        [1100, 120],
        [1300, 160],
      ],
      mix(C.hutan, C.gunung, 0.35),
      { d: 0.42, s: 8, bottom: 520 },
    ),
    treeLine(-20, 1300, (x) => 236 + 10 * Math.sin(x / 120), C.hutan, { d: 0.42, seed: 5, r0: 9, r1: 18, palms: 3 }),
    dome(1018, 240, 400, 150, C.daun, 0.3, 31),
    dome(326, 290, 420, 150, C.daun, 0.28, 33),
    dome(659, 274, 400, 160, C.pisang, 0.28, 35),
    terraceHill(30, 470, 420, 150, { n: 8, d: 0.26, seed: 4, flat: 0.16 }),
    terraceHill(1262, 470, 380, 160, { n: 8, d: 0.26, seed: 6, flat: 0.16 }),
    hill(
      [
        [-20, 470],
        [200, 440],
        [420, 452],
        [640, 436],
        [880, 452],
        [1080, 440],
        [1300, 470],
      ],
      mix(C.daun, C.pisang, 0.3),
      { d: 0.2, s: 6, bottom: 830, seed: 61 },
    ),
    terraceHill(440, 486, 250, 50, { n: 5, d: 0.22, seed: 14, flat: 0.15 }),
    terraceHill(838, 486, 250, 50, { n: 5, d: 0.22, seed: 16, flat: 0.15 }),
    place(house({ d: 0.2, lamp: true }), 486, 356, 0.24),
    place(house({ d: 0.2, lamp: true, shutter: C.nila }), 846, 350, 0.22),
    treeLine(120, 250, (x) => 352, C.daun, { d: 0.2, seed: 15, r0: 9, r1: 17, palms: 0 }),
    treeLine(870, 960, (x) => 352, C.daun, { d: 0.2, seed: 18, r0: 9, r1: 17, palms: 0 }),
    dome(250, 494, 460, 190, C.pisang, 0.12, 41),
    dome(1018, 494, 470, 190, C.pisang, 0.12, 43),
    dome(634, 510, 460, 190, C.padi, 0.14, 45),
    treeLine(420, 520, (x) => 596, C.hutan, { d: 0.08, seed: 25, r0: 11, r1: 20, palms: 0 }),
    treeLine(800, 880, (x) => 590, C.hutan, { d: 0.08, seed: 28, r0: 11, r1: 20, palms: 0 }),
    treeLine(160, 215, (x) => 556, C.hutan, { d: 0.08, seed: 71, r0: 9, r1: 15, palms: 0 }),
    treeLine(1080, 1150, (x) => 590, C.hutan, { d: 0.08, seed: 72, r0: 9, r1: 16, palms: 0 }),
    treeLine(690, 740, (x) => 600, C.daun, { d: 0.08, seed: 73, r0: 8, r1: 14, palms: 0 }),
    treeLine(270, 340, (x) => 650, C.daun, { d: 0.04, seed: 74, r0: 10, r1: 18, palms: 0 }),
    treeLine(900, 985, (x) => 652, C.hutan, { d: 0.04, seed: 75, r0: 10, r1: 18, palms: 0 }),
    treeLine(580, 650, (x) => 668, C.hutan, { d: 0.04, seed: 76, r0: 10, r1: 18, palms: 0 }),
    place(palm(130, 20, 4, { d: 0.1 }), 60, 560, 0.9),
    place(palm(130, -20, 6, { d: 0.1 }), 1240, 560, 0.9),
    dome(774, 698, 420, 150, C.pisang, 0, 51),
    dome(160, 698, 430, 150, C.pisang, 0, 53),
    dome(467, 712, 400, 150, C.padi, 0.02, 55),
    dome(1107, 714, 460, 150, C.padi, 0, 57),
  ])
const PATH = [
  [-30, 792, 34],
  [60, 752, 30],
  [160, 726, 26],
  [250, 752, 26],
  [330, 778, 27],
  [400, 760, 26],
  [467, 740, 26],
  [560, 762, 26],
  [640, 774, 26],
  [710, 742, 25],
  [774, 726, 25],
  [860, 752, 25],
  [950, 776, 26],
  [1030, 756, 25],
  [1107, 740, 25],
  [1206, 734, 23],
  [1252, 680, 20],
  [1226, 612, 18],
  [1130, 552, 17],
  [1018, 518, 16],
  [920, 538, 16],
  [830, 566, 16],
  [735, 556, 16],
  [634, 532, 15],
  [540, 556, 15],
  [450, 570, 15],
  [350, 542, 15],
  [250, 518, 15],
  [140, 506, 14],
  [76, 464, 12.5],
  [100, 400, 11],
  [200, 344, 10],
  [326, 308, 9.5],
  [410, 330, 9.5],
  [500, 338, 9.5],
  [580, 312, 9],
  [659, 292, 9],
  [740, 316, 8.6],
  [820, 324, 8.4],
  [920, 282, 8],
  [1018, 258, 7.4],
  [1090, 262, 7],
  [1160, 234, 6],
  [1230, 214, 5],
  [1300, 202, 4.4],
]
/** The ribbon of the path as one outline, wide in front and narrow far away. */
function ribbon(pts, k = 1) {
  const c = sample(
      pts.map(([x, y]) => [x, y]),
      6,
    ),
    n = c.length,
    L = [],
    R = []
  c.forEach((q, i) => {
    const u = i / 6,
      a = Math.min(pts.length - 1, Math.floor(u)),
      b = Math.min(pts.length - 1, a + 1),
      w = (pts[a][2] + (pts[b][2] - pts[a][2]) * (u - a)) * k * 0.5,
      p0 = c[Math.max(0, i - 1)],
      p1 = c[Math.min(n - 1, i + 1)],
      l = dist(p0, p1) || 1
    const nx = -(p1[1] - p0[1]) / l,
      ny = (p1[0] - p0[0]) / l
    L.push([q[0] + nx * w, q[1] + ny * w * 0.62])
    R.push([q[0] - nx * w, q[1] - ny * w * 0.62])
  })
  return (
    smooth(L, false) +
    'L' +
    R.reverse()
      .map((q) => q.map(f).join(' '))
      .join('L') +
    'Z'
  )
}
const road = () =>
  path(ribbon(PATH, 1.34), '#8A7A5C', { opacity: 0.6 }) +
  path(
    ribbon(PATH),
    linU(
      [
        ['#F2DCB0', 0, 1],
        ['#EBCF9A', 0.5, 1],
        ['#FFF0CC', 1, 1],
      ],
      0,
      200,
      0,
      800,
    ),
  ) +
  path(ribbon(PATH, 0.4), '#FFF6DC', { opacity: 0.4 })
export const background = () =>
  g([
    skyOf('malam', { sun: [430, 66], horizon: 0.4, stars: 110, seed: 9 }),
    place(nightCloud(250, 3), 400, 84, 0.9),
    place(nightCloud(200, 7), 900, 60, 0.7),
    place(nightCloud(150, 11), 120, 90, 0.6),
    relight(land() + road(), 'malam'),
    // lamps in the windows of the houses
    ...[
      [470, 336],
      [503, 336],
      [831, 332],
      [862, 332],
    ].map(([x, y]) => ellipse(x, y, 3.6, 4.6, '#FFD27A') + lampGlow(x, y, 22, 0.7)),
    // valley mist keeps the rows apart
    mist(640, 372, 720, 34, 0.22, '#A9C2F2'),
    mist(300, 606, 520, 40, 0.2, '#9FBCF0'),
    mist(1040, 606, 460, 40, 0.2, '#9FBCF0'),
  ])
/** The corners sink into the night, so that the eye stays with the lanterns. */
const vignette = () =>
  rect(
    0,
    0,
    1280,
    800,
    rad(
      [
        ['#060D26', 0, 0],
        ['#060D26', 0.62, 0],
        ['#060D26', 1, 0.62],
      ],
      0.5,
      0.5,
      0.72,
    ),
  )
export const foreground = () =>
  g([
    vignette(),
    relight(
      grass(-20, 1300, (x) => 812 + 4 * Math.sin(x / 60), { h: 58, step: 22, color: C.hutan, tip: C.daun, seed: 13 }),
      'malam',
    ),
    fireflySwarm([20, 560, 1240, 220], 14, 6),
  ])

const SMALL = { danu: { turn: -0.2 }, eka: { turn: 0.2 }, joko: { hat: null }, murni: {}, tini: { turn: -0.1 } }
/** The person of a hill, feet at 0,0, about 96 units high before scaling; they look along the path and wave when their lantern shines. */
function keeper(h, on) {
  const o = {
    expression: on ? 'laugh' : 'smile',
    turn: h.left ? 0.25 : -0.25,
    ...SMALL[h.who],
    pose: on
      ? {
          lean: h.left ? 3 : -3,
          armL: h.left ? [-104, -150] : [-26, 30],
          armR: h.left ? [24, -20] : [104, 150],
          handL: h.left ? 'open' : 'rest',
          handR: h.left ? 'rest' : 'open',
          legL: [-5, -2],
          legR: [6, 2],
        }
      : 'stand',
  }
  const k = { danu: 0.39, eka: 0.39, ayu: 0.39, bima: 0.41, citra: 0.37, murni: 0.34 }[h.who] ?? 0.315
  const svg =
    h.who === 'bima'
      ? inChair('bima', {
          view: 'quarter',
          expression: o.expression,
          ...(on ? { armR: [104, 152], poseMore: { handR: 'open' } } : {}),
        }).svg
      : person(h.who, o).svg
  return place(svg, 0, 0, k)
}
const lampAt = (h) => [h.x - (h.left ? -1 : 1) * 30 * h.s, h.y + 2]
/** The light of a hill's lantern: pool on the grass and glow in the air; a sprite of its own, wider than the hill's box. */
export function hillGlow(h) {
  const [x, y] = lampAt(h)
  return g([
    lampPool(x, y + 2, 130 * h.s, 0.85),
    lampPool(x, y + 24 * h.s, 96 * h.s, 0.5, '#FFE09A'),
    lampGlow(x, y - 24 * h.s, 94 * h.s),
  ])
}
const glowBox = ({ box: [x, y, w, h] }) => [x - 5, y - 7, w + 10, h + 16]
/** One hill top: person and lantern, dark or lit (its glow is hillGlow, drawn below). */
export function hillTop(h, on) {
  const [x, y] = lampAt(h),
    px0 = h.x + (h.left ? -1 : 1) * 32 * h.s
  const lamp = on ? lantern({ on: true, r: 0 }) : relight(lantern({ on: false }), 'malam')
  return g([
    place(groundShadow(0, 0, 34, on ? 0.5 : 0.4, '#0E1838'), px0, h.y, h.s),
    place(relight(keeper(h, on), on ? 'lampu' : 'malam'), px0, h.y, h.s),
    place(lamp, x, y, 0.78 * h.s),
    on ? circle(x, y - 24 * h.s, 30 * h.s, glow('#FFF3C4', 0.5)) : '',
  ])
}
const grandpa = () => {
  const k = person('kakek', {
    expression: 'happy',
    turn: -0.4,
    pose: {
      lean: -4,
      armL: { palm: [-66, -120], bend: -1 },
      armR: [24, -8],
      handL: 'fist',
      legL: [-8, -2],
      legR: [6, 2],
    },
    behind: () => place(bigBasket(), 44, -96, 0.86),
  })
  return relight(place(stick(-62, -118, -74) + k.svg, 0, 0, 0.17), 'lampu')
}
/** on: true = all ten lit, or how many are lit already (0 to 10). */
export const sprites = (on = true) => [
  ...(on === true
    ? [
        sprite(
          'road-lit',
          [0, 24, 100, 76],
          path(
            ribbon(PATH, 0.9),
            linU(
              [
                ['#FFE9B4', 0, 0.55],
                ['#FFD684', 1, 0.42],
              ],
              0,
              200,
              0,
              800,
            ),
          ),
        ),
      ]
    : []),
  ...HILLS.slice()
    .reverse()
    .flatMap((h) => {
      const lit = on === true || on >= h.n
      return [
        ...(lit ? [sprite(`glow-${h.n}`, glowBox(h), hillGlow(h))] : []),
        sprite(`hill-${h.n}`, h.box, hillTop(h, lit)),
      ]
    }),
  sprite(
    'kakek',
    [89, 15, 10, 18],
    lampPool(1206, 222, 44, 0.7) + place(grandpa(), 1208, 220) + lampGlow(1196, 206, 40, 0.5),
  ),
  sprite('kiko', [46, 68, 4, 6], place(relight(kitten({ pose: 'run' }), 'lampu'), 614, 590, 0.36)),
]
export default () => compose({ background, sprites, foreground })
