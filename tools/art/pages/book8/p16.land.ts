/** Book 8, page 16, the land: the valley in the morning sun from the top step of the hall, the river back in its bed, and the boards of the floor. */
import { lit } from '../../core/light.ts'
import { blur, circle, ellipse, f, g, glow, lin, linU, path, place, rad, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { house } from '../../parts/house.ts'
import { hill, mist, treeLine, volcano } from '../../parts/nature.ts'
import { cloud } from '../../parts/sky.ts'
import { hangingDrop, kentongan } from './sharedPipe.ts'

const WOOD = '#A66B3A'
/** Where the boards of the floor begin. */
const FLOOR = 690
const sky = (): string =>
  g([
    rect(
      -10,
      -10,
      1300,
      480,
      linU(
        [
          ['#86CBD6', 0],
          ['#C2E6DD', 0.4],
          ['#FBEBC0', 0.76],
          ['#FFDFA8', 1],
        ],
        0,
        0,
        60,
        420,
      ),
    ),
    circle(300, 170, 330, glow(C.cahaya, 0.95)),
    circle(300, 170, 50, rad(['#FFFDF0', '#FFF0B8', '#FFDD7C'], 0.42, 0.4, 0.7)),
    place(cloud(200, 4), 1010, 130),
    g(place(cloud(130, 9), 486, 110), { opacity: 0.7 }),
  ])
/** Hills, mist between them, Nenek's house at the upper right, the calm river. */
const valley = (): string =>
  g([
    volcano(380, 430, 620, 230, 0.82),
    mist(420, 420, 520, 70, 0.8, '#FFF1CE'),
    hill(
      [
        [-20, 366],
        [120, 350],
        [300, 392],
        [470, 420],
        [640, 410],
        [820, 440],
      ],
      C.daun,
      { bottom: 560, d: 0.5, s: 5, seed: 8 },
    ),
    hill(
      [
        [700, 480],
        [860, 452],
        [960, 392],
        [1050, 310],
        [1120, 252],
        [1200, 226],
        [1300, 240],
      ],
      C.daun,
      { bottom: 620, d: 0.34, s: 6, seed: 5 },
    ),
    place(house({ d: 0.3 }), 1196, 236, 0.4),
    treeLine(1230, 1300, () => 246, C.daun, { d: 0.3, seed: 9, r0: 12, r1: 26, palms: 0 }),
    mist(840, 450, 420, 80, 0.85, '#FFF6DC'),
    hill(
      [
        [-20, 470],
        [140, 448],
        [320, 470],
        [520, 520],
        [760, 500],
        [1000, 470],
        [1300, 430],
      ],
      C.daun,
      { bottom: 720, d: 0.2, s: 7, seed: 3 },
    ),
    terraceLines(),
    river(),
    treeLine(-20, 130, () => 500, C.daun, { d: 0.14, seed: 6, r0: 18, r1: 34, palms: 0 }),
    mist(180, 560, 300, 50, 0.5, '#FFF6DC'),
    hill(
      [
        [-20, 610],
        [110, 622],
        [260, 660],
        [420, 668],
        [640, 680],
        [900, 640],
        [1300, 560],
      ],
      mix(C.daun, C.hutan, 0.3),
      { bottom: 760, d: 0.04, s: 8, seed: 11 },
    ),
  ])
/** Small fields in steps on Nenek's hill and at its foot. */
const terraceLines = (): string =>
  stroke(
    'M1046 338Q1120 318 1290 326M1006 380Q1120 352 1290 366M966 424Q1110 392 1290 410M930 462Q1080 440 1290 452',
    light(C.padi, 0.3),
    5,
    { opacity: 0.55 },
  ) +
  stroke(
    'M1046 345Q1120 325 1290 333M1006 387Q1120 359 1290 373M966 431Q1110 399 1290 417M930 469Q1080 447 1290 459',
    mix(C.daun, C.lumut, 0.5),
    4,
    { opacity: 0.3 },
  )
const river = (): string =>
  path(
    'M330 478C270 486 196 494 210 516S300 540 290 566S170 600 140 640H330C360 604 400 582 372 552S262 522 276 506S330 490 356 484Z',
    lin([C.langit, mix(C.air, C.cahaya, 0.45), C.air], 80),
  ) +
  stroke('M226 512q28 -8 50 -10M300 544q34 8 56 12M216 590q40 -12 84 -20M190 622q50 -8 100 -8', C.putih, 3.4, {
    opacity: 0.8,
  })
/** The floor of the hall, its edge wet. */
const floor = (): string => {
  const r = rng(8)
  let veins = '',
    seams = ''
  for (let i = 0; i < 26; i += 1)
    veins += `M${f(r.in(-20, 1260))} ${f(r.in(FLOOR + 20, 800))}q26 ${f(r.in(-3, 3))} 60 0`
  for (let i = -8; i <= 8; i += 1) seams += `M${640 + i * 104} ${FLOOR + 12}L${640 + i * 150} 812`
  return g([
    ellipse(640, FLOOR + 8, 760, 30, C.lumut, { opacity: 0.35, filter: blur(10) }),
    rect(-10, FLOOR, 1300, 130, lin([light(WOOD, 0.3), WOOD, shade(WOOD, 0.34)], 90)),
    rect(-10, FLOOR - 4, 1300, 16, lin([light(WOOD, 0.62), light(WOOD, 0.1)], 90), { rx: 6 }),
    stroke(seams, shade(WOOD, 0.46), 4, { opacity: 0.5 }),
    stroke(veins, shade(WOOD, 0.4), 2.4, { opacity: 0.3 }),
    ellipse(640, FLOOR + 28, 390, 17, shade(WOOD, 0.7), { opacity: 0.42, filter: blur(7) }),
    ellipse(1130, 784, 130, 14, shade(WOOD, 0.7), { opacity: 0.42, filter: blur(6) }),
  ])
}
/** Post, eaves and a slit drum at the left; the last drops of the night hang from the eaves. */
const frame = (): string =>
  g([
    lit(rect(26, -20, 52, FLOOR + 40, lin([light(WOOD, 0.42), WOOD, shade(WOOD, 0.4)], 4)), 4),
    lit(path('M-10 -10H1290V22Q640 52 -10 22Z', lin([shade(WOOD, 0.5), WOOD], 90)), 4),
    [116, 236, 330, 452, 640, 884, 1006, 1180]
      .map((x, i) => place(hangingDrop(6 + (i % 3)), x, 21 + 15 * (1 - ((x - 640) / 650) ** 2)))
      .join(''),
    place(kentongan(), 170, 34, 1.02),
  ])
/** Everything behind the sprites. */
export const background = (): string => g([sky(), valley(), frame(), floor()])
