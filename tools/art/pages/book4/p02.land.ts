/** Book 4, page 2: the whole old tree from far below, up to the twig at its very top. */
import { groundShadow } from '../../core/light.ts'
import { circle, ellipse, g, glow, place, rng, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { cloud, flower, grass, hill, mangoTree, mist, palm, treeLine, volcano } from '../../parts/nature.ts'
import { house } from '../../parts/house.ts'
import { leafBall } from '../../parts/mangoTree.ts'
import { skyOf } from '../../parts/skies.ts'
import { cornerGrass } from './yard.ts'

/** The end of the twig the mango hangs on, and the foot of the trunk, stage px. */
export const TWIG = { x: 704, y: 44 } as const
const FOOT = { x: 962, y: 690 } as const
const TREE = mangoTree(690, 3, { crown: 1.06 })

const far = (): string =>
  g([
    place(cloud(200, 4), 330, 250, 0.9),
    place(cloud(150, 8), 480, 90, 0.9),
    volcano(620, 562, 480, 140, 0.9),
    mist(620, 556, 420, 44, 0.8),
    treeLine(-20, 1300, (x: number) => 566 + 6 * Math.sin(x / 80), C.daun, {
      d: 0.4,
      seed: 9,
      r0: 12,
      r1: 24,
      palms: 3,
    }),
    hill(
      [
        [-20, 588],
        [300, 578],
        [700, 586],
        [1040, 574],
        [1300, 590],
      ],
      C.pisang,
      { d: 0.14, s: 10, seed: 3 },
    ),
    place(palm(190, -26, 5, { d: 0.14 }), 1250, 606),
    place(house({ d: 0.06, door: C.hutan, shutter: C.toska }), 1166, 622, 0.62),
  ])
const lawn = (): string =>
  g([
    hill(
      [
        [-20, 640],
        [300, 622],
        [700, 630],
        [1040, 618],
        [1300, 640],
      ],
      C.pisang,
      { s: 12, seed: 13 },
    ),
    grass(-20, 1300, (x: number) => 632 + 8 * Math.sin(x / 190), {
      h: 15,
      step: 11,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
  ])
/** The one clump that rises above all others, and its twig. */
const top = (): string => {
  const r = rng(6)
  return (
    leafBall([848, 42, 88], 1, r) +
    leafBall([778, 72, 56], 3, r) +
    stroke('M812 66C780 14 716 -6 704 46', C.soga, 9) +
    stroke('M810 62C780 12 716 -8 703 42', light(C.soga, 0.4), 2.4)
  )
}
/** Yard, tree up to the edge of the sky, and light around the mango. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [150, 110], horizon: 0.86 }),
    far(),
    lawn(),
    place(groundShadow(0, 0, 330, 0.42) + TREE.svg, FOOT.x, FOOT.y),
    top(),
    circle(TWIG.x, TWIG.y + 62, 150, glow(C.cahaya, 0.9)),
    circle(TWIG.x, TWIG.y + 62, 86, glow(C.kunyit, 0.55)),
    ellipse(420, 760, 560, 40, glow(C.lumut, 0.24)),
    ...[
      [40, 690, C.sepatu],
      [1216, 700, C.putih],
      [1120, 676, C.jambu],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.95, String(c))),
  ])
export { cornerGrass as foreground }
