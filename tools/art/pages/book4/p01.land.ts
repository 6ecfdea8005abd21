/** Book 4, page 1: the plain wall of the house in the morning sun, swept earth before it. Nobody is here yet; shadows have it for themselves. */
import { groundShadow, lit } from '../../core/light.ts'
import { ellipse, f, g, glow, lin, linU, path, place, rad, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { leafBall } from '../../parts/mangoTree.ts'
import { bananaPlant, flower, grass } from '../../parts/nature.ts'
import { cornerGrass } from './yard.ts'

/** The stump at the end of the mat: its seat, stage px. */
export const STUMP = { x: 1236, y: 538 } as const

/** Foot of the wall. */
const FOOT = 612
/** Whitewashed clay, brightest where the sun falls on it; a darker band at its foot keeps the rain off. */
function wall(): string {
  const r = rng(5)
  let trowel = ''
  for (let i = 0; i < 46; i++) {
    const x = r.in(-20, 1240),
      y = r.in(110, FOOT - 70),
      w = r.in(30, 34)
    trowel += `M${f(x)} ${f(y)}q${f(w)} ${f(r.in(-9, 9))} ${f(w * 2)} 0`
  }
  return g([
    rect(-10, 60, 1300, FOOT - 60, linU(['#FFF3D8', '#FBE3BC', '#F2D0A0'], 200, 80, 1100, 640)),
    stroke(trowel, '#FFFBEE', 6, { opacity: 0.4 }),
    ellipse(300, 300, 620, 330, glow('#FFFCEB', 0.8)),
    rect(-10, FOOT - 44, 1300, 74, lin(['#F0CB9A', '#E3B37E', '#CF9A66'], 80)),
    stroke(`M-10 ${FOOT - 44}H1290`, '#FFF3D8', 3, { opacity: 0.8 }),
  ])
}
/** The edge of the tiled roof, cut by the frame, with the shade it throws. */
const eave = (): string => {
  const tiles = Array.from({ length: 34 }, (_, i) => {
    const x = -20 + i * 39
    return `M${x} -10V62Q${x + 19.5} 84 ${x + 39} 62V-10Z`
  }).join('')
  return g([
    rect(
      -10,
      56,
      1300,
      74,
      linU(
        [
          [C.manggis, 0, 0.42],
          [C.manggis, 1, 0],
        ],
        0,
        60,
        0,
        130,
      ),
    ),
    lit(path(tiles, lin(['#E08A5B', '#C8663F', '#9E4A30'], 90)), 3),
    stroke(Array.from({ length: 34 }, (_, i) => `M${-20 + i * 39} -10V60`).join(''), '#8C4029', 2.6, { opacity: 0.55 }),
  ])
}
/** Upper edge of the swept earth. */
const edge = (x: number): number => FOOT + 6 * Math.sin(x / 150)
/** Swept earth where the mat lies, with the arcs of the broom. */
function earth(): string {
  const r = rng(11)
  let d = 'M-20 820',
    pale = '',
    dark = ''
  for (let x = -20; x <= 1300; x += 20) d += `L${x} ${f(edge(x))}`
  for (let i = 0; i < 16; i++) {
    const arc = `M${f(r.in(-40, 1180))} ${f(640 + i * 10)}q60 ${f(r.in(-22, -12))} ${f(r.in(110, 150))} 2`
    if (i % 2) pale += arc
    else dark += arc
  }
  return g([
    path(
      `${d}V820Z`,
      linU(
        [
          ['#F3D9A2', 0],
          ['#EAC68A', 0.4],
          ['#DDB074', 1],
        ],
        0,
        600,
        20,
        800,
      ),
    ),
    stroke(pale, C.cahaya, 3, { opacity: 0.4 }),
    stroke(dark, C.soga, 2.4, { opacity: 0.16 }),
  ])
}
const stump = (): string =>
  groundShadow(4, 54, 96, 0.4) +
  lit(
    path(
      'M-38 0C-38 22 -42 38 -50 52C-34 58 -20 50 -6 56C12 62 32 54 50 52C42 38 38 22 38 0Z',
      lin(['#B98450', '#9A6A44', shade('#9A6A44', 0.35)], 15),
    ) +
      stroke('M-24 12C-24 26 -26 36 -30 46M-4 16V48M18 12C18 28 20 36 26 46', shade('#9A6A44', 0.4), 2.4, {
        opacity: 0.5,
      }),
    2.4,
  ) +
  lit(ellipse(0, 0, 38, 11, lin([light('#E0B57E', 0.4), '#DDB07A', '#B98450'], 60)), 1.4) +
  [0.68, 0.36].map((k) => ellipse(0, 0, 38 * k, 11 * k, 'none', { stroke: '#A8774A', 'stroke-width': 1.8 })).join('')

/** A twig of the mango tree reaches in at the upper right; the leaves throw soft spots on the wall. */
const twig = (): string => {
  const r = rng(8)
  const spots = Array.from({ length: 26 }, () => {
    const x = r.in(960, 1270),
      y = r.in(130, 380)
    return ellipse(
      x,
      y,
      r.in(12, 30),
      r.in(6, 13),
      rad(
        [
          [C.manggis, 0, 0.2],
          [C.manggis, 1, 0],
        ],
        0.5,
        0.5,
        0.5,
      ),
      {
        transform: `rotate(${Math.round(r.in(-50, 10))} ${Math.round(x)} ${Math.round(y)})`,
      },
    )
  }).join('')
  return spots + leafBall([1226, 24, 92], 1, r) + leafBall([1290, 104, 84], 2, r) + leafBall([1120, -6, 66], 3, r)
}

/** The wall, and next to nothing on it. */
export const background = (): string =>
  g([
    wall(),
    eave(),
    twig(),
    earth(),
    place(bananaPlant(210, 4, 0.02), 14, 634),
    grass(-20, 1300, (x: number) => edge(x) + 3, {
      h: 13,
      step: 46,
      color: mix(C.pisang, C.hutan, 0.35),
      tip: C.padi,
      seed: 4,
    }),
    flower(292, 610, 0.8, C.sepatu),
    flower(748, 612, 0.8, C.putih),
    place(stump(), STUMP.x, STUMP.y),
  ])
export { cornerGrass as foreground }
