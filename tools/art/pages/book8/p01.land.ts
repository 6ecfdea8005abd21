/** The stairs of book 8, page 1: from the hall's eaves straight down the wet steps and the ramp; the rain falls away from us to one point. */
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
  rad,
  rect,
  rng,
  stroke,
} from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bananaLeaf } from '../../parts/banana.ts'
import { lantern } from '../../parts/lantern.ts'
import { NIGHT, smudge } from './sharedRain.ts'

/** Where the top step ends and the hall's floor begins, and the point below us to which all rain falls. */
const EDGE = 628
const FOOT: readonly [number, number] = [650, 980]
const STONE = '#8E8794'
const WOOD = '#A66B3A'
/** A point of the stairs: `x` at the top step, `s` 1 at the top step and smaller farther down; they bend to the left below. */
const onStairs = (x: number, s: number): [number, number] => [
  640 + (x - 640) * s - 300 * (1 - s) ** 2.4,
  -150 + (EDGE + 150) * s,
]
const at = (x: number, s: number): string => onStairs(x, s).map(f).join(' ')
/** A band of the stairs between two depths. */
function band(x1: number, x2: number, near: number, far: number): string {
  const count = Math.max(1, Math.round((near - far) * 24)),
    up = Array.from({ length: count + 1 }, (_, i) => at(x1, near + ((far - near) * i) / count)),
    down = Array.from({ length: count + 1 }, (_, i) => at(x2, far + ((near - far) * i) / count))
  return `M${[...up, ...down].join('L')}Z`
}
const depth = (k: number): number => 1 / (1 + k * 0.125)

/** The steps to both sides of the ramp, one flat tread after the other; their edges shine. */
function steps(): string {
  const out: string[] = []
  for (let k = 36; k >= 0; k -= 1) {
    const [near, far] = [depth(k), depth(k + 1)],
      warm = Math.max(0, near - 0.42) * 1.5,
      stone = mix(mix('#1C2C54', STONE, Math.max(0, near - 0.3) * 0.75), C.bata, warm * 0.4)
    for (const [x1, x2] of [
      [-300, 500],
      [800, 1580],
    ] as const) {
      const d = band(x1, x2, near, far)
      out.push(
        path(
          d,
          linU(
            [light(stone, 0.26), [stone, 0.3], [mix(stone, NIGHT.dark, 0.3), 0.66], [mix(stone, NIGHT.dark, 0.72), 1]],
            0,
            onStairs(0, far)[1],
            0,
            onStairs(0, near)[1],
          ),
        ),
        stroke(`M${at(x1, far)}L${at(x2, far)}`, light(stone, 0.5), 1 + near * 4, { opacity: 0.3 + near * 0.5 }),
        stroke(`M${at(x1, far)}L${at(x2, far)}`, NIGHT.dark, 1 + near * 4.6, {
          opacity: 0.4,
          transform: `translate(0 ${f(-near * 4.6)})`,
        }),
      )
    }
  }
  return out.join('')
}
/** The ramp between them: planks, a kerb on each side, water in thin threads. */
function ramp(): string {
  const r = rng(8),
    d = band(500, 800, 1, 0.18)
  let seams = '',
    threads = ''
  for (let k = 0; k < 60; k += 1) seams += `M${at(512, depth(k * 0.6))}L${at(788, depth(k * 0.6))}`
  for (let i = 0; i < 26; i += 1) {
    const x = r.in(520, 780),
      s = r.in(0.3, 0.95)
    threads += `M${at(x, s)}L${at(x + r.in(-8, 8), s - 0.05)}`
  }
  const kerb = (x: number) =>
    path(
      band(x - 14, x + 14, 1, 0.18),
      linU(['#31406A', mix(STONE, '#4A5A86', 0.3), light(mix(STONE, C.bata, 0.4), 0.2)], 0, 0, 0, EDGE),
    )
  return (
    path(d, linU(['#27375F', '#4B5378', mix(WOOD, '#6C6480', 0.35), WOOD], 0, 0, 0, EDGE)) +
    clipped(d, stroke(seams, '#1B2448', 3, { opacity: 0.5 }) + stroke(threads, '#CFE7F2', 3, { opacity: 0.5 })) +
    kerb(500) +
    kerb(800)
  )
}
/** Grass and bushes of both banks, nearly black, with pale edges. */
function banks(): string {
  const r = rng(21)
  const bush = (x: number, y: number, q: number) =>
    ellipse(x, y, q * 1.2, q, rad([mix('#3A6A72', NIGHT.low, 0.3), '#20405A', NIGHT.dark], 0.36, 0.28, 0.8))
  let grass = ''
  for (let i = 0; i < 90; i += 1) {
    const [x, y] = [i % 2 ? r.in(-10, 330) : r.in(850, 1290), r.in(10, 420)]
    grass += `M${f(x)} ${f(y)}l-4 -11M${f(x + 4)} ${f(y)}l0 -14M${f(x + 8)} ${f(y)}l4 -11`
  }
  return g([
    rect(-10, -10, 1300, 820, linU([NIGHT.dark, '#16284A', '#1E3A52'], 0, 0, 0, 520)),
    stroke(grass, '#4D7F93', 2.4, { opacity: 0.45 }),
    [
      [60, 60, 84],
      [-10, 170, 92],
      [196, 22, 64],
      [900, 26, 66],
      [1040, 80, 88],
      [1190, 40, 96],
      [1260, 190, 92],
    ]
      .map(([x = 0, y = 0, q = 0]) => bush(x, y, q))
      .join(''),
  ])
}
/** A banana plant from above: a star of wet leaves. */
const crown = (x: number, y: number, s: number, turn: number): string =>
  place(
    [0, 52, 108, 168, 226, 292]
      .map((a, i) =>
        place(bananaLeaf(150, mix(C.hutan, NIGHT.middle, 0.42), i, { curl: 0.1, wide: 0.24 }), 0, 0, 1, a + turn),
      )
      .join(''),
    x,
    y,
    s,
  )
/** The dry floor of the hall, warm, its boards toward us. */
function floor(): string {
  let seams = ''
  for (let i = -9; i <= 9; i += 1) seams += `M${640 + i * 84} ${EDGE}L${640 + i * 112} 810`
  return g([
    rect(-10, EDGE - 2, 1300, 190, lin([light(WOOD, 0.34), light(WOOD, 0.06), shade(WOOD, 0.32)], 90)),
    stroke(seams, shade(WOOD, 0.5), 4, { opacity: 0.55 }),
    ellipse(700, 700, 560, 130, glow('#FFD77E', 0.75)),
    lit(rect(-20, EDGE - 13, 1320, 22, lin([light(WOOD, 0.5), shade(WOOD, 0.25)], 90), { rx: 6 }), 3),
  ])
}
/** Somebody far down: a leaf or an umbrella from above, two feet, a lantern. */
const tiny = (x: number, s: number, c: string, isRound: boolean): string => {
  const [px, py] = onStairs(x, s),
    k = s * 1.6,
    ribs = [0, 60, 120]
      .map(
        (a) =>
          `M${f(Math.cos((a * Math.PI) / 180) * 40)} ${f(Math.sin((a * Math.PI) / 180) * 28)}L${f(-Math.cos((a * Math.PI) / 180) * 40)} ${f(-Math.sin((a * Math.PI) / 180) * 28)}`,
      )
      .join('')
  const roof = isRound
    ? lit(ellipse(0, -46, 42, 30, lin([light(c, 0.4), c, shade(c, 0.4)], 60)), 3) +
      g(stroke(ribs, shade(c, 0.5), 2.4, { opacity: 0.6 }) + circle(0, 0, 4, C.kunyit), {
        transform: 'translate(0 -46)',
      })
    : place(bananaLeaf(104, c, 2, { curl: 0.3, wide: 0.3 }), -50, -40, 1, -6)
  return (
    place(
      ellipse(4, 6, 30, 9, NIGHT.dark, { opacity: 0.5 }) +
        stroke('M-8 -20V2M9 -20V6', mix(C.jati, NIGHT.dark, 0.3), 10) +
        ellipse(0, -24, 22, 20, mix(c, NIGHT.middle, 0.5)) +
        roof,
      px,
      py,
      k,
    ) + place(smudge(0, 0, 13), px + 40 * k, py - 8 * k, k * 1.7)
  )
}
/** The line of those who still come. */
const line = (): string =>
  g([
    tiny(560, 0.235, mix(C.sepatu, NIGHT.low, 0.3), true),
    tiny(760, 0.25, mix(C.pisang, NIGHT.low, 0.3), false),
    tiny(420, 0.275, mix(C.toska, NIGHT.low, 0.1), true),
    tiny(640, 0.29, mix(C.daun, NIGHT.low, 0.24), false),
    tiny(900, 0.31, mix(C.kunyit, NIGHT.low, 0.25), true),
    tiny(300, 0.34, mix(C.pisang, NIGHT.low, 0.2), false),
    tiny(560, 0.365, mix(C.jambu, NIGHT.low, 0.2), true),
    tiny(1060, 0.39, mix(C.daun, NIGHT.low, 0.1), false),
  ])

/** Rain that falls away from us: along the rays to the point below. `from`, `to`: how far from it; lines only. */
export function fallingAway(
  n: number,
  from: number,
  to: number,
  width: number,
  o: number,
  seed: number,
  [left, top, right, foot] = [-400, -400, 1700, EDGE - 20],
): string {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < n; i += 1) {
    const a = r.in(Math.PI * 1.1, Math.PI * 1.9),
      far = from + (to - from) * Math.sqrt(r()),
      long = far * r.in(0.06, 0.12),
      [cx, cy] = [Math.cos(a), Math.sin(a)]
    const y = FOOT[1] + cy * far
    const [x, y2, x2] = [FOOT[0] + cx * far, FOOT[1] + cy * (far - long), FOOT[0] + cx * (far - long)]
    if (Math.max(y, y2) > foot || Math.min(y, y2) < top || Math.min(x, x2) < left || Math.max(x, x2) > right) continue
    d += `M${f(FOOT[0] + cx * far)} ${f(y)}L${f(FOOT[0] + cx * (far - long))} ${f(FOOT[1] + cy * (far - long))}`
  }
  return stroke(d, '#D8ECF4', width, { opacity: o })
}
/** Rings and small crowns where drops hit the steps. */
function hits(): string {
  const r = rng(44)
  let rings = '',
    crowns = ''
  for (let i = 0; i < 46; i += 1) {
    const s = r.in(0.46, 0.96),
      [x, y] = onStairs(r.in(-200, 1480), s),
      q = 20 * s
    rings += `M${f(x - q)} ${f(y)}a${f(q)} ${f(q * 0.46)} 0 1 0 ${f(q * 2)} 0a${f(q)} ${f(q * 0.46)} 0 1 0 ${f(-q * 2)} 0`
    crowns += `M${f(x - 4 * s)} ${f(y - 3)}l${f(-4 * s)} ${f(-11 * s)}M${f(x + 4 * s)} ${f(y - 3)}l${f(4 * s)} ${f(-11 * s)}`
  }
  return stroke(rings, '#D8ECF4', 2, { opacity: 0.4 }) + stroke(crowns, '#EAF6FA', 2.4, { opacity: 0.55 })
}
/** Bamboo posts with lights along both sides; all that stands leans away from the point below us. */
function posts(): string {
  const one = (x: number, s: number): string => {
    const [bx, by] = onStairs(x, s),
      far = Math.hypot(bx - FOOT[0], by - FOOT[1]),
      h = 190 * s,
      [tx, ty] = [bx + ((bx - FOOT[0]) / far) * h * 1.1, by + ((by - FOOT[1]) / far) * h]
    return (
      ellipse(bx + 6, by, 16 * s, 6 * s, NIGHT.dark, { opacity: 0.6 }) +
      lit(
        stroke(`M${f(bx)} ${f(by)}L${f(tx)} ${f(ty)}`, mix('#8A7A44', NIGHT.low, 0.3), 13 * s) +
          stroke(`M${f(bx - 2)} ${f(by)}L${f(tx - 2)} ${f(ty)}`, '#C3B25C', 3.4 * s),
        1.6,
      ) +
      place(smudge(0, 0, 17), tx, ty, s * 2.1)
    )
  }
  return [0.32, 0.42].map((s) => one(-250, s) + one(1560, s)).join('')
}
/** A lantern on the floor, its warm circle around it. */
const nearLamp = (): string =>
  ellipse(912, 676, 70, 18, C.jati, { opacity: 0.35 }) + place(lantern({ r: 150 }), 904, 678, 1.06)
/** Night below, light at our feet. */
export const background = (): string =>
  g([
    banks(),
    steps(),
    ramp(),
    g(ellipse(300, -10, 420, 120, NIGHT.dark), { filter: blur(30), opacity: 0.55 }),
    rect(
      -10,
      -10,
      1300,
      300,
      linU(
        [
          [NIGHT.dark, 0, 0.9],
          [NIGHT.dark, 0.45, 0.5],
          [NIGHT.dark, 1, 0],
        ],
        0,
        -10,
        0,
        290,
      ),
    ),
    posts(),
    line(),
    crown(1262, 250, 0.9, 20),
    crown(30, 250, 0.94, 70),
    fallingAway(220, 380, 1200, 1.8, 0.34, 5),
    hits(),
    ellipse(660, 640, 760, 260, glow('#FFB85A', 0.5)),
    floor(),
    nearLamp(),
  ])
/** The nearest drops, at the sides. */
export const foreground = (): string => fallingAway(40, 640, 1200, 4.4, 0.36, 12)
