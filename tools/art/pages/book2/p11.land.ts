/** Book 2, page 11: ten hills by moonlight, seen from the road that Grandpa comes on; the path runs over all of them. */
import { dist, item, type Point, sample, smooth } from '../../core/geom.ts'
import { ellipse, f, g, linU, path, place, rad, rect } from '../../core/svg.ts'
import { lampGlow, relight } from '../../core/time.ts'
import { C, mix } from '../../palette.ts'
import { fireflySwarm } from '../../parts/fireflies.ts'
import { house } from '../../parts/house.ts'
import { grass, hill, mist, palm, terraceHill, treeLine } from '../../parts/nature.ts'
import { nightCloud, skyOf } from '../../parts/skies.ts'

/** A round hill: its top at x, top; w wide, h high; d = how far away. */
const dome = (x: number, top: number, w: number, h: number, c: string, d: number, seed: number): string =>
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
const land = (): string =>
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
    treeLine(-20, 1300, (x: number) => 236 + 10 * Math.sin(x / 120), C.hutan, {
      d: 0.42,
      seed: 5,
      r0: 9,
      r1: 18,
      palms: 3,
    }),
    dome(806, 276, 380, 150, C.daun, 0.3, 31),
    dome(230, 276, 400, 150, C.daun, 0.28, 33),
    dome(525, 276, 380, 160, C.pisang, 0.28, 35),
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
    place(house({ d: 0.2, lamp: true }), 386, 366, 0.24),
    place(house({ d: 0.2, lamp: true, shutter: C.nila }), 680, 366, 0.22),
    treeLine(120, 250, () => 352, C.daun, { d: 0.2, seed: 15, r0: 9, r1: 17, palms: 0 }),
    treeLine(870, 960, () => 352, C.daun, { d: 0.2, seed: 18, r0: 9, r1: 17, palms: 0 }),
    dome(211, 472, 440, 190, C.pisang, 0.12, 41),
    dome(838, 472, 430, 190, C.pisang, 0.12, 43),
    dome(531, 476, 420, 190, C.padi, 0.14, 45),
    hill(
      [
        [930, 640],
        [1010, 560],
        [1120, 520],
        [1300, 500],
      ],
      C.hutan,
      { d: 0.06, s: 8, bottom: 830, seed: 47 },
    ),
    treeLine(420, 520, () => 596, C.hutan, { d: 0.08, seed: 25, r0: 11, r1: 20, palms: 0 }),
    treeLine(800, 880, () => 590, C.hutan, { d: 0.08, seed: 28, r0: 11, r1: 20, palms: 0 }),
    treeLine(160, 215, () => 556, C.hutan, { d: 0.08, seed: 71, r0: 9, r1: 15, palms: 0 }),
    treeLine(690, 740, () => 600, C.daun, { d: 0.08, seed: 73, r0: 8, r1: 14, palms: 0 }),
    treeLine(270, 340, () => 650, C.daun, { d: 0.04, seed: 74, r0: 10, r1: 18, palms: 0 }),
    treeLine(900, 985, () => 652, C.hutan, { d: 0.04, seed: 75, r0: 10, r1: 18, palms: 0 }),
    treeLine(580, 650, () => 668, C.hutan, { d: 0.04, seed: 76, r0: 10, r1: 18, palms: 0 }),
    place(palm(130, 20, 4, { d: 0.1 }), 60, 560, 0.9),
    dome(614, 690, 400, 150, C.pisang, 0, 51),
    dome(128, 690, 410, 150, C.pisang, 0, 53),
    dome(371, 704, 380, 150, C.padi, 0.02, 55),
    dome(858, 704, 420, 150, C.padi, 0, 57),
  ])
const PATH: readonly (readonly [x: number, y: number, width: number])[] = [
  [-30, 800, 34],
  [40, 766, 31],
  [128, 722, 28],
  [250, 764, 28],
  [371, 738, 28],
  [500, 770, 28],
  [614, 722, 27],
  [740, 764, 27],
  [858, 738, 26],
  [960, 690, 24],
  [986, 610, 21],
  [930, 540, 18],
  [838, 500, 17],
  [690, 540, 16],
  [531, 506, 16],
  [370, 540, 15],
  [211, 498, 15],
  [90, 452, 13],
  [110, 380, 11],
  [230, 294, 10],
  [380, 328, 9.5],
  [525, 294, 9],
  [670, 326, 8.6],
  [806, 292, 8],
  [930, 280, 7],
  [1060, 246, 6],
  [1300, 214, 5],
]
/** The ribbon of the path as one outline, wide in front and narrow far away; k makes it wider or narrower. */
function ribbon(pts: readonly (readonly [number, number, number])[], k = 1): string {
  const c = sample(
    pts.map(([x, y]): Point => [x, y]),
    6,
  )
  const L: Point[] = [],
    R: Point[] = []
  c.forEach((q, i) => {
    const u = i / 6,
      a = item(pts, Math.min(pts.length - 1, Math.floor(u))),
      b = item(pts, Math.min(pts.length - 1, Math.floor(u) + 1)),
      w = (a[2] + (b[2] - a[2]) * (u - Math.floor(u))) * k * 0.5,
      p0 = item(c, Math.max(0, i - 1)),
      p1 = item(c, Math.min(c.length - 1, i + 1)),
      l = dist(p0, p1) || 1
    const nx = -(p1[1] - p0[1]) / l,
      ny = (p1[0] - p0[0]) / l
    L.push([q[0] + nx * w, q[1] + ny * w * 0.62])
    R.push([q[0] - nx * w, q[1] - ny * w * 0.62])
  })
  const back = R.reverse()
    .map((q) => q.map(f).join(' '))
    .join('L')
  return `${smooth(L, false)}L${back}Z`
}
const road = (): string =>
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
/** Sky, hills, path and the lamps of the houses, all by moonlight. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [430, 66], horizon: 0.4, stars: 110, seed: 9 }),
    place(nightCloud(250, 3), 400, 84, 0.9),
    place(nightCloud(200, 7), 900, 60, 0.7),
    place(nightCloud(150, 11), 120, 90, 0.6),
    relight(land() + road(), 'malam'),
    // lamps in the windows of the houses
    ...[
      [370, 346],
      [403, 346],
      [665, 348],
      [696, 348],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 3.6, 4.6, '#FFD27A') + lampGlow(x, y, 22, 0.7)),
    // valley mist keeps the rows apart
    mist(640, 372, 720, 34, 0.22, '#A9C2F2'),
    mist(300, 606, 520, 40, 0.2, '#9FBCF0'),
    mist(1040, 606, 460, 40, 0.2, '#9FBCF0'),
  ])
/** The corners sink into the night, so that the eye stays with the lanterns. */
const vignette = (): string =>
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
/** Dark corners, grass and fireflies close to us. */
export const foreground = (): string =>
  g([
    vignette(),
    relight(
      grass(-20, 1300, (x: number) => 812 + 4 * Math.sin(x / 60), {
        h: 58,
        step: 22,
        color: C.hutan,
        tip: C.daun,
        seed: 13,
      }),
      'malam',
    ),
    fireflySwarm([20, 560, 1240, 220], 14, 6),
  ])

/** The path in the light of all ten lanterns. */
export const litRoad = (): string =>
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
  )
