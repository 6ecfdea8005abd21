/** Book 1, page 11: ten round green hills in the gold light of the late afternoon, and the stone wall at the edge of the village. */
import { circle, ellipse, f, g, glow, lin, linU, path, place, rad, rect, rng, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { lit } from '../../core/light.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bananaPlant, cloud, grass, hill, mist, palm, terraceHill, treeLine } from '../../parts/nature.ts'
import { house } from '../../parts/house.ts'

const GOLD = '#FFD98F'
/** The low sun, far right, and its gold sky. */
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
    circle(1160, 330, 560, glow('#FFE29A', 0.85)),
    circle(1160, 300, 56, rad(['#FFFBE6', '#FFE9A6', '#FFC766'], 0.42, 0.4, 0.7)),
    place(relight(cloud(210, 4), 'senja'), 300, 190, 0.9),
    place(relight(cloud(130, 8), 'senja'), 560, 150, 0.9),
    place(relight(cloud(120, 14), 'senja'), 980, 176, 0.8),
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
    terraceHill(1010, 640, 760, 84, { n: 6, d: 0.16, seed: 8, lean: 30, flat: 0.14 }),
    place(house({ d: 0.12, door: C.cabai, shutter: C.nila }), 720, 566, 0.36),
    place(palm(140, 18, 8, { d: 0.1 }), 806, 566),
    hill(
      [
        [-20, 574],
        [200, 556],
        [460, 566],
        [700, 590],
        [960, 618],
        [1300, 626],
      ],
      C.pisang,
      { s: 11, seed: 13 },
    ),
    grass(-20, 1300, (x: number) => 572 + Math.max(0, x - 460) * 0.07, {
      h: 14,
      step: 11,
      color: mix(C.pisang, C.daun, 0.5),
      tip: light(C.padi, 0.2),
      seed: 3,
    }),
    grass(-20, 1300, (x: number) => 650 + 8 * Math.sin(x / 70), {
      h: 15,
      step: 58,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 15,
    }),
    place(bananaPlant(190, 7, 0.02), 40, 600),
  ])
/** Long bars of light that lie on the meadow. */
const lightBars = (): string =>
  ellipse(960, 640, 460, 46, glow(GOLD, 0.55)) + ellipse(420, 690, 520, 40, glow(GOLD, 0.4))
/** Gold sky, ten hills, the meadow and its bars of light. */
export const background = (): string => goldenSky() + relight(land(), 'senja') + lightBars()

/** The dry stone wall of the lowest tenth of the page. */
export const foreground = (): string => {
  const r = rng(6),
    grey = '#A69A8C'
  const stones = [0, 1, 2].flatMap((row) => {
    const y = 716 + row * 34
    const out: string[] = []
    for (let x = -30 - row * 24; x < 1300; ) {
      const w = r.in(58, 104),
        c = mix(grey, [C.soga, C.gunung, C.santan, C.lumut][Math.floor(r() * 4)] ?? grey, 0.24),
        dy = row === 0 ? r.in(-5, 5) : 0
      out.push(
        path(
          `M${f(x + 8)} ${f(y + dy)}Q${f(x + w / 2)} ${f(y - 7 + dy)} ${f(x + w - 8)} ${f(y + dy + 1)}Q${f(x + w)} ${f(y + 10)} ${f(x + w - 4)} ${f(y + 31)}Q${f(x + w / 2)} ${f(y + 37)} ${f(x + 4)} ${f(y + 31)}Q${f(x)} ${f(y + 12)} ${f(x + 8)} ${f(y + dy)}Z`,
          lin([light(c, 0.45), c, shade(c, 0.35)], 65),
        ),
      )
      x += w
    }
    return out
  })
  const wall = rect(-10, 722, 1300, 90, shade('#6B6156', 0.3)) + lit(stones.join(''), 2)
  return relight(
    g([
      wall,
      grass(-20, 1300, () => 806, { h: 30, step: 40, color: C.hutan, tip: C.daun, seed: 13 }),
      stroke('M60 738q30 -14 50 8q26 -14 44 6', C.daun, 5),
      ...[66, 96, 124, 150].map((x, i) =>
        place(path('M0 0Q-9 -6 -8 -15Q2 -14 0 0Z', i % 2 ? C.daun : C.pisang), x, 742, 1.1, i * 40),
      ),
    ]),
    'senja',
  )
}
