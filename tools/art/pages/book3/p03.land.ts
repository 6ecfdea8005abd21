/** Book 3, page 3: the path beside the sawah, the lumbung behind it; paw prints and web prints cross in the dust. */
import { ellipse, g, glow, lin, path, place, stroke } from '../../core/svg.ts'
import { groundShadow } from '../../core/light.ts'
import { bird } from '../../parts/farBird.ts'
import { cloud, flower, grass, hill, mist, palm, sky, terraceHill, treeLine, volcano } from '../../parts/nature.ts'
import { lumbung } from '../../parts/lumbung.ts'
import { C, light, mix } from '../../palette.ts'
import { youngRice } from './shared.ts'
import { duckPrints, mirrorWater, riceWall } from './sharedRice.ts'

const pathTop = (x: number): number => 566 - 16 * Math.sin(x / 380 + 0.4),
  pathFoot = (x: number): number => 706 - 14 * Math.sin(x / 340 + 0.2)

const farLand = (): string =>
  g([
    sky('siang', { sun: [404, 108], horizon: 0.5 }),
    place(cloud(200, 4), 830, 150, 0.95),
    place(cloud(130, 7), 560, 206, 0.8),
    place(cloud(150, 2), 1180, 200, 0.8),
    place(bird(0.3), 640, 128),
    place(bird(0.24), 676, 142),
    volcano(700, 380, 460, 170, 0.72),
    hill(
      [
        [-20, 330],
        [180, 300],
        [420, 350],
        [640, 366],
        [900, 322],
        [1110, 288],
        [1300, 320],
      ],
      C.gunung,
      {
        d: 0.5,
        s: 8,
        bottom: 470,
        brush: false,
      },
    ),
    mist(640, 374, 620, 40, 0.85),
    terraceHill(1150, 430, 560, 84, { n: 7, d: 0.36, seed: 8, lean: 40, flat: 0.15 }),
    treeLine(-20, 1300, (x: number) => 412 + 6 * Math.sin(x / 100), C.daun, {
      d: 0.42,
      seed: 25,
      r0: 12,
      r1: 26,
      palms: 1,
    }),
  ])
/** The rice barn under its palms at the left. */
const barn = (): string =>
  g([
    place(palm(270, -24, 2, { d: 0.1 }), 262, 470, 0.95),
    hill(
      [
        [-20, 462],
        [120, 448],
        [280, 456],
        [390, 486],
        [440, 530],
      ],
      C.pisang,
      { d: 0.12, s: 6, bottom: 560, brush: false },
    ),
    place(groundShadow(0, 0, 190, 0.3) + lumbung({ d: 0.08 }), 116, 486, 0.68),
  ])
const farFields = (): string =>
  g([
    mirrorWater(
      -20,
      1300,
      () => 446,
      (x) => pathTop(x) + 8,
      5,
    ),
    ellipse(404, 500, 120, 40, glow(C.cahaya, 0.9)),
    riceWall(300, 1320, (x) => 464 + 5 * Math.sin(x / 120), { h: 62, d: 0.18, rows: 2, step: 26, seed: 4, ears: 0.1 }),
  ])
const nearFields = (): string =>
  g([
    youngRice(330, 1310, (x) => 506 + 5 * Math.sin(x / 170 + 1), { h: 33, step: 32, seed: 6, d: 0.06 }),
    youngRice(-20, 1310, (x) => pathTop(x) - 12, { h: 40, step: 36, seed: 9 }),
  ])
function ground(): string {
  let edge = 'M-20 830',
    dust = ''
  for (let x = -20; x <= 1300; x += 40) {
    edge += `L${x} ${pathTop(x)}`
    dust += `${x < 0 ? 'M' : 'L'}${x} ${pathTop(x) + 22}`
  }
  for (let x = 1300; x >= -20; x -= 40) dust += `L${x} ${pathFoot(x)}`
  const earth = mix(C.kunyit, C.soga, 0.3)
  return g([
    path(`${edge}L1300 830Z`, lin([light(C.pisang, 0.2), C.pisang, C.daun, mix(C.daun, C.hutan, 0.45)], 88)),
    grass(-20, 1300, (x) => pathTop(x) + 3, {
      h: 18,
      step: 14,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    path(`${dust}Z`, lin([light(earth, 0.4), earth, mix(C.soga, C.tanah, 0.3)], 86), { opacity: 0.92 }),
    stroke(
      'M60 612q60 -6 120 -4M560 600q60 6 120 4M980 616q60 -2 110 -8M700 676q70 4 130 0M240 668q50 6 90 4',
      light(C.kunyit, 0.6),
      4,
      { opacity: 0.5 },
    ),
    grass(-20, 1300, (x) => pathFoot(x) + 2, {
      h: 15,
      step: 13,
      color: mix(C.pisang, C.daun, 0.6),
      tip: C.padi,
      seed: 9,
    }),
    duckPrints(
      [
        [560, 676],
        [534, 690],
        [506, 682],
        [482, 694],
        [458, 684],
        [434, 694],
      ],
      0.55,
    ),
    ...[
      [70, 760, C.putih],
      [116, 776, C.jambu],
      [1130, 768, C.sepatu],
      [1190, 752, C.putih],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.9, String(c))),
    ellipse(640, 796, 700, 56, C.hutan, { opacity: 0.16 }),
    grass(-20, 140, () => 808, { h: 54, step: 16, color: C.hutan, tip: C.daun, seed: 13 }),
    grass(1150, 1300, () => 808, { h: 54, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
  ])
}
/** The small round prints of a kitten through points. */
const paws = (points: readonly (readonly [number, number])[]): string =>
  points
    .map(([x, y], i) =>
      place(
        ellipse(0, 3, 6, 5, mix(C.tanah, C.jati, 0.4)) +
          [-6, 0, 6].map((dx) => ellipse(dx, -5 - (dx ? 0 : 2), 2.4, 2.8, mix(C.tanah, C.jati, 0.4))).join(''),
        x,
        y + (i % 2 ? 6 : -6),
        0.8,
        72,
      ),
    )
    .join('')
/** Everything behind the children. */
export const background = (): string =>
  farLand() +
  farFields() +
  barn() +
  nearFields() +
  ground() +
  g(
    paws([
      [602, 640],
      [640, 652],
      [680, 646],
      [718, 656],
    ]),
    { opacity: 0.4 },
  )
/** Nothing lies over the children: the near grass is part of the land. */
export const foreground = (): string => ''
