/** Book 7, page 8: the porch from the nail on its wall: boards far below, a step, the yard; at the left the planks of the wall. */
import { lit } from '../../core/light.ts'
import { blur, clipped, ellipse, f, g, glow, lin, linU, path, rect, rng, stroke } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, light, mix, shade } from '../../palette.ts'

const WOOD = mix(C.tanah, C.mangga, 0.22)
/** The last sun of the day; the colours of things are still their own. */
export const late = (svg: string): string => relight(svg, 'senja') + g(svg, { opacity: 0.3 })
/** Where the boards end and the yard begins. */
const EDGE = 134
const FLOOR = `M-10 ${EDGE}L1300 ${EDGE - 30}V820H-10Z`
/** Grass and path below the porch, far away. */
const yard = (): string => {
  const r = rng(9),
    c = mix(C.daun, C.hutan, 0.3)
  let tufts = ''
  for (let i = 0; i < 60; i++)
    tufts += `M${f(r.in(0, 1280))} ${f(r.in(6, 70))}q-3 -6 -5 -8M${f(r.in(0, 1280))} ${f(r.in(6, 70))}q2 -7 5 -9`
  return g([
    rect(-10, -10, 1300, 300, linU([light(c, 0.28), c, shade(c, 0.24)], 0, -10, 400, 300)),
    stroke(tufts, light(C.padi, 0.2), 2.4, { opacity: 0.4 }),
    path('M470 -10C492 30 476 60 492 100H760C738 66 750 30 720 -10Z', mix(C.santan, C.bata, 0.34), { opacity: 0.8 }),
    path(`M-10 ${EDGE - 40}L1300 ${EDGE - 64}V${EDGE + 20}H-10Z`, C.lumut, { opacity: 0.45, filter: blur(12) }),
  ])
}
/** One step down to the yard. */
const step = (): string =>
  lit(
    path(
      `M448 ${EDGE - 54}L806 ${EDGE - 62}L826 ${EDGE - 6}L430 ${EDGE + 4}Z`,
      lin([light(WOOD, 0.36), WOOD, shade(WOOD, 0.3)], 70),
    ) + stroke(`M440 ${EDGE - 24}L816 ${EDGE - 32}`, shade(WOOD, 0.4), 3, { opacity: 0.5 }),
    4,
  )
/** Boards that run away from the wall, under us. */
const floor = (): string => {
  const r = rng(4)
  let seams = '',
    veins = ''
  for (let i = -7; i <= 9; i++) {
    const x0 = 600 + i * 92,
      x1 = 600 + i * 176
    seams += `M${x0} ${EDGE - 40}L${x1} 820`
    for (let k = 0; k < 3; k++) {
      const t = r.in(0.1, 0.9),
        x = x0 + (x1 - x0) * t + r.in(30, 80),
        y = EDGE + 660 * t
      veins += `M${f(x)} ${f(y)}q4 14 ${f((x1 - x0) * 0.05)} 32`
    }
  }
  return g([
    path(FLOOR, linU([light(WOOD, 0.42), light(WOOD, 0.12), shade(WOOD, 0.18)], 120, 200, 900, 800)),
    clipped(
      FLOOR,
      stroke(seams, shade(WOOD, 0.45), 4.4, { opacity: 0.5 }) + stroke(veins, shade(WOOD, 0.3), 3, { opacity: 0.3 }),
    ),
    stroke(`M-10 ${EDGE}L1300 ${EDGE - 30}`, light(WOOD, 0.6), 5),
  ])
}
/** Long light from the left, and the shadows it makes: his, hers behind the post, the nail's. */
const longLight = (): string =>
  clipped(
    FLOOR,
    g([
      path('M-20 330L1300 420V640L-20 560Z', C.cahaya, { opacity: 0.34, filter: blur(16) }),
      ellipse(300, 470, 420, 200, glow(mix(C.kunyit, C.santan, 0.4), 0.5)),
      path(
        'M600 690C660 650 790 622 880 606C900 586 960 560 1010 572C1062 586 1070 628 1030 648C990 668 930 662 900 644C820 672 740 706 640 706Z',
        C.manggis,
        { opacity: 0.36, filter: blur(6) },
      ),
      path('M1064 690L1300 622V676L1066 712Z', C.manggis, { opacity: 0.34, filter: blur(5) }),
    ]),
  )
/** Where the wall's planks meet the floor, far down at the left. */
const WALL = 'M-10 -10H214L118 820H-10Z'
const wall = (): string => {
  let seams = ''
  for (let i = 0; i < 6; i++) seams += `M${-10} ${70 + i * 150}L${f(206 - i * 17)} ${f(70 + i * 150 + 8)}`
  return g([
    path('M214 -10L300 -10L196 820H118Z', C.manggis, { opacity: 0.3, filter: blur(14) }),
    lit(
      path(
        WALL,
        linU([light(mix(WOOD, C.santan, 0.4), 0.3), mix(WOOD, C.santan, 0.3), shade(WOOD, 0.2)], 0, 0, 200, 800),
      ) +
        clipped(
          WALL,
          stroke(seams, shade(WOOD, 0.45), 5, { opacity: 0.5 }) +
            stroke(seams, light(WOOD, 0.6), 2.4, { opacity: 0.6, transform: 'translate(0 5)' }),
        ),
      6,
    ),
  ])
}
/** The pale place on the wall where the kite has hung for three days. */
const ghost = (): string => clipped(WALL, path('M120 150L196 300L96 640L24 300Z', C.cahaya, { opacity: 0.36 }))
/** Porch, yard, wall. */
export const background = (): string => late(g([yard(), step(), floor(), longLight(), wall(), ghost()]))
/** Nothing hangs before us: the nail is empty. */
export const foreground = (): string => ''
