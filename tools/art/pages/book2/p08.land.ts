/** Book 2, page 8: a dark path between tall grass and one big tree. */
import { groundShadow } from '../../core/light.ts'
import { circle, ellipse, g, glow, lin, path, place, rng } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, light, mix } from '../../palette.ts'
import { blades } from '../../parts/grass.ts'
import { grass, hill, mangoTree, treeLine } from '../../parts/nature.ts'
import { nightCloud, skyOf } from '../../parts/skies.ts'
import { dome, sweptPath } from './sharedHills.ts'

/** Tall grass in layers from x0 to x1, its feet on y. */
function tallGrass(x0: number, x1: number, y: number, h: number, seed: number): string {
  const r = rng(seed)
  return [0, 1, 2]
    .map((layer) => {
      const color = mix(mix(C.hutan, C.daun, layer / 2), C.pisang, layer * 0.16)
      let d = ''
      for (let x = x0; x < x1; x += r.in(13, 24))
        d += blades(
          x,
          y + layer * 12 + r.in(-h * 0.14, h * 0.14),
          3,
          h * r.in(0.7, 1.05) * (1 - layer * 0.16),
          h * 0.5,
          r,
        )
      return path(d, lin([light(color, 0.3), color, mix(color, C.lumut, 0.5)], 90))
    })
    .join('')
}
const hills = (): string =>
  g([
    hill(
      [
        [-20, 360],
        [200, 310],
        [420, 350],
        [640, 312],
        [860, 350],
        [1080, 300],
        [1300, 340],
      ],
      mix(C.hutan, C.gunung, 0.4),
      { d: 0.5, s: 8 },
    ),
    treeLine(-20, 1300, (x: number) => 388 + 6 * Math.sin(x / 90), C.hutan, {
      d: 0.4,
      seed: 5,
      r0: 9,
      r1: 18,
      palms: 3,
    }),
    dome(260, 350, 620, 200, C.daun, 0.24, 33),
    dome(760, 372, 560, 180, C.pisang, 0.22, 45),
    dome(1180, 360, 520, 200, C.daun, 0.2, 31),
  ])
const ground = (): string =>
  g([
    hill(
      [
        [-20, 470],
        [240, 448],
        [640, 436],
        [1000, 448],
        [1300, 474],
      ],
      C.pisang,
      { d: 0, s: 10, seed: 51 },
    ),
    sweptPath([
      [640, 850, 420],
      [660, 740, 300],
      [690, 640, 210],
      [680, 560, 140],
      [630, 500, 90],
      [610, 464, 60],
      [650, 438, 36],
      [720, 412, 24],
      [770, 388, 16],
    ]),
    grass(-20, 1300, (x: number) => 470 + 5 * Math.sin(x / 70), {
      h: 20,
      step: 17,
      color: C.daun,
      tip: C.padi,
      seed: 3,
    }),
  ])
/** Sky, hills, path, tree, and the grass behind the five fireflies. */
export const background = (): string =>
  g([
    skyOf('malam', { sun: [-900, -900], horizon: 0.6, stars: 120, seed: 51 }),
    circle(330, 104, 240, glow('#B9CCFF', 0.45)),
    place(nightCloud(280, 9), 330, 150, 0.95),
    relight(hills(), 'malam'),
    relight(ground(), 'malam'),
    circle(640, 620, 460, glow('#BFD3FF', 0.2)),
    relight(
      place(groundShadow(0, 0, 190, 0.5), 986, 652) + place(mangoTree(580, 5, { crown: 1.02 }).svg, 986, 650),
      'malam',
    ),
    circle(986, 236, 250, glow('#A9C4FF', 0.24)),
    relight(tallGrass(-20, 436, 724, 280, 7), 'malam'),
    ellipse(280, 520, 300, 190, glow('#9FBCF0', 0.2)),
  ])
/** Dark leaves and grass close to us. */
export const foreground = (): string =>
  relight(
    g([
      tallGrass(-20, 490, 826, 130, 17),
      grass(420, 1300, (x: number) => 812 + 4 * Math.sin(x / 60), {
        h: 50,
        step: 16,
        color: C.hutan,
        tip: C.daun,
        seed: 13,
      }),
    ]),
    'malam',
  )
