/** Book 5, page 1: before the bamboo wall of Nenek Murni's house, its steps at the right. */
import { lit } from '../../core/light.ts'
import { blur, clipped, ellipse, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { frame } from '../../parts/nature.ts'

/** Bamboo that was painted long ago, the color of the sea by day. */
const STRIP = mix(C.kabut, C.santan, 0.34),
  UNDER = mix(C.gunung, C.toska, 0.3),
  WOOD = '#A8703F'
/** Split bamboo, over and under: each cell three strips, lying or standing. */
function wall(): string {
  const r = rng(11),
    size = 66
  let lying = '',
    standing = '',
    dark = ''
  for (let row = -1; row < 10; row++)
    for (let column = -1; column < 20; column++) {
      const x = column * size + (row % 2) * 6,
        y = row * size
      for (let k = 0; k < 3; k++) {
        const o = 8 + k * 21 + r.in(-1.5, 1.5)
        if ((row + column) % 2) lying += `M${f(x + 3)} ${f(y + o)}h${size - 6}`
        else standing += `M${f(x + o)} ${f(y + 3)}v${size - 6}`
      }
      dark += (row + column) % 2 ? `M${f(x + 2)} ${f(y + 4)}v${size - 8}` : `M${f(x + 4)} ${f(y + 2)}h${size - 8}`
    }
  return g([
    rect(0, 0, 1280, 640, linU([mix(STRIP, UNDER, 0.62), mix(STRIP, UNDER, 0.85)], 0, 0, 200, 640)),
    stroke(standing, mix(STRIP, UNDER, 0.3), 17),
    stroke(lying, mix(STRIP, UNDER, 0.12), 17),
    stroke(standing, light(STRIP, 0.4), 3, { transform: 'translate(-4 0)', opacity: 0.4 }),
    stroke(lying, light(STRIP, 0.55), 3, { transform: 'translate(0 -4)', opacity: 0.5 }),
    stroke(dark, C.nila, 3, { opacity: 0.1 }),
    rect(
      0,
      0,
      1280,
      640,
      linU(
        [
          ['#FFF1C4', 0, 0.6],
          ['#FFF1C4', 0.5, 0.18],
          ['#2F4180', 1, 0.2],
        ],
        0,
        0,
        1280,
        420,
      ),
    ),
  ])
}
/** A beam or post of teak. */
const timber = (x: number, y: number, w: number, h: number): string =>
  lit(rect(x, y, w, h, lin([light(WOOD, 0.35), WOOD, shade(WOOD, 0.35)], w > h ? 90 : 10), { rx: 4 }), 2.6)
/** The steps up to the porch, cut by the right edge. */
function steps(): string {
  const treads = [350, 440, 530, 620].map((y, i) => ({ x: 1010 - i * 26, y }))
  return g([
    rect(1000, 350, 300, 320, linU(['#5A3A2E', '#3F2823'], 0, 350, 0, 670)),
    ...treads.map(
      ({ x, y }) =>
        rect(x + 6, y + 20, 320, 16, '#3B2118', { opacity: 0.5, filter: blur(5) }) +
        lit(
          path(
            `M${x} ${y}L${x + 340} ${y - 4}V${y + 24}L${x} ${y + 26}Q${x - 6} ${y + 13} ${x} ${y}Z`,
            linU([light(WOOD, 0.5), WOOD, shade(WOOD, 0.2)], 0, y, 0, y + 26),
          ) + stroke(`M${x + 20} ${y + 14}h70M${x + 130} ${y + 17}h110`, shade(WOOD, 0.4), 2, { opacity: 0.5 }),
          2.4,
        ),
    ),
    ...treads.slice(1).map(({ x, y }, i) => place(strips(i), x + 70 + i * 34, y - 2)),
  ])
}
/** Strips of bamboo that fell from her knife. */
const strips = (seed: number): string => {
  const r = rng(seed + 3)
  let d = ''
  for (let i = 0; i < 6; i++)
    d += `M${f(r.in(-30, 0))} ${f(r.in(-6, 2))}q${f(r.in(20, 40))} ${f(r.in(-22, 2))} ${f(r.in(50, 80))} ${f(r.in(-8, 4))}`
  return stroke(d, '#F6DFA4', 5) + stroke(d, C.padi, 1.6, { opacity: 0.8 })
}

/** Morning light from the left on the wall; swept earth below. */
export const background = (): string =>
  g([
    wall(),
    timber(-20, 74, 1320, 30),
    timber(196, 96, 34, 560),
    steps(),
    timber(960, -20, 40, 680),
    clipped('M0 620H1280V800H0Z', rect(0, 620, 1280, 180, linU(['#E9C68C', '#F3D9A6', '#E6BE82'], 0, 620, 90, 800))),
    rect(0, 612, 1000, 26, '#5A3420', { opacity: 0.4, filter: blur(9) }),
    ellipse(760, 770, 430, 60, glow('#8A5630', 0.6)),
    stroke('M40 700q120 -26 260 -6M180 760q150 -26 300 0M900 720q120 -20 260 4', '#FFF0CC', 5, { opacity: 0.5 }),
  ])
/** A banana leaf from the upper left, dark against the wall. */
export const foreground = (): string => place(frame([0, 0], 5, 0.62), 0, 0)
