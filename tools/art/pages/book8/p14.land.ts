/** The slope of book 8, page 14, from the side: one long flight of steps from the brown water at the lower left to the lit hall at the upper right. */
import { lit } from '../../core/light.ts'
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
import { lampGlow } from '../../core/time.ts'
import { light, mix, shade } from '../../palette.ts'
import { arms } from './p14.hall.ts'
import { brownWater, NIGHT, rain, splashes } from './sharedRain.ts'

const WOOD = '#A66B3A',
  TILE = '#9C4A34'
/** Where the flight ends at the hall's floor. */
const TOP: readonly [number, number] = [1004, 300]
const TREAD = 46,
  RISE = 20.3,
  COUNT = 24
/** The near edge of the steps lies so far from the far one. */
const NEAR: readonly [number, number] = [-12, 20]
/** Height of the steps at x. */
const stepAt = (x: number): number => TOP[1] + Math.max(0, Math.ceil((TOP[0] - x) / TREAD)) * RISE

const sky = (): string =>
  g([
    rect(-10, -10, 1300, 820, linU([NIGHT.top, [NIGHT.middle, 0.5], [NIGHT.low, 0.86], '#4A6288'], 0, 0, 240, 780)),
    ellipse(1120, 230, 620, 420, glow('#FFB45A', 0.42)),
    g(
      ellipse(120, 60, 300, 60, NIGHT.dark) +
        ellipse(520, 30, 320, 50, NIGHT.dark) +
        ellipse(760, 120, 200, 34, NIGHT.dark),
      { filter: blur(26), opacity: 0.55 },
    ),
    circle(352, 176, 46, glow('#FFF1C4', 0.4)),
    path('M352 156L356.6 171.4L372 176L356.6 180.6L352 196L347.4 180.6L332 176L347.4 171.4Z', '#FFF6D6'),
  ])
/** Hills of the valley, and the pale flood that comes round them. */
const valley = (): string =>
  g([
    path('M-10 470Q120 380 260 440T520 420T760 470V820H-10Z', mix(NIGHT.low, NIGHT.middle, 0.4)),
    path('M-10 560Q90 500 190 530T430 500T700 540V820H-10Z', mix(NIGHT.middle, NIGHT.dark, 0.3)),
  ])
/** The dark slope below the steps: soft humps, threads of water that run down it. */
function slope(): string {
  const r = rng(14)
  let threads = '',
    tufts = ''
  for (let i = 0; i < 34; i += 1) {
    const x = r.in(80, 1260),
      y = stepAt(x) + r.in(70, 240)
    if (y > 780) continue
    threads += `M${f(x)} ${f(y)}q${f(r.in(-14, -4))} 20 ${f(r.in(-20, -8))} ${f(r.in(34, 60))}`
    tufts += `M${f(x + 30)} ${f(y + 30)}l-6 -16M${f(x + 35)} ${f(y + 30)}l0 -20M${f(x + 40)} ${f(y + 30)}l7 -15`
  }
  return stroke(threads, '#8FB2D8', 2.6, { opacity: 0.28 }) + stroke(tufts, '#4F8A92', 3.4, { opacity: 0.5 })
}
/** Large stones of the string wall along the steps. */
function string(): string {
  const r = rng(4)
  let joints = '',
    lights = ''
  for (let x = 0; x < 1300; x += 34) {
    const y = stepAt(x) + 30
    const mid = y + r.in(20, 30)
    joints += `M${f(x + r.in(-5, 5))} ${f(y)}V${f(mid)}M${f(x - 17)} ${f(mid)}h34M${f(x + 17)} ${f(mid)}v${f(r.in(18, 30))}`
    lights += `M${x + 6} ${f(y + 4)}h${f(r.in(10, 18))}`
  }
  return stroke(joints, '#0E1936', 3.2, { opacity: 0.6 }) + stroke(lights, '#8EA2CC', 3, { opacity: 0.45 })
}
/** The steps: pale treads, dark risers, the wall under their near edge. */
function flight(): string {
  const out: string[] = []
  let wall = `M1300 ${f(TOP[1] + NEAR[1])}L${f(TOP[0] + NEAR[0])} ${f(TOP[1] + NEAR[1])}`
  for (let k = 1; k <= COUNT; k += 1) {
    const x = TOP[0] - k * TREAD,
      y = TOP[1] + k * RISE
    wall += `V${f(y + NEAR[1])}H${f(x + NEAR[0])}`
  }
  const body = `${wall}V820H1300Z`,
    band = `M-200 ${f(stepAt(0) + 20)}L${TOP[0]} 290H1300V${TOP[1] + 84}H${TOP[0] + 30}L-200 ${f(stepAt(0) + 180)}Z`
  for (let k = COUNT; k >= 0; k -= 1) {
    const [x, y] = [TOP[0] - k * TREAD, TOP[1] + k * RISE],
      warm = Math.max(0, 1 - k / 15),
      tread = mix(mix('#586C98', '#8A8496', 0.4), '#E8A862', warm * 0.8),
      riser = mix('#26365E', '#7A4A38', warm * 0.6)
    out.push(
      path(`M${f(x)} ${f(y)}h${f(TREAD)}l${NEAR[0]} ${NEAR[1]}h${f(-TREAD)}Z`, lin([light(tread, 0.2), tread], 90)),
      path(`M${f(x)} ${f(y)}l${NEAR[0]} ${NEAR[1]}v${f(RISE)}l${-NEAR[0]} ${-NEAR[1]}Z`, riser),
      stroke(`M${f(x)} ${f(y)}l${NEAR[0]} ${NEAR[1]}h${f(TREAD)}`, light(tread, 0.5), 2.6, { opacity: 0.9 }),
    )
  }
  return g([
    path(
      body,
      linU(
        [mix('#3A4A52', NIGHT.middle, 0.4), [mix('#1F4250', NIGHT.middle, 0.4), 0.35], NIGHT.dark],
        1180,
        320,
        700,
        820,
      ),
    ),
    clipped(
      body,
      slope() +
        path(band, linU(['#8A6A5A', ['#4A5478', 0.4], '#2C3B66'], 1000, 340, 0, 760)) +
        clipped(band, string()) +
        ellipse(1060, 340, 340, 170, glow('#FFB45A', 0.45)),
    ),
    ...out,
  ])
}
const fern = (x: number, y: number, s: number): string =>
  place(
    lit(
      stroke('M0 0Q-18 -30 -52 -30M0 0Q-6 -44 -26 -62M0 0Q8 -44 30 -60M0 0Q20 -28 54 -28', '#2F6A68', 9) +
        stroke('M0 0Q-18 -30 -52 -30M0 0Q-6 -44 -26 -62M0 0Q8 -44 30 -60M0 0Q20 -28 54 -28', '#6FA898', 2.4),
      2,
    ),
    x,
    y,
    s,
  )
/** A low terrace wall of field stones from x to the right edge, its top at y. */
function ledge(x: number, y: number, seed: number): string {
  const r = rng(seed)
  let body = '',
    caps = ''
  for (let row = 1; row >= 0; row -= 1)
    for (let k = x + row * 34; k < 1310; ) {
      const w = r.in(44, 78),
        c = mix(mix('#3C4E7C', '#4A4A6C', r()), NIGHT.dark, row * 0.35)
      body += rect(k, y + 8 + row * 27, w - 4, 28, lin([light(c, 0.12), c, mix(c, NIGHT.dark, 0.5)], 80), { rx: 9 })
      k += w
    }
  for (let k = x - 10; k < 1310; ) {
    const w = r.in(70, 120),
      c = mix('#7A89B4', '#6C7296', r())
    caps += rect(k, y - 12 + r.in(-2, 2), w - 3, 26, lin([light(c, 0.25), c], 90), { rx: 8 })
    k += w
  }
  return lit(body, 2) + lit(caps, 2.4)
}
/** Two terrace walls, on whose tops the lanterns wait. */
const ledges = (): string =>
  g([
    fern(876, 582, 0.8),
    fern(1010, 582, 0.9),
    fern(1172, 582, 0.9),
    ledge(722, 584, 3),
    fern(1018, 642, 0.7),
    ledge(862, 644, 8),
    fern(716, 630, 0.9),
    fern(852, 694, 0.8),
    fern(610, 700, 0.8),
  ])
/** The corner of the hall: floor on stilts, posts, warm light, wide eaves. */
function hallCorner(): string {
  const [x, y] = TOP
  let tiles = ''
  for (let k = 0; k < 3; k += 1)
    for (let i = 0; i < 22; i += 1) tiles += `M${940 + i * 18 + k * 9 - k * 12} ${66 - k * 22}q9 10 18 0`
  return g([
    rect(x + 56, 80, 240, y - 80, linU(['#FFE0A0', '#F9B95A', '#D8863C'], 1130, 100, 1130, 300)),
    ellipse(1160, 190, 170, 130, glow('#FFF3C4', 0.9)),
    arms(),
    stroke('M1062 40V300', shade(WOOD, 0.1), 20),
    stroke('M1056 40V300', light(WOOD, 0.45), 5),
    lit(rect(x - 20, y - 8, 320, 26, lin([light(WOOD, 0.5), WOOD, shade(WOOD, 0.3)], 90), { rx: 5 }), 3),
    path(
      'M930 84L1006 -20H1300V92H944Q926 92 930 84Z',
      linU([mix(TILE, NIGHT.dark, 0.5), mix(TILE, NIGHT.dark, 0.3)], 0, 0, 0, 90),
    ),
    stroke(tiles, mix(TILE, NIGHT.dark, 0.66), 3, { opacity: 0.7 }),
    stroke('M936 90H1300', light(WOOD, 0.3), 7),
    stroke('M950 96v26M978 96v40M1010 96v30M1030 96v52', '#EAF6FA', 3, { opacity: 0.5 }),
  ])
}
/** Sky, valley, steps, hall. */
export const background = (): string =>
  g([
    sky(),
    valley(),
    rain(0, { n: 90 }),
    hallCorner(),
    flight(),
    ledges(),
    brownWater('M-20 752Q300 724 620 742T1300 728V820H-20Z', [-20, 724, 1320, 90], { angle: 0, seed: 9 }),
    stroke('M-20 752Q300 724 620 742T1300 728', '#C9A878', 4, { opacity: 0.6 }),
    lampGlow(1090, 210, 260, 0.5),
    rain(1, { n: 40, w: 980 }),
  ])

const CREST =
  'M0 742Q60 716 150 736Q210 750 250 726Q310 690 380 716Q400 726 396 744Q470 716 540 736Q600 716 660 700Q720 692 752 722Q762 744 738 752Q800 766 846 796H0Z'
/** The flood that rolls by under the last step: a brown back, curls of foam, a log. `up`: how far it swells. */
export const flood = (up = 0): string =>
  place(
    brownWater(CREST, [0, 690, 846, 106], { angle: 4, seed: 6 }) +
      stroke(
        'M5 740Q60 716 150 736Q210 750 250 726Q310 690 380 716Q400 726 396 744Q386 752 374 744M396 744Q470 716 540 736Q600 716 660 700Q720 692 752 722Q762 744 738 752Q720 754 714 740M738 752Q800 766 846 796',
        '#E9D8B4',
        7,
        { opacity: 0.85 },
      ) +
      stroke('M300 722q22 -18 44 -6M640 728q30 -18 62 -6M150 752q30 12 60 0', '#F6EBD0', 5, { opacity: 0.7 }) +
      place(
        lit(rect(-60, -13, 120, 26, lin(['#9A7048', '#5A3A28'], 80), { rx: 12 }) + ellipse(60, 0, 9, 13, '#C9A06A'), 2),
        500,
        760 - up * 0.6,
        1,
        -12,
      ),
    0,
    -up,
  )
/** The gate left behind: two posts, a beam with its wheel, water up to it. */
export const gate = (): string =>
  lit(
    clipped(
      'M40 640H260V796H40Z',
      stroke('M84 700V800M204 700V800', '#6A4A38', 20) + stroke('M78 700V800M198 700V800', '#A8835C', 4),
    ) +
      circle(164, 716, 20, 'none', { stroke: '#8A94A8', 'stroke-width': 6 }) +
      stroke('M164 696V736M146 706L182 726M146 726L182 706', '#8A94A8', 4) +
      rect(60, 716, 168, 20, lin(['#A8835C', '#6A4A38'], 80), { rx: 6 }),
    2.6,
  )
/** Water before the posts of the gate, splashes, the nearest rain. */
export const foreground = (): string => g([splashes(20, 980, 700, 10, 8, 60), rain(2, { n: 15, seed: 23 })])
