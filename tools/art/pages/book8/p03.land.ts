/** Book 8, page 3: Ayu's map, which is the valley itself from straight above by night: the slope in steps of paper, the brown river across it. */
import { item, type Point, sample, smooth } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, glow, lin, linU, path, place, rad, rect, rng, stroke } from '../../core/svg.ts'
import { C, mix } from '../../palette.ts'
import { crown, palmTop, pencilHand, thumb } from './p03.things.ts'
import { brownWater, NIGHT } from './sharedRain.ts'

/** The edge of the painting on the paper, brushed by hand. */
const SHEET = smooth(
  (() => {
    const r = rng(12),
      out: Point[] = []
    for (let x = 44; x < 1240; x += 46) out.push([x, 46 + r.in(-9, 9)])
    for (let y = 60; y < 640; y += 44) out.push([1240 + r.in(-9, 9), y])
    for (let x = 1236; x > 44; x -= 46) out.push([x, 648 + r.in(-13, 13)])
    for (let y = 636; y > 50; y -= 44) out.push([42 + r.in(-9, 9), y])
    return out
  })(),
)
const MIDDLE: readonly Point[] = [
  [1300, 96],
  [1120, 150],
  [960, 226],
  [830, 330],
  [690, 400],
  [540, 462],
  [430, 552],
  [330, 690],
]
const WIDE = [62, 66, 62, 70, 78, 74, 82, 96]
/** One bank of the river: `side` -1 the slope's, 1 the hall's; `more` px farther out. */
const bank = (side: -1 | 1, more = 0): Point[] => {
  const points = sample(MIDDLE, 4)
  return points.map(([x, y], i): Point => {
    const a = item(points, Math.max(0, i - 1)),
      b = item(points, Math.min(points.length - 1, i + 1)),
      long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
      t = (i / (points.length - 1)) * (WIDE.length - 1),
      w = (WIDE[Math.floor(t)] ?? 70) + more + Math.sin(i * 1.1 + side) * 8
    return [x + (-(b[1] - a[1]) / long) * w * -side, y + ((b[0] - a[0]) / long) * w * -side]
  })
}
const RIVER = `${smooth(bank(-1), false)}${smooth(bank(1).toReversed(), false).replace('M', 'L')}Z`
const EARTH = mix('#23525A', NIGHT.middle, 0.22)

/** One step of the slope: all that lies up to the left of it, a sheet on the sheet below. */
function step(k: number): string {
  const edge = bank(-1, 26 + k * 62 + k * k * 3)
      .filter((_, i) => i % 4 === 0)
      .map(([x, y], i): Point => [x + Math.sin(i * 1.9 + k * 2) * 16, y + Math.cos(i * 2.1 + k) * 14]),
    [lastX, lastY] = edge.at(-1) ?? [330, 700],
    line = smooth([...edge, [lastX - 170, lastY + 50], [lastX - 420, lastY + 70]], false),
    d = `${line}L-200 ${f(lastY + 60)}V-60H1300Z`,
    c = mix(EARTH, '#6F9A8C', k * 0.105)
  return (
    path(d, '#081026', { opacity: 0.4, transform: 'translate(7 10)' }) +
    path(d, linU([mix(c, '#A9C4C8', 0.12), c], 60, 60, 700, 560)) +
    stroke(d, mix(c, '#DCE8E0', 0.5), 3)
  )
}
/** Young rice in short rows on the steps. */
function rice(): string {
  const r = rng(9)
  let pale = '',
    dark = ''
  for (let i = 0; i < 240; i += 1) {
    const [x, y] = [r.in(60, 1230), r.in(60, 640)]
    const dash = `M${f(x)} ${f(y)}l${f(r.in(7, 12))} ${f(r.in(-7, -4))}`
    if (i % 2) pale += dash
    else dark += dash
  }
  return stroke(dark, NIGHT.dark, 3, { opacity: 0.35 }) + stroke(pale, '#A9D0B8', 2.6, { opacity: 0.32 })
}
/** The hall's side: two low steps, its yard lit. */
function plain(): string {
  const low = `${smooth(
      bank(1, 24).filter((_, i) => i % 4 === 0),
      false,
    )}L-60 900H1400V0Z`,
    mound =
      'M800 560C780 480 860 426 960 420C1060 400 1180 420 1224 500C1260 590 1200 640 1120 668H860C820 650 806 610 800 560Z'
  return g([
    path(low, '#081026', { opacity: 0.4, transform: 'translate(-5 -8)' }),
    path(low, linU([EARTH, mix(EARTH, '#5B8A80', 0.3)], 700, 400, 1200, 640)),
    stroke(low, mix(EARTH, '#DCE8E0', 0.4), 3),
    path(mound, '#081026', { opacity: 0.36, transform: 'translate(7 10)' }),
    path(mound, mix(EARTH, '#8FA080', 0.4)),
    stroke(mound, mix(EARTH, '#F0E8C8', 0.55), 3),
    ellipse(1040, 548, 330, 220, glow('#FFB85A', 0.75)),
  ])
}
/** The river: brown, broad, foam along its banks, tree tops and the rail of a drowned bridge in it. */
const river = (): string =>
  g([
    brownWater(RIVER, [240, 40, 1060, 660], { angle: -30, seed: 6 }),
    clipped(RIVER, [
      stroke(RIVER, '#2A1420', 44, { opacity: 0.28 }),
      stroke(RIVER, '#F0E0BC', 9, { opacity: 0.9 }),
      stroke(smooth(bank(-1, -22), false), '#F0E0BC', 3.4, { opacity: 0.6, 'stroke-dasharray': '60 26 20 34' }),
      stroke(smooth(bank(1, -24), false), '#F0E0BC', 3.4, { opacity: 0.6, 'stroke-dasharray': '44 30 80 26' }),
    ]),
  ])
/** The path in dashes: from the house down to the water, and from the water on to the hall; between them only posts show. */
function way(): string {
  const dashes = (d: string, o: number): string => stroke(d, '#F3E4BC', 9, { opacity: o, 'stroke-dasharray': '15 17' })
  const posts = [0, 1, 2, 3, 4].map((i) => {
    const [x, y] = [498 + i * 21, 394 + i * 36]
    return (
      circle(x - 20, y + 12, 13, '#F0E0BC', { opacity: 0.4 }) +
      circle(x + 20, y - 12, 13, '#F0E0BC', { opacity: 0.4 }) +
      lit(circle(x - 20, y + 12, 8, '#B98450') + circle(x + 20, y - 12, 8, '#B98450'), 1.4)
    )
  })
  return (
    dashes('M296 322C330 366 420 330 486 378', 0.9) +
    dashes('M498 392L584 540', 0.24) +
    dashes('M612 578C690 640 830 560 914 596', 0.9) +
    posts.join('')
  )
}
const trees = (): string =>
  (
    [
      [110, 130, 34],
      [164, 104, 26],
      [410, 120, 30],
      [560, 150, 36],
      [612, 112, 26],
      [110, 470, 32],
      [168, 512, 24],
      [300, 430, 26],
      [760, 96, 28],
      [900, 108, 22],
      [1150, 330, 34],
      [1200, 290, 26],
      [720, 496, 28],
      [664, 536, 19],
      [990, 330, 24],
    ] as const
  )
    .map(([x, y, r], i) => crown(x, y, r, i + 3))
    .join('') +
  palmTop(1080, 372, 46) +
  palmTop(88, 300, 44, 14) +
  palmTop(470, 258, 40, 8)
/** The spring the pipe begins at: a round basin of stones. */
const spring = (): string =>
  place(
    ellipse(4, 6, 40, 34, '#081026', { opacity: 0.4 }) +
      lit(
        Array.from({ length: 10 }, (_, i) =>
          circle(Math.cos(i * 0.63) * 31, Math.sin(i * 0.63) * 26, 11, i % 2 ? '#8E9AB4' : '#76829E'),
        ).join(''),
        2,
      ) +
      ellipse(0, 0, 25, 20, lin(['#D8F0F4', C.air, C.toska], 60)) +
      stroke('M-12 -3Q0 -10 12 -3M-8 5Q2 0 10 5', C.putih, 2.4),
    352,
    196,
  )
/** Rain from above: short strokes that run to the middle below us. */
function rainDown(n: number, w: number, o: number, seed: number): string {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < n; i += 1) {
    const a = r() * Math.PI * 2,
      far = r.in(120, 760),
      long = 8 + far * r.in(0.03, 0.1),
      [x, y] = [640 + Math.cos(a) * far, 340 + Math.sin(a) * far]
    if (x < 60 || x > 1222 || y < 64 || y > 626) continue
    d += `M${f(x)} ${f(y)}l${f(-Math.cos(a) * long)} ${f(-Math.sin(a) * long)}`
  }
  return stroke(d, '#E6F0F8', w, { opacity: o })
}
/** Rings of drops on the river. */
function ripples(): string {
  const r = rng(41)
  let d = ''
  for (let i = 0; i < 46; i += 1) {
    const t = r() * (MIDDLE.length - 1),
      k = Math.floor(t),
      a = item(MIDDLE, k),
      b = item(MIDDLE, k + 1),
      [x, y] = [a[0] + (b[0] - a[0]) * (t - k) + r.in(-34, 34), a[1] + (b[1] - a[1]) * (t - k) + r.in(-44, 44)],
      q = r.in(5, 13)
    d += `M${f(x - q)} ${f(y)}a${f(q)} ${f(q)} 0 1 0 ${f(q * 2)} 0a${f(q)} ${f(q)} 0 1 0 ${f(-q * 2)} 0`
  }
  return stroke(d, '#E9DCC4', 2, { opacity: 0.5 })
}
/** Night around the edges of the valley; it is lightest by the hall. */
const dusk = (): string =>
  rect(
    0,
    0,
    1280,
    800,
    rad(
      [
        ['#0A1440', 0, 0],
        ['#0A1440', 0.5, 0.16],
        ['#0A1440', 1, 0.74],
      ],
      0.62,
      0.48,
      0.62,
    ),
  )
/** The paper: squared, folded once each way; the plan of the kite shows through from its back, and where its corner curls. */
function paper(): string {
  let lines = ''
  for (let x = 20; x < 1300; x += 40) lines += `M${x} -10V810`
  for (let y = 20; y < 820; y += 40) lines += `M-10 ${y}H1290`
  return g([
    rect(-10, -10, 1300, 820, linU(['#E6CFA2', '#F3E0B8', '#E9CF9C', '#B98F62'], 0, 0, 1000, 800)),
    stroke(lines, '#B9A88C', 1.6, { opacity: 0.5 }),
    ellipse(520, 800, 640, 240, glow('#FFF1C4', 0.7)),
    stroke('M640 -10V810', '#8A6A48', 3, { opacity: 0.3 }) + stroke('M643 -10V810', C.putih, 3, { opacity: 0.5 }),
    // what is on its back shows through: the kite on its side, its tail
    g(
      place(stroke('M0 -130L88 -20L0 130L-88 -20ZM0 -130V130M-88 -20H88', C.cabai, 6), 1050, 742, 0.94, 90) +
        stroke('M928 742C900 716 890 772 862 744S820 772 800 744', C.cabai, 5) +
        stroke('M1172 660V690M1172 794V806M936 690L1036 646', C.nila, 3),
      { opacity: 0.26 },
    ),
  ])
}
/** The corner at the lower right is turned over: its back is white, on it the nose of the red kite. */
const corner = (): string => {
  const flap = 'M1128 812C1140 760 1160 700 1190 662C1220 690 1262 700 1292 694C1240 722 1180 760 1128 812Z'
  return g([
    path('M1128 812Q1210 740 1292 694V812Z', lin(['#2A1A2C', '#4A3038'], 40)),
    path(flap, '#2A1430', { opacity: 0.34, transform: 'translate(-12 8)' }),
    lit(
      path(flap, lin(['#FFFDF7', '#F6E6C4', '#D9B988'], 30)) +
        clipped(
          flap,
          path('M1196 640L1130 800L1262 700Z', C.sepatu) +
            path('M1196 640L1130 800L1190 752Z', C.cabai) +
            stroke('M1196 640L1130 800M1196 640L1200 760M1130 800L1262 700', C.santan, 5),
        ),
      4,
    ),
  ])
}
/** Paper, the valley painted on it, the hand that draws it. */
export const background = (): string =>
  g([
    paper(),
    path(SHEET, '#6B5A6A', { opacity: 0.45, transform: 'translate(3 6)' }),
    clipped(SHEET, [
      rect(0, 0, 1280, 800, EARTH),
      plain(),
      [0, 1, 2, 3, 4, 5].map(step).join(''),
      rice(),
      river(),
      way(),
      trees(),
      spring(),
      dusk(),
      ripples(),
      rainDown(230, 2.4, 0.5, 5),
    ]),
    corner(),
    place(thumb(), 150, 690),
    place(pencilHand(), 604, 588, 0.9),
  ])
/** The nearest drops. */
export const foreground = (): string => rainDown(26, 4, 0.4, 17)
