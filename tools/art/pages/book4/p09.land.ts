/** Book 4, page 9: the yard at sunset; the ten hills, the mango tree at the right, and the mat where all sit. */
import { groundShadow } from '../../core/light.ts'
import { circle, ellipse, g, glow, lin, path, place } from '../../core/svg.ts'
import { relight } from '../../core/time.ts'
import { C, mix } from '../../palette.ts'
import { flower, grass, hill, mangoTree } from '../../parts/nature.ts'
import { skyOf } from '../../parts/skies.ts'
import { mat } from '../../parts/mat.ts'
import { tenHills } from '../book2/sharedHills.ts'
import { dusk, plate } from './sharedEvening.ts'

/** The mat's middle, stage px. */
const MAT = { x: 606, y: 540, w: 940, h: 210 } as const

const strip = (x: number, y: number, w: number): string =>
  path(
    `M${x - w / 2} ${y}Q${x - w / 4} ${y - 14} ${x} ${y - 8}Q${x + w / 4} ${y - 18} ${x + w / 2} ${y}Q${x} ${y + 9} ${x - w / 2} ${y}Z`,
    lin(['#FFE0A8', '#F08F86'], 80),
    { opacity: 0.7 },
  )
const lawn = (): string =>
  g([
    hill(
      [
        [-20, 432],
        [260, 410],
        [640, 420],
        [1000, 408],
        [1300, 430],
      ],
      C.pisang,
      { s: 12, seed: 13 },
    ),
    grass(-20, 1300, (x: number) => 424 + 8 * Math.sin(x / 200), {
      h: 14,
      step: 12,
      color: mix(C.pisang, C.daun, 0.5),
      tip: C.padi,
      seed: 3,
    }),
    ...[
      [60, 500, C.putih],
      [110, 536, C.jambu],
      [1216, 580, C.putih],
      [1252, 630, C.jambu],
      [52, 690, C.kunyit],
    ].map(([x, y, color]) => flower(Number(x), Number(y), 0.9, String(color))),
  ])
const tree = (): string => place(groundShadow(0, 0, 300, 0.44) + mangoTree(640, 3, { crown: 1.16 }).svg, 1180, 476)
const laid = (): string =>
  g([
    place(ellipse(14, 14, MAT.w * 0.53, MAT.h * 0.52, C.lumut, { opacity: 0.3 }), MAT.x, MAT.y),
    place(mat(MAT.w, MAT.h), MAT.x, MAT.y),
    // licked clean, every one
    ...[
      [300, 526],
      [426, 506],
      [740, 504],
      [868, 536],
    ].map(([x = 0, y = 0]) => place(plate(36, ''), x, y)),
  ])
/** Sunset over the yard. */
export const background = (): string =>
  g([
    skyOf('senja', { sun: [246, 128], horizon: 0.32 }),
    strip(610, 96, 340),
    strip(430, 150, 220),
    strip(90, 196, 240),
    relight(tenHills(190, 316), 'senja'),
    circle(246, 190, 420, glow('#FFD98F', 0.42)),
    relight(lawn() + tree(), 'senja'),
    ellipse(360, 470, 560, 80, glow('#FFD98F', 0.4)),
    dusk(laid()),
  ])
/** Grass in the lower corners. */
export const foreground = (): string =>
  relight(
    grass(-20, 120, () => 808, { h: 50, step: 16, color: C.hutan, tip: C.daun, seed: 13 }) +
      grass(1170, 1300, () => 808, { h: 50, step: 16, color: C.hutan, tip: C.daun, seed: 17 }),
    'senja',
  )
