/** Book 1, page 11: the low sun over ten round hills, and before us a ridge in its own shadow. */
import { circle, f, g, glow, linU, path, place, rad, rect, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C } from '../../palette.ts'
import { cloud, grass, hill, mist, palm, treeLine } from '../../parts/nature.ts'
import { house } from '../../parts/house.ts'

/** The ridge before us: y at each x. */
export const RIDGE = (x: number): number => 668 + ((x - 600) * (x - 600)) / 11_000

/** The low sun, large, and its gold sky. */
const goldenSky = (): string =>
  g([
    rect(
      0,
      0,
      1280,
      800,
      linU(
        [
          ['#8FA9C4', 0, 1],
          ['#D9BFA6', 0.34, 1],
          ['#FBC77F', 0.66, 1],
          ['#FFE3A4', 1, 1],
        ],
        0,
        0,
        60,
        470,
      ),
    ),
    circle(590, 330, 700, glow('#FFE29A', 0.9)),
    circle(590, 344, 168, rad(['#FFFBE6', '#FFE9A6', '#FFC766'], 0.42, 0.4, 0.7)),
    place(relight(cloud(210, 4), 'senja'), 190, 190, 0.9),
    place(relight(cloud(130, 8), 'senja'), 890, 120, 0.9),
    place(relight(cloud(120, 14), 'senja'), 330, 110, 0.7),
  ])
/** One of the ten hills: round, w wide, h high over its foot at (x, y). */
const dome = (x: number, y: number, w: number, h: number, c: string, d: number): string =>
  hill(
    [
      [x - w / 2, y + 60],
      [x - w * 0.42, y - h * 0.28],
      [x - w * 0.22, y - h * 0.84],
      [x, y - h],
      [x + w * 0.24, y - h * 0.82],
      [x + w * 0.43, y - h * 0.26],
      [x + w / 2, y + 60],
    ],
    c,
    { d, s: 9, bottom: y + 70, seed: Math.round(x) + 1 },
  )
/** Ten hills that anyone can count: five far, five near, no two alike in place. */
const TEN_HILLS: readonly (readonly [number, number, number, number, string, number])[] = [
  [70, 430, 300, 150, C.gunung, 0.62],
  [330, 424, 300, 176, C.hutan, 0.66],
  [590, 430, 300, 150, C.gunung, 0.6],
  [850, 424, 310, 180, C.hutan, 0.62],
  [1130, 430, 330, 150, C.gunung, 0.58],
  [190, 500, 330, 134, C.daun, 0.36],
  [452, 506, 320, 122, C.pisang, 0.34],
  [716, 500, 330, 140, C.daun, 0.3],
  [976, 510, 320, 124, C.pisang, 0.28],
  [1224, 500, 310, 140, C.daun, 0.26],
]
const land = (): string =>
  g([
    ...TEN_HILLS.slice(0, 5).map((h) => dome(...h)),
    mist(640, 440, 760, 40, 0.7),
    ...TEN_HILLS.slice(5).map((h) => dome(...h)),
    hill(
      [
        [-20, 490],
        [120, 512],
        [300, 520],
        [640, 516],
        [980, 524],
        [1300, 512],
      ],
      C.pisang,
      { d: 0.22, s: 8, seed: 23 },
    ),
    treeLine(-20, 1300, (x: number) => 532 + 6 * Math.sin(x / 80), C.daun, {
      d: 0.2,
      seed: 15,
      r0: 9,
      r1: 18,
      palms: 2,
    }),
    place(house({ d: 0.12, door: C.cabai, shutter: C.nila }), 1130, 560, 0.36),
    place(palm(140, 18, 8, { d: 0.1 }), 1216, 560),
    mist(640, 560, 760, 50, 0.6),
  ])
/** The ridge, dark against all that light; its grass has a gold edge. */
const ridge = (): string => {
  let d = `M-20 ${f(RIDGE(-20))}`
  for (let x = 0; x <= 1300; x += 40) d += `L${x} ${f(RIDGE(x))}`
  return g([
    stroke(d, '#FFE3A0', 7),
    path(`${d}V820H-20Z`, linU(['#4A2C4C', '#3A2242', '#2C1A38'], 0, 660, 0, 800)),
    grass(-20, 1300, (x: number) => RIDGE(x) + 4, { h: 18, step: 9, color: '#3F2646', tip: '#D9A264', seed: 3 }),
  ])
}
/** Gold sky, ten hills, the dark ridge. */
export const background = (): string => goldenSky() + relight(land(), 'senja') + ridge()
/** Dark grass in the corners. */
export const foreground = (): string =>
  grass(-20, 260, () => 812, { h: 74, step: 17, color: '#2A1834', tip: '#54355A', seed: 13 }) +
  grass(1000, 1300, () => 812, { h: 84, step: 17, color: '#2A1834', tip: '#54355A', seed: 19 })
