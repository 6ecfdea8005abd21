/** Book 3, page 12: the village yard in the early evening; strings of first lamps between bamboo poles, flags, the barn. */
import { groundShadow } from '../../core/light.ts'
import { circle, ellipse, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { lampPool, relight } from '../../core/time.ts'
import { C, mix } from '../../palette.ts'
import { umbulUmbul } from '../../parts/festival.ts'
import { house } from '../../parts/house.ts'
import { lampString } from '../../parts/lampString.ts'
import { lumbung } from '../../parts/lumbung.ts'
import { grass, hill, palm, terraceHill, treeLine } from '../../parts/nature.ts'
import { bambooPole } from '../../parts/poles.ts'

const sky = (): string =>
  rect(
    0,
    0,
    1280,
    800,
    linU(
      [
        ['#2E3C7C', 0, 1],
        ['#65559A', 0.35, 1],
        ['#C4749F', 0.66, 1],
        ['#F7A184', 0.88, 1],
        ['#FFCB92', 1, 1],
      ],
      0,
      0,
      30,
      440,
    ),
  ) +
  circle(200, 430, 440, glow('#FFC98A', 0.6)) +
  [
    [130, 90, 3],
    [420, 60, 2.2],
    [760, 46, 2.6],
    [1130, 96, 2.2],
    [930, 140, 1.8],
    [560, 150, 1.8],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r * 4, glow('#FFF6D6', 0.5)) + circle(x, y, r, '#FFF6D6'))
    .join('')
const far = (): string =>
  g([
    hill(
      [
        [-20, 380],
        [200, 326],
        [460, 362],
        [740, 330],
        [1020, 364],
        [1300, 324],
      ],
      C.hutan,
      { d: 0.52, s: 8, bottom: 560 },
    ),
    terraceHill(640, 436, 560, 72, { n: 5, d: 0.32, seed: 8, flat: 0.16 }),
    treeLine(-20, 1300, (x: number) => 430 + 7 * Math.sin(x / 90), C.daun, {
      d: 0.24,
      seed: 9,
      r0: 14,
      r1: 28,
      palms: 2,
    }),
    place(palm(290, -30, 5, { d: 0.08 }), 420, 480, 0.94),
    place(palm(250, 30, 4, { d: 0.08 }), 892, 476, 0.94),
    place(house({ d: 0.06, lamp: true, door: C.hutan }), 152, 488, 0.86),
    place(lumbung({ d: 0.06 }), 1120, 500, 0.92),
  ])
/** Swept earth with broom arcs. */
const yard = (): string => {
  const r = rng(7)
  const arcs = Array.from({ length: 18 }, (_, i) => {
    const w = 56 + i * 6
    return `M${f(r.in(-60, 1180))} ${f(520 + i * 15)}q${f(w)} ${f(-w * 0.2)} ${f(w * 2)} ${f(r.in(-2, 6))}`
  }).join('')
  return g([
    path(
      'M-20 494C200 470 420 478 640 474C880 468 1100 478 1300 496V820H-20Z',
      linU(
        [
          ['#EBC38C', 0, 1],
          ['#DDAA72', 0.5, 1],
          ['#C98E58', 1, 1],
        ],
        0,
        480,
        30,
        800,
      ),
    ),
    stroke(arcs, '#FFE9BE', 3, { opacity: 0.3 }),
    grass(-20, 1300, (x: number) => 492 + 6 * Math.sin(x / 60), {
      h: 14,
      step: 13,
      color: mix(C.pisang, C.hutan, 0.4),
      tip: C.padi,
      seed: 3,
    }),
    place(groundShadow(0, 0, 120, 0.3, C.tanah), 30, 540),
    place(umbulUmbul({ h: 400 }), 26, 540),
    place(umbulUmbul({ h: 400, a: C.toska, b: C.santan }), 1252, 540, 1, 0, true),
    ...[282, 640, 998].map((x) => place(bambooPole(360, 7), x, 500, 1, -90)),
  ])
}
/** The yard with its lamps. */
export const background = (): string =>
  g([
    sky(),
    relight(far() + yard(), 'senja'),
    rect(
      0,
      420,
      1280,
      380,
      lin(
        [
          ['#28306E', 0, 0.02],
          ['#241F58', 1, 0.34],
        ],
        90,
      ),
    ),
    place(lampString(286, { dy: 0, sag: 52, n: 4 }), -4, 156),
    place(lampString(358, { sag: 56, n: 6 }), 282, 156),
    place(lampString(358, { sag: 56, n: 6 }), 640, 156),
    place(lampString(290, { sag: 52, n: 4 }), 998, 156),
    lampPool(640, 600, 720, 0.8),
    lampPool(640, 620, 420, 0.5, '#FFE09A'),
    ellipse(640, 610, 420, 76, 'none', {
      stroke: '#FFE9BE',
      'stroke-width': 5,
      opacity: 0.3,
      'stroke-dasharray': '40 26',
    }),
  ])
/** Grass in the lower corners. */
export const foreground = (): string =>
  relight(
    grass(-20, 60, () => 808, { h: 34, step: 16, color: C.hutan, tip: C.daun, seed: 13 }) +
      grass(1220, 1300, () => 808, { h: 34, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
    'malam',
  )
