/** Book 6, page 9: the drop from the gable: the barn's wall and the perch close to us, far below the ground with a round of lamplight. */
import { lit } from '../../core/light.ts'
import { clipped, ellipse, f, g, glow, lin, linU, path, place, rad, rect, rng, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { lantern } from '../../parts/lantern.ts'

const WOOD = '#A06A3C'
/** Two rails that run together far below, and their rungs. */
function ladderDown(): string {
  let rungs = ''
  for (let i = 0; i < 9; i++) {
    const t = (i / 9) ** 0.7,
      y = 800 - t * 560,
      a = 470 + t * 176,
      b = 640 + t * 76
    rungs += stroke(`M${f(a)} ${f(y)}L${f(b)} ${f(y - 10 * (1 - t))}`, light(WOOD, 0.16), 20 * (1 - t) + 6)
  }
  return lit(
    path('M452 820L640 236H652L494 820ZM632 820L712 236H722L668 820Z', lin([light(WOOD, 0.2), shade(WOOD, 0.4)], 20)) +
      rungs,
    3,
  )
}
/** Ground far below: no horizon, a pool of light, the shadows of trees at its rim. */
const below = (): string => {
  const r = rng(12)
  let tufts = ''
  for (let i = 0; i < 90; i++) {
    const x = r.in(420, 1280),
      y = r.in(0, 800)
    if (Math.hypot((x - 900) / 1.25, y - 430) < 270) continue
    tufts += `M${f(x)} ${f(y)}l-3 -8M${f(x + 2)} ${f(y)}v-10M${f(x + 4)} ${f(y)}l4 -8`
  }
  return g([
    rect(-10, -10, 1300, 820, linU(['#253A6E', '#1C2C5C', '#131F48'], 1280, 0, 300, 800)),
    stroke(tufts, '#5C8A8A', 2.4, { opacity: 0.4 }),
    relight(
      g(
        (
          [
            [1200, 40, 120],
            [1270, 150, 90],
            [1090, -10, 100],
            [560, -20, 110],
            [1260, 770, 110],
          ] as const
        ).map(([x, y, q]) =>
          ellipse(x, y, q, q * 0.9, rad([mix(C.daun, C.hutan, 0.3), C.hutan, C.lumut], 0.38, 0.34, 0.7)),
        ),
      ),
      'malam',
    ),
    ellipse(
      900,
      430,
      430,
      350,
      rad(
        [
          ['#FFDE94', 0, 0.95],
          ['#EDAA52', 0.44, 0.74],
          ['#A8683E', 0.74, 0.34],
          ['#4A3A5A', 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ),
    ellipse(900, 450, 210, 150, glow('#FFF2C0', 0.7)),
    ladderDown(),
    ellipse(1120, 604, 46, 14, '#3A1E14', { opacity: 0.4 }),
    place(lantern({ on: true, r: 96 }), 1120, 604, 0.72),
  ])
}
const PLANK = '#B98A54'
/** The wall of the gable at the left, the sill with its nest, very close: it lies over what is behind the owl's feet. */
const wall = (): string => {
  const d = 'M-20 -20H250C196 120 166 260 176 420C182 560 150 690 120 820H-20Z'
  let weave = ''
  for (let y = -10; y < 820; y += 34)
    for (let x = -20; x < 280; x += 34)
      weave += ((x + y) / 34) % 2 ? `M${x} ${y + 9}h28M${x} ${y + 20}h28` : `M${x + 8} ${y}v28M${x + 19} ${y}v28`
  return relight(
    lit(
      path(d, lin([light(PLANK, 0.3), PLANK, shade(PLANK, 0.4)], 30)) +
        clipped(d, stroke(weave, shade(PLANK, 0.34), 4, { opacity: 0.4 })) +
        stroke('M250 -20C196 120 166 260 176 420C182 560 150 690 120 820', '#7A4A26', 26),
      6,
    ),
    'malam',
  )
}
/** The drop, and the wall beside us. */
export const background = (): string => below() + wall()
/** The sill that she sits on, with straw. */
const sill = (): string => {
  const r = rng(4)
  let straw = ''
  for (let i = 0; i < 60; i++)
    straw += `M${f(r.in(60, 620))} ${f(r.in(722, 752))}q${f(r.in(10, 24))} ${f(r.in(-16, 8))} ${f(r.in(30, 56))} ${f(r.in(-10, 12))}`
  return relight(
    lit(
      path(
        'M-20 742C160 724 420 722 640 744C664 760 664 784 640 800L640 830H-20Z',
        lin(['#C08B4F', '#7A4A26', '#4A2A1C'], 84),
      ) + stroke('M-10 766C180 748 420 748 640 766', '#5A3420', 4, { opacity: 0.6 }),
      5,
    ) +
      stroke(straw, '#E2B85C', 5) +
      stroke(straw, '#FBE7A8', 2, { transform: 'translate(-2 -2)' }),
    'malam',
  )
}
/** The sill, over everybody's feet. */
export const foreground = (): string => g(sill())
