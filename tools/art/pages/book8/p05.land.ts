/** Book 8, page 5: the hall's edge from outside and below: eaves with streaming tiles, warm rafters, a lantern far behind, wet planks of the rail. */
import { lit } from '../../core/light.ts'
import { circle, ellipse, f, g, glow, lin, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { lantern } from '../../parts/lantern.ts'
import { NIGHT, splashes } from './sharedRain.ts'

const WOOD = '#A66B3A'
/** Upper edge of the rail: who stands behind it is seen above it. */
export const RAIL = 604
/** Height of the eaves' edge at an x: seen from below it is an arch. */
export const eaveAt = (x: number): number => 84 + ((x - 640) / 640) ** 2 * 44
/** The middle of each tile's end. */
export const TILES: readonly number[] = Array.from({ length: 23 }, (_, i) => -20 + i * 60)

/** Where the lantern hangs, far behind them. */
const LAMP = { x: 806, y: 250 } as const
/** Rafters seen from below, all toward one point, and the beam they end on far inside; beyond it the night. */
function ceiling(): string {
  let rafters = '',
    edges = '',
    bars = ''
  for (let i = -9; i <= 9; i += 1) {
    const [x1, x2] = [640 + i * 104, 640 + i * 62]
    rafters += `M${x1} 60L${x2} 372`
    edges += `M${x1 - 4} 60L${x2 - 3} 372`
  }
  for (let x = 20; x < 1280; x += 64) bars += `M${x} 520V640`
  return g([
    rect(-10, -10, 1300, 400, lin(['#241410', '#56301C', '#8A5228'], 90)),
    stroke(rafters, '#331C14', 17),
    stroke(edges, '#F0B45A', 3.4, { opacity: 0.5 }),
    rect(-10, 388, 1300, 250, lin([NIGHT.top, NIGHT.middle], 90)),
    path('M-10 520Q200 440 420 492T860 470T1290 500V640H-10Z', NIGHT.dark),
    stroke(bars, shade(WOOD, 0.4), 10),
    rect(-10, 508, 1300, 16, shade(WOOD, 0.2)),
    rect(-10, 358, 1300, 34, lin([light(WOOD, 0.2), shade(WOOD, 0.5)], 90)),
  ])
}
/** A post that runs together with the others, high above us. */
const post = (foot: number, top: number): string =>
  lit(
    path(
      `M${foot - 27} 640L${top - 19} 60H${top + 19}L${foot + 27} 640Z`,
      lin([light(WOOD, 0.35), shade(WOOD, 0.1), shade(WOOD, 0.55)], 4),
    ),
    3,
  )
/** One tile end, its row `up` higher and half a tile aside: a trough that pours. */
function tile(x: number, y: number, i: number, isEnd: boolean): string {
  const c = mix(mix('#8A4738', C.bata, 0.2), NIGHT.middle, isEnd ? 0.42 : 0.6)
  return (
    path(
      `M${x - 33} -12L${x - 30} ${f(y - 10)}Q${x - 16} ${f(y + 13)} ${x} ${f(y + 13)}T${x + 30} ${f(y - 10)}L${x + 33} -12Z`,
      lin([shade(c, 0.05), mix(c, C.air, i % 3 === 0 ? 0.2 : 0.06), shade(c, 0.5)], 14),
    ) +
    stroke(
      `M${x - 30} ${f(y - 9)}Q${x - 16} ${f(y + 13)} ${x} ${f(y + 13)}T${x + 30} ${f(y - 9)}`,
      '#BFDDE8',
      isEnd ? 4.6 : 3,
      {
        opacity: isEnd ? 0.6 : 0.3,
      },
    ) +
    stroke(`M${x - 13} ${f(y - 34)}L${x - 12} ${f(y - 8)}`, '#D8ECF4', 4, { opacity: isEnd ? 0.36 : 0.16 })
  )
}
/** The roof's edge: two rows of wet tiles, cold light on their rims. */
function eaves(): string {
  const under = TILES.map((x, i) => `${i ? 'L' : 'M'}${x - 30} ${f(eaveAt(x - 30) + 8)}`).join('')
  return g([
    path(`${under}V-10H-10Z`, NIGHT.dark),
    TILES.map((x, i) => tile(x, eaveAt(x), i, true)).join(''),
    TILES.map((x, i) => tile(x + 30, eaveAt(x + 30) - 50, i + 1, false)).join(''),
    stroke(`M-10 70Q640 -22 1290 70`, NIGHT.dark, 5, { opacity: 0.25 }),
  ])
}
/** Where nobody moves: under the roof, warm and dry, and the night behind. */
export const background = (): string =>
  g([
    ceiling(),
    post(356, 452),
    post(1000, 880),
    ellipse(LAMP.x - 90, 350, 640, 380, glow('#FFB84E', 0.95)),
    ellipse(LAMP.x, LAMP.y, 300, 240, glow('#FFE9B0', 0.9)),
    planks(),
    eaves(),
    stroke(`M${LAMP.x} 100V${LAMP.y - 86}`, C.jati, 4),
    place(lantern({ r: 0 }), LAMP.x, LAMP.y, 1.04),
  ])
/** Planks below the rail, wet and dark. */
function planks(): string {
  const r = rng(8),
    c = mix(WOOD, NIGHT.middle, 0.46)
  let veins = '',
    drips = ''
  for (let i = 0; i < 34; i += 1)
    veins += `M${f(r.in(0, 1240))} ${f(r.in(652, 800))}q18 ${f(r.in(-3, 3))} ${f(r.in(26, 60))} 0`
  for (let i = 0; i < 15; i += 1) drips += `M${f(r.in(10, 1270))} ${RAIL + 40}v${f(r.in(20, 130))}`
  return g([
    rect(-10, RAIL + 20, 1300, 200, lin([mix(c, NIGHT.dark, 0.2), mix(c, NIGHT.dark, 0.62)], 90)),
    stroke('M-10 708H1290M-10 772H1290', NIGHT.dark, 5, { opacity: 0.6 }),
    stroke('M-10 712H1290M-10 776H1290', '#8FB0C8', 2, { opacity: 0.3 }),
    stroke(veins, NIGHT.dark, 2.6, { opacity: 0.3 }),
    stroke(drips, '#BFDDE8', 3, { opacity: 0.26 }),
    Array.from({ length: 16 }, () =>
      circle(r.in(10, 1270), RAIL + r.in(46, 50), r.in(3, 5.5), '#CFE6EE', { opacity: 0.8 }),
    ).join(''),
  ])
}
/** The rail's beam between us and them, water dancing on it. */
export const foreground = (): string =>
  g([
    lit(
      rect(-10, RAIL, 1300, 42, lin([light(WOOD, 0.4), mix(WOOD, NIGHT.low, 0.3), mix(WOOD, NIGHT.dark, 0.6)], 90), {
        rx: 12,
      }),
      3,
    ),
    stroke(`M-4 ${RAIL + 7}H1284`, '#FFE2AE', 4, { opacity: 0.5, 'stroke-dasharray': '90 22 40 16' }),
    splashes(20, 1260, RAIL + 4, 34, 6, 12),
  ])
