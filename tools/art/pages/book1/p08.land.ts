/** Book 1, page 8: the huge sky over the valley, seen from the top of the terraces, and the windy grass in front. */
import { f, g, lin, path, place, rng, stroke } from '../../core/svg.ts'
import { C, light, mix } from '../../palette.ts'
import { cloud, flower, grass, hill, mist, palm, sky, terraceHill, treeLine, volcano } from '../../parts/nature.ts'
import { house } from '../../parts/house.ts'
import { lumbung } from '../../parts/lumbung.ts'

/** The height of the smooth bank the friends stand on, at a place across the page. */
const bankAt = (x: number): number => 612 - 34 * Math.sin((x + 120) / 460) + 8 * Math.sin(x / 160)
const GREEN_TIP = light(C.padi, 0.2)

/** The valley far below: hills, the village, terraces going down. */
const valley = (): string =>
  g([
    volcano(1010, 470, 620, 172, 0.92),
    mist(1010, 470, 460, 50, 0.8),
    hill(
      [
        [-20, 462],
        [160, 420],
        [380, 452],
        [620, 430],
        [860, 456],
        [1080, 424],
        [1300, 450],
      ],
      C.hutan,
      { d: 0.72, s: 8, bottom: 640 },
    ),
    treeLine(-20, 1300, (x: number) => 478 + 7 * Math.sin(x / 110), C.daun, {
      d: 0.5,
      seed: 9,
      r0: 9,
      r1: 19,
      palms: 4,
    }),
    terraceHill(150, 590, 760, 122, { n: 9, d: 0.36, seed: 3, lean: -40, flat: 0.14 }),
    place(house({ d: 0.34, door: C.hutan }), 640, 528, 0.34),
    place(house({ d: 0.34, door: C.cabai, shutter: C.nila }), 740, 540, 0.28),
    place(lumbung({ d: 0.3 }), 560, 538, 0.26),
    treeLine(440, 860, (x: number) => 550 - 5 * Math.sin(x / 60), C.daun, {
      d: 0.3,
      seed: 15,
      r0: 9,
      r1: 18,
      palms: 1,
    }),
    terraceHill(1130, 606, 820, 132, { n: 9, d: 0.3, seed: 8, lean: 46, flat: 0.14 }),
    place(palm(150, -22, 5, { d: 0.2 }), 1180, 548, 0.9),
    place(palm(118, 16, 8, { d: 0.26 }), 92, 548, 0.9),
  ])
/** The smooth grass bank on top, with tufts that lean in the wind. */
const bank = (): string =>
  g([
    hill(
      Array.from({ length: 15 }, (_, i) => [-40 + i * 98, bankAt(-40 + i * 98)]),
      C.pisang,
      { s: 12, seed: 12 },
    ),
    grass(-20, 1300, bankAt, { h: 15, step: 9, color: mix(C.pisang, C.daun, 0.4), tip: light(C.padi, 0.3), seed: 4 }),
    grass(-20, 1300, (x: number) => bankAt(x) + 62 + 8 * Math.sin(x / 60), {
      h: 15,
      step: 54,
      color: mix(C.pisang, C.hutan, 0.35),
      tip: GREEN_TIP,
      seed: 6,
    }),
    grass(-20, 1300, (x: number) => bankAt(x) + 126 + 10 * Math.sin(x / 50), {
      h: 18,
      step: 60,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: GREEN_TIP,
      seed: 16,
    }),
    ...[
      [70, 650],
      [190, 700],
      [1010, 660],
      [1120, 704],
      [1230, 640],
      [150, 628],
    ].map(([x = 0, y = 0], i) => flower(x, y, 0.9 + (i % 3) * 0.1, [C.sepatu, C.putih, C.jambu][i % 3])),
  ])
/** Wind one can see: long soft curls and a few seeds that sail with them. */
const wind = (): string => {
  const curls =
    'M90 250C240 214 330 290 470 252C520 238 512 206 486 212M820 330C960 290 1060 372 1190 326C1236 308 1226 278 1202 286M150 400C260 376 330 420 430 398'
  const r = rng(11)
  const seeds = Array.from({ length: 9 }, () =>
    place(
      stroke('M0 0Q10 -12 -2 -18M0 0Q8 -8 8 -19M0 0Q12 -4 18 -15M0 0Q12 0 22 -5', C.putih, 2, { opacity: 0.85 }) +
        stroke('M0 0L-7 7', light(C.soga, 0.3), 1.6),
      r.in(70, 1230),
      r.in(230, 470),
      r.in(0.8, 1.3),
      r.in(-20, 30),
    ),
  )
  return stroke(curls, '#FFFFFF', 5, { opacity: 0.42 }) + seeds.join('')
}
/** The sky, the valley, the wind and the bank. */
export const background = (): string =>
  g([
    sky('siang', { sun: [140, 96], horizon: 0.66 }),
    place(cloud(240, 3), 280, 176),
    place(cloud(150, 6), 1010, 150),
    place(cloud(120, 9), 884, 316, 0.9),
    place(cloud(170, 12), 1150, 286, 0.9),
    place(cloud(110, 15), 120, 330, 0.9),
    valley(),
    wind(),
    bank(),
  ])
/** Tall grass at our feet, bent to the right by the wind. */
export const foreground = (): string => {
  const r = rng(21)
  let dark = '',
    pale = ''
  for (let x = -30; x < 1300; x += r.in(9, 17)) {
    const edge = Math.min(1, Math.abs(x - 660) / 520),
      h = r.in(34, 54) + 52 * edge * edge,
      bend = h * r.in(0.25, 0.5),
      blade = `M${f(x)} 812Q${f(x + bend * 0.2)} ${f(806 - h * 0.6)} ${f(x + bend)} ${f(804 - h)}Q${f(x + bend * 0.5 + 6)} ${f(806 - h * 0.5)} ${f(x + 9)} 812Z`
    if (r() < 0.55) dark += blade
    else pale += blade
  }
  return path(dark, lin([C.hutan, C.lumut], 90)) + path(pale, lin([C.daun, C.hutan], 90))
}
