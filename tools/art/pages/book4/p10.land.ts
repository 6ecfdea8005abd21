/** Book 4, page 10: the old tree in the evening, a small round bed of earth at its foot, the first lights on the hills. */
import { groundShadow } from '../../core/light.ts'
import { circle, ellipse, g, glow, lin, linU, path, place, rect, rng } from '../../core/svg.ts'
import { lampPool, relight } from '../../core/time.ts'
import { C, mix, shade } from '../../palette.ts'
import { flower, grass, hill, mangoTree, palm, terraceHill, treeLine } from '../../parts/nature.ts'
import { house } from '../../parts/house.ts'

/** The bed's middle and half measures, stage px. */
export const BED = { x: 640, y: 678, rx: 236, ry: 72 } as const

const sky = (): string =>
  rect(
    0,
    0,
    1280,
    800,
    linU(
      [
        ['#253470', 0, 1],
        ['#4A4C90', 0.3, 1],
        ['#96649E', 0.58, 1],
        ['#E58A93', 0.82, 1],
        ['#FFC08C', 1, 1],
      ],
      0,
      0,
      30,
      430,
    ),
  ) +
  circle(330, 440, 420, glow('#FFC98A', 0.6)) +
  [
    [520, 176, 300],
    [220, 262, 260],
    [760, 290, 280],
  ]
    .map(([x = 0, y = 0, w = 0]) =>
      path(
        `M${x - w / 2} ${y}Q${x - w / 4} ${y - 13} ${x} ${y - 7}Q${x + w / 4} ${y - 16} ${x + w / 2} ${y}Q${x} ${y + 8} ${x - w / 2} ${y}Z`,
        lin(['#F2A9A8', '#8E6AA8'], 80),
        { opacity: 0.55 },
      ),
    )
    .join('')
const far = (): string =>
  g([
    hill(
      [
        [-20, 372],
        [180, 318],
        [420, 352],
        [680, 322],
        [940, 350],
        [1300, 316],
      ],
      C.hutan,
      { d: 0.55, s: 8, bottom: 600 },
    ),
    treeLine(-20, 1300, (x: number) => 384 + 8 * Math.sin(x / 100), C.hutan, {
      d: 0.42,
      seed: 5,
      r0: 9,
      r1: 20,
      palms: 3,
    }),
    terraceHill(250, 442, 640, 92, { n: 6, d: 0.28, seed: 4, flat: 0.16 }),
    place(palm(250, -30, 5, { d: 0.1 }), 96, 470, 0.9),
    place(house({ d: 0.08, lamp: true, door: C.hutan }), 196, 462, 0.56),
  ])
const lawn = (): string =>
  g([
    hill(
      [
        [-20, 468],
        [260, 446],
        [640, 458],
        [1000, 442],
        [1300, 464],
      ],
      C.pisang,
      { s: 12, seed: 13 },
    ),
    grass(-20, 1300, (x: number) => 460 + 8 * Math.sin(x / 200), {
      h: 15,
      step: 12,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    ...[
      [70, 560, C.putih],
      [44, 620, C.jambu],
      [1230, 600, C.jambu],
      [110, 690, C.kunyit],
      [1200, 690, C.putih],
    ].map(([x, y, color]) => flower(Number(x), Number(y), 0.95, String(color))),
  ])
/** The round bed: a rim of stones, dark crumbs, a hollow in the middle. */
function bed(): string {
  const r = rng(12),
    { x, y, rx, ry } = BED,
    stones = Array.from({ length: 30 }, (_, i) => {
      const a = (i / 30) * Math.PI * 2,
        k = r.in(14, 24)
      return ellipse(
        x + Math.cos(a) * rx * 1.03,
        y + Math.sin(a) * ry * 1.06,
        k,
        k * 0.62,
        lin(['#BCA898', '#8E7C78', '#64545E'], 62),
      )
    }).join(''),
    crumbs = Array.from({ length: 90 }, (_, i) => {
      const a = r() * Math.PI * 2,
        m = Math.sqrt(r()) * 0.9
      return ellipse(
        x + Math.cos(a) * rx * m,
        y - 6 + Math.sin(a) * ry * m,
        r.in(3, 8),
        r.in(2, 4),
        i % 2 ? mix(C.soga, C.jati, 0.5) : mix(C.tanah, C.soga, 0.4),
        { opacity: 0.8 },
      )
    }).join('')
  return g([
    ellipse(x + 12, y + 12, rx * 1.12, ry * 1.2, C.lumut, { opacity: 0.34 }),
    stones,
    ellipse(x, y, rx, ry, lin([mix(C.soga, C.tanah, 0.3), C.jati, shade(C.jati, 0.35)], 70)),
    ellipse(x - 20, y - 14, rx * 0.8, ry * 0.66, mix(C.soga, C.tanah, 0.25), { opacity: 0.7 }),
    crumbs,
    ellipse(x, y + 8, 86, 30, shade(C.jati, 0.5)),
    ellipse(x, y + 13, 78, 24, mix(C.jati, C.tinta, 0.5)),
  ])
}
const tree = (): string => place(groundShadow(0, 0, 360, 0.44) + mangoTree(780, 3, { crown: 1.06 }).svg, 1150, 560)
/** Evening: a dark blue sky over a band of pink, lantern light on the bed. */
export function background(): string {
  const land = far() + lawn() + tree()
  return g([
    sky(),
    relight(land, 'senja'),
    g(relight(land, 'malam'), { opacity: 0.56 }),
    circle(196, 440, 90, glow('#FFC765', 0.4)),
    lampPool(600, 640, 640, 0.75),
    relight(bed(), 'lampu'),
    lampPool(600, 660, 400, 0.5, '#FFE09A'),
  ])
}
/** Leaves of grass in the lower corners. */
export const foreground = (): string =>
  relight(
    grass(-20, 150, () => 808, { h: 62, step: 16, color: C.hutan, tip: C.daun, seed: 13 }) +
      grass(1130, 1300, () => 808, { h: 58, step: 16, color: C.hutan, tip: C.daun, seed: 17 }) +
      grass(404, 520, () => 814, { h: 96, step: 11, color: C.hutan, tip: C.daun, seed: 19 }),
    'malam',
  )
