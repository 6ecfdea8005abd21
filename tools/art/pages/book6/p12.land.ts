/** Book 6, page 12: out of the owl's house across the field: silver rice, the moon, and far off the porch, a warm box of light; the round hole frames it. */
import { lit } from '../../core/light.ts'
import { blur, clipped, ellipse, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { lampGlow, relight } from '../../core/time.ts'
import { C, light } from '../../palette.ts'
import { lantern } from '../../parts/lantern.ts'
import { hill, mist, palm, treeLine } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { lamplit } from './sharedNight.ts'

/** The floor of the porch, stage pixels. */
export const FLOOR = 516
const porch = (): string => {
  let posts = '',
    rails = '',
    straw = ''
  const r = rng(8)
  for (const x of [430, 600, 770, 900]) posts += `M${x} 338V${FLOOR + 64}`
  for (let x = 446; x < 900; x += 24) rails += `M${x} ${FLOOR - 56}V${FLOOR}`
  for (let i = 0; i < 120; i++) {
    const x = r.in(490, 840)
    straw += `M${f(x)} ${f(r.in(236, 320))}l${f((x - 660) * 0.05)} 18`
  }
  return g([
    lamplit(
      g([
        rect(420, 330, 490, FLOOR - 330, linU(['#F2C98A', '#E0AE6A'], 0, 330, 0, FLOOR)),
        stroke('M420 372H910M420 414H910M420 456H910', '#B98A54', 3, { opacity: 0.5 }),
        rect(700, 378, 84, FLOOR - 378, lin([light(C.toska, 0.2), C.toska], 60), { rx: 4 }),
        lit(rect(404, FLOOR, 520, 18, lin(['#C98F50', '#8A5630'], 80)), 2),
        stroke(
          `M440 ${FLOOR + 20}V${FLOOR + 66}M610 ${FLOOR + 20}V${FLOOR + 66}M780 ${FLOOR + 20}V${FLOOR + 66}M890 ${FLOOR + 20}V${FLOOR + 66}`,
          '#6B3F2A',
          12,
        ),
      ]),
    ),
    lampGlow(520, 384, 150, 0.9),
    lampGlow(846, 384, 120, 0.8),
    stroke('M520 330V352M846 330V352', '#5A3420', 3),
    place(lantern({ on: true, r: 0 }), 520, 408, 0.6),
    place(lantern({ on: true, r: 0 }), 846, 408, 0.6),
    relight(
      lit(
        path(
          'M356 344C420 300 470 250 500 214H820C850 250 900 300 972 344Q660 326 356 344Z',
          lin(['#C39A54', '#8A6430'], 70),
        ) + stroke(straw, '#7A5A2C', 2.4, { opacity: 0.6 }),
        4,
      ),
      'malam',
    ),
    stroke('M360 346Q660 328 968 346', '#FFD08A', 3, { opacity: 0.6 }),
    lamplit(stroke(posts, '#8A5630', 11)),
    lamplit(stroke(rails, '#8A5630', 4) + stroke(`M430 ${FLOOR - 58}H690M800 ${FLOOR - 58}H900`, '#A06A3C', 8)),
  ])
}
/** Moon, hills, the silver field, the porch. */
const field = (): string => {
  const r = rng(3)
  let ears = '',
    dark = ''
  for (let row = 0; row < 9; row++)
    for (let x = 0; x < 1280; x += 15) {
      const y = 590 + row * row * 2.6 + row * 8,
        h = 12 + row * 3.4
      const s = `M${f(x + r.in(-6, 6))} ${f(y)}q${f(r.in(0, 5))} ${f(-h * 0.8)} ${f(r.in(6, 12))} ${f(-h)}`
      if ((x / 15 + row) % 3) ears += s
      else dark += s
    }
  return g([
    skyOf('malam', { sun: [330, 168], horizon: 0.7, stars: 120, seed: 51 }),
    relight(
      hill(
        [
          [-20, 470],
          [240, 396],
          [500, 440],
          [800, 400],
          [1060, 372],
          [1300, 440],
        ],
        C.hutan,
        { d: 0.45, brush: false },
      ) +
        treeLine(-20, 1300, () => 540, C.hutan, { d: 0.3, seed: 5, r0: 22, r1: 46, palms: 0 }) +
        place(palm(230, 40, 3, { d: 0.2, simple: true }), 1010, 566) +
        place(palm(210, -34, 6, { d: 0.2, simple: true }), 330, 566),
      'malam',
    ),
    mist(640, 560, 700, 60, 0.5, '#A9C4F2'),
    rect(-10, 560, 1300, 250, linU(['#7E9CC8', '#56779E', '#2E4A72'], 0, 560, 0, 780)),
    ellipse(660, 600, 360, 46, glow('#FFC765', 0.5)),
    stroke(dark, '#3A5A80', 3, { opacity: 0.7 }),
    stroke(ears, '#D6E4FA', 3, { opacity: 0.72 }),
    porch(),
  ])
}
const HOLE =
  'M1160 400C1160 610 950 770 640 770C330 770 120 610 120 400C120 190 330 34 640 34C950 34 1160 190 1160 400Z'
/** The dark wood all round, seen from inside; it lies before the field and behind the owls. */
const frame = (): string => {
  const all = `M-20 -20H1300V820H-20Z${HOLE}`,
    r = rng(11)
  let veins = ''
  for (let i = 0; i < 60; i++)
    veins += `M${f(r.in(-20, 1200))} ${f(r.in(0, 800))}q${f(r.in(30, 60))} ${f(r.in(-5, 5))} ${f(r.in(80, 140))} 0`
  return g([
    path(all, linU(['#2E1C16', '#3C2418', '#20120F'], 0, 0, 0, 800), { 'fill-rule': 'evenodd' }),
    g(
      clipped(
        'M-20 -20H1300V34H-20ZM-20 -20H120V820H-20ZM1160 -20H1300V820H1160ZM-20 770H1300V820H-20Z',
        stroke(veins, '#5A3826', 4, { opacity: 0.6 }),
      ),
    ),
    stroke(HOLE, '#120A0A', 34, { opacity: 0.5, filter: blur(8) }),
    stroke(HOLE, '#6B4630', 20),
    stroke(HOLE, '#A9C0E8', 3, { opacity: 0.5, transform: 'translate(5 6) scale(0.99)' }),
  ])
}
/** All that is seen through the hole, and the wood around it. */
export const background = (): string => field() + frame()
/** Straw of the nest, close to us. */
export const foreground = (): string => {
  const r = rng(6)
  let straw = ''
  for (let i = 0; i < 110; i++)
    straw += `M${f(r.in(-20, 1260))} ${f(r.in(768, 806))}q${f(r.in(14, 30))} ${f(r.in(-22, 6))} ${f(r.in(40, 76))} ${f(r.in(-8, 16))}`
  return relight(
    g([stroke(straw, '#A8813A', 6), stroke(straw, '#E9CD8C', 2.4, { transform: 'translate(-2 -3)' })]),
    'malam',
  )
}
