/** Book 4, page 1: in front of the house, on swept earth; the old mango tree at the right. Nobody is here yet. */
import { groundShadow, lit } from '../../core/light.ts'
import { ellipse, f, g, linU, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bananaPlant, cloud, flower, grass, mist, volcano } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { cornerGrass, yard } from './yard.ts'

/** The stump at the end of the mat: its seat, stage px. */
export const STUMP = { x: 1236, y: 538 } as const

/** Upper edge of the swept earth. */
const edge = (x: number): number => 584 + 9 * Math.sin(x / 150) + 5 * Math.sin(x / 47)
/** Swept earth where the mat lies, with the arcs of the broom. */
function earth(): string {
  const r = rng(11)
  let d = 'M-20 820',
    pale = '',
    dark = ''
  for (let x = -20; x <= 1300; x += 20) d += `L${x} ${f(edge(x))}`
  for (let i = 0; i < 16; i++) {
    const arc = `M${f(r.in(-40, 1180))} ${f(620 + i * 11)}q60 ${f(r.in(-22, -12))} ${f(r.in(110, 150))} 2`
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
        580,
        20,
        800,
      ),
    ),
    stroke(pale, C.cahaya, 3, { opacity: 0.4 }),
    stroke(dark, C.soga, 2.4, { opacity: 0.16 }),
    grass(-20, 1300, (x: number) => edge(x) + 4, {
      h: 17,
      step: 10,
      color: mix(C.pisang, C.hutan, 0.35),
      tip: C.padi,
      seed: 4,
    }),
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

/** From the green door down to the earth. */
const footpath = (): string =>
  path(
    'M506 444C512 470 470 500 476 528C482 556 452 574 440 600H640C624 574 566 552 556 524C548 500 546 470 548 444Z',
    linU(
      [
        ['#E9CF98', 0],
        ['#F0D49C', 1],
      ],
      0,
      444,
      0,
      600,
    ),
    { opacity: 0.92 },
  ) +
  [
    [522, 462, 13],
    [506, 490, 16],
    [530, 522, 20],
    [506, 556, 24],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.36, lin([light('#C9B79C', 0.4), '#A99A86'], 60)))
    .join('')
const byTheHouse = (): string =>
  g([
    place(bananaPlant(230, 4, 0.04), 92, 470),
    place(bananaPlant(150, 7, 0.04), 176, 464),
    ...[
      [412, 462, C.sepatu],
      [442, 470, C.jambu],
      [604, 464, C.sepatu],
      [640, 470, C.kunyit],
      [668, 462, C.jambu],
      [34, 540, C.putih],
      [836, 542, C.jambu],
      [980, 520, C.putih],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.86, String(c))),
  ])

/** House at the left, tree at the right, and the earth before them. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [138, 96], horizon: 0.6 }),
    volcano(262, 300, 470, 150, 0.92),
    mist(262, 296, 360, 44, 0.8),
    place(cloud(150, 4), 330, 82, 0.9),
    yard({ x: -180, y: 40, k: 1.25 }, { hasTools: false, basket: [752, 408], house: { x: 242, y: 402, s: 1 } }),
    footpath(),
    byTheHouse(),
    earth(),
    place(stump(), STUMP.x, STUMP.y),
  ])
export { cornerGrass as foreground }
