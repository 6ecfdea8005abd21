/** Book 8, cover: the valley at night in heavy rain, from under the edge of Nenek Murni's roof: terraces, the brown river, far off the light of the hall. */
import { blur, clipped, ellipse, f, g, glow, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, mix } from '../../palette.ts'
import { bananaLeaf } from '../../parts/banana.ts'
import { palm, treeLine } from '../../parts/nature.ts'
import { lit } from '../../core/light.ts'
import { bigDrop, thatch } from './cover.roof.ts'
import { brownWater, NIGHT } from './sharedRain.ts'

/** Where the hall stands. */
export const HALL = { x: 1090, y: 408, s: 0.56 } as const
const EDGE = 'M-20 318C120 300 260 318 340 376C420 438 400 540 470 620C530 694 610 740 650 830'
/** The river comes from the far left, narrow, and leaves at the lower right, wide. */
const RIVER =
  'M-20 292C120 268 250 276 350 316C450 356 470 410 540 452C640 510 740 548 880 590C1020 632 1160 690 1300 800V830H650C610 740 530 694 470 620C400 540 420 438 340 376C260 318 120 300 -20 318Z'
const BANK =
  'M-20 292C120 268 250 276 350 316C450 356 470 410 540 452C640 510 740 548 880 590C1020 632 1160 690 1300 800'
const HERE = `${EDGE}H-20Z`
const GROUND = 'M-20 262C160 250 420 262 640 254S1100 268 1300 250V830H-20Z'
const EARTH = mix('#1F4A56', NIGHT.middle, 0.3)

const sky = (): string =>
  g([
    rect(-10, -10, 1300, 420, linU([NIGHT.dark, [NIGHT.top, 0.35], [NIGHT.low, 0.85], '#5B76A4'], 0, 0, 120, 300)),
    g(
      ellipse(180, 40, 320, 60, '#0A1230') +
        ellipse(640, 20, 380, 60, '#0A1230') +
        ellipse(1120, 40, 360, 60, '#0A1230'),
      { filter: blur(24), opacity: 0.6 },
    ),
    path('M-10 262Q120 176 290 214T620 196T930 210T1290 176V330H-10Z', mix(NIGHT.low, '#6C86B4', 0.3)),
    path('M-10 282Q150 226 330 250T700 236T1290 226V400H-10Z', mix(NIGHT.low, NIGHT.middle, 0.4)),
    relight(
      treeLine(-20, 1300, () => 272, C.hutan, { d: 0.2, seed: 5, r0: 12, r1: 24, palms: 0 }),
      'malam',
    ),
    ellipse(1060, 330, 620, 330, glow('#FFB45A', 0.55)),
  ])
/** Terraces inside an outline: under each line a lower field, its wet rim, its shadow. */
function terraces(d: string, lines: readonly string[], from: string, to: string): string {
  const steps = lines.map((line, i) => {
    const c = mix(from, to, i / (lines.length - 1)),
      w = 2.6 + i * 1.3
    return (
      path(`${line}L1500 900H-200Z`, c) +
      stroke(line, NIGHT.dark, w * 4.4, { opacity: 0.3, transform: `translate(0 ${f(w * 2.6)})` }) +
      stroke(line, mix(c, '#9CC4CC', 0.36), w)
    )
  })
  return clipped(d, steps)
}
/** Young rice in rows, tufts along the terraces between two lines; a clump of trees here and there. */
function growth(): string {
  const r = rng(27)
  let pale = '',
    dark = '',
    dikes = ''
  for (let i = 0; i < 150; i += 1) {
    const [x, y] = [r.in(-10, 1290), r.in(300, 790)],
      k = 0.35 + ((y - 300) / 500) * 1.5,
      tuft = `M${f(x)} ${f(y)}l${f(-4 * k)} ${f(-9 * k)}M${f(x + 3 * k)} ${f(y)}v${f(-13 * k)}M${f(x + 6 * k)} ${f(y)}l${f(4 * k)} ${f(-9 * k)}`
    if (i % 3) dark += tuft
    else pale += tuft
  }
  for (const [x, y, dx, dy] of [
    [520, 300, 14, 30],
    [760, 304, -10, 26],
    [610, 345, 22, 38],
    [820, 350, 12, 34],
    [90, 306, 20, 36],
    [230, 312, 34, 42],
    [250, 372, 46, 58],
    [130, 350, 12, 46],
    [1180, 508, 20, 66],
    [1010, 548, 40, 60],
    [1140, 470, -14, 40],
  ] as const)
    dikes += `M${x} ${y}l${dx} ${dy}`
  return (
    stroke(dikes, '#7FA8B4', 3, { opacity: 0.4 }) +
    stroke(dark, '#0E2440', 3, { opacity: 0.5 }) +
    stroke(pale, '#7FB0A8', 2.6, { opacity: 0.5 })
  )
}
/** A round clump of trees, its foot at x, y. */
const clump = (x: number, y: number, s: number): string =>
  place(
    lit(
      ellipse(-22, -18, 24, 20, '#16384E') + ellipse(20, -16, 22, 18, '#14324A') + ellipse(0, -32, 26, 26, '#1D4658'),
      2.4,
      { rim: '#9CC0D8' },
    ),
    x,
    y,
    s,
  )
const clumps = (): string =>
  (
    [
      [560, 286, 0.5],
      [596, 290, 0.36],
      [850, 300, 0.6],
      [420, 286, 0.36],
      [60, 292, 0.4],
      [706, 352, 0.7],
      [744, 360, 0.5],
      [1170, 610, 1.1],
      [212, 352, 0.66],
      [300, 430, 0.9],
      [40, 268, 0.5],
    ] as const
  )
    .map(([x, y, s]) => clump(x, y, s))
    .join('')
/** The hall's bank, warm around the hall. */
const there = (): string =>
  g([
    path(GROUND, mix(EARTH, NIGHT.low, 0.5)),
    terraces(
      GROUND,
      [
        'M-200 296C200 270 700 268 960 292S1240 300 1500 284',
        'M-200 330C300 300 720 304 900 336S1240 356 1500 326',
        'M-200 380C300 340 700 340 860 392S1260 440 1500 400',
        'M-200 440C400 376 720 392 900 462S1280 508 1500 470',
        'M-200 520C500 420 780 450 960 534S1300 590 1500 560',
        'M-200 640C560 470 860 520 1030 612S1300 690 1500 680',
      ],
      mix(EARTH, NIGHT.low, 0.45),
      mix(EARTH, NIGHT.dark, 0.45),
    ),
    clipped(
      GROUND,
      ellipse(1050, 430, 440, 200, glow('#FFB85A', 0.85)) + ellipse(1066, 424, 250, 84, glow('#FFE2A0', 0.85)),
    ),
  ])
/** Nenek Murni's bank: terraces that fall toward the river. */
const here = (): string =>
  terraces(
    HERE,
    [
      'M-200 310C110 300 260 306 400 380',
      'M-200 350C110 334 260 344 440 470',
      'M-200 400C130 376 270 402 500 590',
      'M-200 460C130 430 280 480 760 960',
      'M-200 548C150 500 290 580 640 1000',
      'M-200 660C160 600 330 690 520 900',
    ],
    mix(EARTH, NIGHT.low, 0.3),
    mix(EARTH, NIGHT.dark, 0.62),
  )
const river = (): string =>
  g([
    brownWater(RIVER, [-20, 280, 1330, 560], { angle: 28, seed: 12 }),
    clipped(
      RIVER,
      ellipse(880, 620, 380, 130, glow('#FFB85A', 0.55)) +
        stroke(BANK, '#2A1420', 40, { opacity: 0.3 }) +
        stroke(BANK, '#EBD9B6', 10, { opacity: 0.85 }) +
        stroke(EDGE, '#EBD9B6', 10, { opacity: 0.85 }) +
        stroke(EDGE, '#F6EBD0', 3, { opacity: 0.6, transform: 'translate(18 -8)' }),
    ),
  ])
const trees = (): string =>
  relight(
    g([
      place(palm(150, 26, 4, { d: 0.2, simple: true }), 1226, 420, 0.9),
      place(palm(120, -18, 7, { d: 0.25, simple: true }), 1262, 450, 0.8),
    ]),
    'malam',
  )
/** Rain that falls away from us: all its lines run to a point far below; `n` of them, so long, `width` thick. */
function fanRain(n: number, width: number, o: number, seed: number, [long1, long2] = [40, 90]): string {
  const r = rng(seed),
    [nx, ny] = [700, 1700]
  let d = ''
  for (let i = 0; i < n; i += 1) {
    const [x, y] = [r.in(-60, 1340), r.in(-60, 820)],
      far = Math.hypot(nx - x, ny - y),
      long = r.in(long1 ?? 40, long2 ?? 90)
    d += `M${f(x)} ${f(y)}l${f(((nx - x) / far) * long)} ${f(((ny - y) / far) * long)}`
  }
  return stroke(d, '#DCEBF6', width, { opacity: o })
}
/** Sky, both banks, the river between. */
export const background = (): string =>
  g([
    sky(),
    there(),
    here(),
    growth(),
    river(),
    clumps(),
    trees(),
    fanRain(170, 1.8, 0.4, 4, [18, 40]),
    fanRain(70, 2.6, 0.42, 9, [40, 80]),
  ])

const wetLeaf = (x: number, y: number, long: number, turn: number, flip = false): string =>
  place(lit(bananaLeaf(long, '#1C4658', 3, { curl: 0.3, wide: 0.17 }), 4, { rim: '#CFE0F4' }), x, y, 1, turn, flip)
/** The roof's corner, its drop, leaves at the lower right, the nearest rain. */
export const foreground = (): string =>
  g([
    thatch(),
    bigDrop(),
    wetLeaf(1330, 830, 330, 24, true),
    wetLeaf(1310, 860, 300, 58, true),
    fanRain(20, 4.4, 0.46, 21, [80, 150]),
  ])
