/** Book 3, page 11: a corner of the garden pond at sunset; ankle-deep water that carries the sky, flat stones, reeds. */
import { circle, ellipse, f, g, glow, lin, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { lit } from '../../core/light.ts'
import { relight } from '../../core/time.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bananaPlant, flower, grass, hill, palm, treeLine } from '../../parts/nature.ts'
import { blades } from '../../parts/grass.ts'
import { fence } from '../../parts/fence.ts'

const sky = (): string =>
  rect(
    0,
    0,
    1280,
    800,
    linU(
      [
        ['#8D6FA8', 0, 1],
        ['#E58A7E', 0.4, 1],
        ['#FFAE63', 0.75, 1],
        ['#FFDD94', 1, 1],
      ],
      0,
      0,
      30,
      350,
    ),
  ) +
  circle(262, 232, 460, glow('#FFE3A0', 0.9)) +
  circle(262, 232, 62, lin(['#FFF6D8', '#FFD98A', '#FFAF5A'], 80)) +
  [
    [620, 92, 330],
    [980, 150, 300],
    [420, 168, 220],
  ]
    .map(([x = 0, y = 0, w = 0]) =>
      path(
        `M${x - w / 2} ${y}Q${x - w / 4} ${y - 14} ${x} ${y - 8}Q${x + w / 4} ${y - 18} ${x + w / 2} ${y}Q${x} ${y + 9} ${x - w / 2} ${y}Z`,
        lin(['#FFD9A8', '#DE7F88'], 80),
        { opacity: 0.7 },
      ),
    )
    .join('')
const bank = (): string =>
  g([
    hill(
      [
        [-20, 312],
        [260, 268],
        [560, 304],
        [860, 272],
        [1300, 308],
      ],
      C.hutan,
      { d: 0.5, s: 8, bottom: 460 },
    ),
    treeLine(-20, 1300, (x: number) => 346 + 8 * Math.sin(x / 100), C.daun, {
      d: 0.26,
      seed: 7,
      r0: 16,
      r1: 32,
      palms: 2,
    }),
    place(palm(300, 28, 6, { d: 0.06 }), 1076, 410),
    place(bananaPlant(230, 5, 0.06), 930, 424),
    place(fence(520, 4), 60, 412, 0.9),
    hill(
      [
        [-20, 404],
        [300, 392],
        [700, 400],
        [1000, 390],
        [1300, 402],
      ],
      C.pisang,
      { s: 10, seed: 9, bottom: 520 },
    ),
    grass(-20, 1300, (x: number) => 402 + 4 * Math.sin(x / 90), {
      h: 20,
      step: 11,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    ...[
      [90, 424, C.sepatu],
      [170, 434, C.putih],
      [860, 426, C.jambu],
      [960, 436, C.putih],
      [1216, 430, C.sepatu],
    ].map(([x, y, c]) => flower(Number(x), Number(y), 0.8, String(c))),
  ])
const SHORE = 'M-20 470C120 440 300 452 480 446C700 438 900 450 1080 444C1180 442 1250 452 1300 462V820H-20Z'
/** The pond: sky in the water, small waves that grow toward us. */
function water(): string {
  const r = rng(11),
    waves = Array.from({ length: 46 }, (_, i) => {
      const y = 474 + (i / 46) ** 1.25 * 310,
        w = 40 + (y - 460) * 0.28,
        x = r.in(-20, 1240)
      return `M${f(x)} ${f(y)}q${f(w * 0.5)} ${f(-w * 0.06)} ${f(w)} 0`
    }).join('')
  return g([
    path(SHORE, mix(C.soga, C.hutan, 0.5)),
    path(
      SHORE,
      linU(
        [
          ['#FFD58C', 0, 1],
          ['#F2A582', 0.22, 1],
          ['#A98AA8', 0.55, 1],
          ['#5F7FA6', 1, 1],
        ],
        0,
        456,
        30,
        800,
      ),
      { transform: 'translate(0 9)' },
    ),
    ellipse(262, 540, 170, 60, glow('#FFF1C0', 0.85)),
    ellipse(262, 640, 120, 90, glow('#FFE3A0', 0.5)),
    stroke(waves, '#FFF0CE', 3, { opacity: 0.42 }),
  ])
}
/** A flat stone: w wide, its foot in the water at x, y. */
const stone = (x: number, y: number, w: number, h: number): string =>
  ellipse(x + w * 0.06, y + 3, w * 0.58, h * 0.4, '#4A3A62', { opacity: 0.34 }) +
  relight(
    lit(
      path(
        `M${x - w / 2} ${y}Q${x - w * 0.52} ${y - h} ${x - w * 0.2} ${y - h}Q${x + w * 0.2} ${y - h * 1.16} ${x + w * 0.42} ${y - h * 0.86}Q${x + w * 0.56} ${y - h * 0.4} ${x + w / 2} ${y}Q${x} ${y + h * 0.3} ${x - w / 2} ${y}Z`,
        lin([light('#A79CA6', 0.5), '#9A8F9C', shade('#857A8C', 0.3)], 70),
      ) +
        stroke(`M${x - w * 0.3} ${y - h * 0.6}q${w * 0.2} ${-h * 0.14} ${w * 0.44} 0`, '#FFFFFF', 2.4, {
          opacity: 0.3,
        }),
      2.4,
    ),
    'senja',
  ) +
  stroke(`M${x - w * 0.58} ${y + 4}q${w * 0.58} ${h * 0.36} ${w * 1.16} 0`, '#FFF0CE', 3, { opacity: 0.6 })
/** Reeds in the water at x, y. */
const reeds = (x: number, y: number, h: number, seed: number): string => {
  const r = rng(seed)
  return (
    stroke(`M${x - h * 0.34} ${y + 2}q${h * 0.34} ${h * 0.1} ${h * 0.68} 0`, '#FFF0CE', 4, { opacity: 0.6 }) +
    relight(
      path(blades(x, y, 7, h, h * 0.5, r), C.hutan) +
        path(blades(x + 4, y + 2, 5, h * 0.8, h * 0.34, r), C.daun) +
        [-10, 12]
          .map(
            (dx, i) =>
              stroke(`M${x + dx} ${y}q${dx * 0.4} ${-h * 0.5} ${dx} ${-h * (1.05 - i * 0.14)}`, C.daun, 3.4) +
              stroke(`M${x + dx * 2} ${y - h * (1.02 - i * 0.14)}v${-h * 0.2}`, C.soga, 10, {
                'stroke-linecap': 'round',
              }),
          )
          .join(''),
      'senja',
    )
  )
}
/** A lily leaf on the water. */
const leaf = (x: number, y: number, w: number): string => {
  const rx = w / 2,
    ry = w * 0.15,
    at = (a: number): string => `${f(x + Math.cos(a) * rx)} ${f(y + Math.sin(a) * ry)}`
  return (
    ellipse(x + 4, y + 5, rx, ry, '#4A3A62', { opacity: 0.3 }) +
    relight(
      lit(
        path(
          `M${x} ${y}L${at(0.35)}A${f(rx)} ${f(ry)} 0 1 1 ${at(-0.35)}Z`,
          lin([light(C.pisang, 0.35), C.pisang, C.daun], 60),
        ) +
          stroke(
            `M${x} ${y}L${at(1.6)}M${x} ${y}L${at(2.6)}M${x} ${y}L${at(3.6)}M${x} ${y}L${at(4.6)}`,
            light(C.padi, 0.5),
            1.6,
          ),
        1.2,
      ),
      'senja',
    )
  )
}
/** The pond. */
export const background = (): string =>
  g([
    sky(),
    relight(bank(), 'senja'),
    circle(262, 300, 420, glow('#FFE3A0', 0.4)),
    water(),
    reeds(60, 512, 150, 3),
    reeds(1220, 500, 160, 5),
    reeds(908, 476, 90, 8),
    stone(214, 652, 200, 44),
    stone(390, 520, 90, 18),
    stone(800, 506, 110, 20),
    stone(334, 702, 96, 22),
    leaf(120, 560, 90),
    leaf(700, 492, 60),
    leaf(905, 590, 96),
    leaf(470, 742, 120),
  ])
/** Reeds in the lower corners. */
export const foreground = (): string =>
  relight(
    grass(-20, 130, () => 812, { h: 92, step: 14, color: C.hutan, tip: C.daun, seed: 13 }) +
      grass(1190, 1300, () => 812, { h: 80, step: 14, color: C.hutan, tip: C.daun, seed: 17 }),
    'senja',
  )
