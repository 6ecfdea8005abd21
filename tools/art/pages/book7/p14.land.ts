/** Book 7, page 14: the harvested field by day, like a stage: stubble in rows, wind from left to right, the loops of a fall as a dotted line. */
import { sample, type Point } from '../../core/geom.ts'
import { blur, circle, ellipse, f, g, glow, linU, path, place, rect, rng, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { hut } from '../../parts/hut.ts'
import { cloud, hill, mist, palm, terraceHill, treeLine, volcano } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'

/** Where the field begins. */
const FIELD = 470
/** The colour of shaded straw. */
export const STRAW = '#9A6B34'
/** Up, round, round again, down on its nose. */
const FALL: readonly Point[] = [
  ...Array.from({ length: 26 }, (_, i): Point => {
    const a = Math.PI * (0.9 + i * 0.18)
    return [286 + a * 29 + Math.cos(a) * 66, 168 + Math.sin(a) * 62 - i * 0.6]
  }),
  [742, 250],
  [764, 306],
  [766, 352],
]
const trail = (): string => {
  const points = sample(FALL, 24)
  let run = 0,
    out = ''
  points.forEach(([x, y], i) => {
    const [px, py] = points[Math.max(0, i - 1)] ?? [x, y]
    run += Math.hypot(x - px, y - py)
    if (run > 22) {
      run = 0
      const r = 3.8 + (i / points.length) * 3
      out += circle(x + 2, y + 3, r, mix(C.gunung, C.toska, 0.3), { opacity: 0.35 }) + circle(x, y, r, C.putih)
    }
  })
  return out
}
/** Cut straw in rows, larger toward us; all of it leans with the wind. */
function stubble(): string {
  const r = rng(8),
    rows: string[] = []
  for (let y = FIELD + 16; y < 800; y += 10 + (y - FIELD) * 0.105) {
    const t = (y - FIELD) / 330,
      gap = 34 + t * 74,
      h = 8 + t * 26
    let dark = '',
      pale = ''
    for (let x = r.in(-30, 0); x < 1300; x += gap * r.in(0.86, 1.14))
      for (let k = -2; k <= 2; k++) {
        const sx = x + k * h * 0.2,
          d = `M${f(sx)} ${f(y)}L${f(sx + k * h * 0.16 + h * 0.22)} ${f(y - h * r.in(0.6, 1))}`
        if (k % 2) pale += d
        else dark += d
      }
    rows.push(
      stroke(dark, mix(STRAW, C.soga, 0.3), 1.6 + t * 2.6, { opacity: f(0.62 - t * 0.2) }) +
        stroke(pale, light(C.kunyit, 0.35), 1.4 + t * 2.2, { opacity: f(0.95 - t * 0.25) }),
    )
  }
  return rows.join('')
}
const field = (): string =>
  g([
    path(
      `M-10 ${FIELD + 6}Q320 ${FIELD - 12} 640 ${FIELD}T1290 ${FIELD - 4}V810H-10Z`,
      linU(
        [
          light(C.kunyit, 0.42),
          mix(C.kunyit, C.santan, 0.42),
          mix(C.mangga, C.santan, 0.42),
          mix(C.bata, C.santan, 0.36),
        ],
        0,
        FIELD - 10,
        60,
        800,
      ),
    ),
    stroke(`M-10 ${FIELD + 6}Q320 ${FIELD - 12} 640 ${FIELD}T1290 ${FIELD - 4}`, C.cahaya, 6, { opacity: 0.8 }),
    ellipse(560, 560, 640, 90, glow(C.cahaya, 0.7)),
    rect(
      -10,
      690,
      1300,
      120,
      linU(
        [
          [STRAW, 0, 0],
          [STRAW, 1, 0.3],
        ],
        0,
        690,
        0,
        800,
      ),
    ),
  ])
/** Sky and far land are pale; the stage is straw. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [230, 120], horizon: 0.66 }),
    place(cloud(250, 5), 1010, 226, 0.86),
    place(cloud(150, 8), 300, 330, 0.7),
    stroke('M60 250q70 -16 130 2t90 -6M920 96q60 -14 110 2t80 -4M180 400q50 -12 96 2', C.putih, 4, { opacity: 0.6 }),
    volcano(700, FIELD + 10, 560, 150, 0.86, 3),
    mist(640, FIELD - 10, 760, 40, 0.8),
    terraceHill(1120, FIELD + 14, 420, 84, { n: 6, d: 0.4, seed: 5, lean: 20, flat: 0.12 }),
    hill(
      [
        [-20, FIELD - 26],
        [180, FIELD - 40],
        [420, FIELD - 14],
        [760, FIELD - 6],
        [1300, FIELD - 10],
      ],
      C.pisang,
      { d: 0.34, s: 5, bottom: FIELD + 40, brush: false },
    ),
    treeLine(-20, 430, () => FIELD - 22, C.daun, { d: 0.4, seed: 5, r0: 12, r1: 24, palms: 2 }),
    treeLine(840, 1300, () => FIELD - 2, C.daun, { d: 0.42, seed: 9, r0: 8, r1: 18, palms: 0 }),
    place(hut({ d: 0.24, seed: 2 }), 512, FIELD + 6, 0.52),
    place(palm(190, 30, 6, { d: 0.26 }), 36, FIELD + 4, 1),
    place(palm(150, 26, 4, { d: 0.3 }), 1250, FIELD + 6, 0.9),
    field(),
    stubble(),
    trail(),
    // where it hit
    ellipse(800, 676, 92, 16, shade(STRAW, 0.3), { opacity: 0.4, filter: blur(5) }),
  ])
/** Straw before the nose of the kite. */
export const foreground = (): string => {
  const r = rng(4)
  let a = '',
    b = ''
  for (let i = 0; i < 16; i++) {
    const x = 750 + i * 5.6,
      d = `M${f(x)} ${f(r.in(682, 690))}l${f((i - 8) * 1.6 + 6)} ${f(r.in(-34, -20))}`
    if (i % 2) a += d
    else b += d
  }
  return stroke(a, mix(STRAW, C.soga, 0.2), 4) + stroke(b, light(C.kunyit, 0.3), 4)
}
