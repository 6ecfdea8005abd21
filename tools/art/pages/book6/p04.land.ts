/** Book 6, page 4: Grandpa's room by lamplight: woven wall, a shelf, his cap on a nail, and a low bed; a curtain at both sides before us. */
import { lit } from '../../core/light.ts'
import { clipped, ellipse, f, g, glow, lin, linU, path, place, rad, rect, stroke } from '../../core/svg.ts'
import { lampGlow, lampPool } from '../../core/time.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { parang, cloth } from '../../parts/batik.ts'
import { lantern } from '../../parts/lantern.ts'
import { lamplit } from './sharedNight.ts'

const WALL = '#D8AE72'
/** Bamboo woven in a herringbone. */
function weave(): string {
  let pale = '',
    dark = ''
  for (let y = 0; y < 560; y += 26)
    for (let x = 0; x < 1300; x += 52) {
      const s = (Math.floor(y / 26) % 2) * 26
      pale += `M${x + s} ${y + 4}l22 18`
      dark += `M${x + s + 26} ${y + 4}l22 18`
    }
  return (
    rect(-10, -10, 1300, 600, linU([light(WALL, 0.3), WALL, mix(WALL, C.soga, 0.34)], 400, 0, 900, 600)) +
    stroke(pale, light(WALL, 0.6), 7, { opacity: 0.34 }) +
    stroke(dark, shade(WALL, 0.4), 7, { opacity: 0.26 })
  )
}
const peci = (): string =>
  lit(
    path('M-40 0C-44 -30 -34 -44 0 -46C34 -44 44 -30 40 0C20 8 -20 8 -40 0Z', lin(['#5A5470', '#2E2A40'], 70)) +
      stroke('M-38 -6Q0 4 38 -6', '#8A84A0', 2.4),
    2,
  )
const shelf = (): string =>
  g([
    lit(rect(900, 236, 250, 16, lin(['#B47A42', '#7A4A26'], 80), { rx: 4 }), 2),
    lit(
      rect(924, 176, 40, 60, lin([light(C.toska, 0.3), C.toska], 60), { rx: 6 }) +
        rect(934, 164, 20, 14, shade(C.toska, 0.2)),
      1.6,
    ),
    lit(
      path('M990 236V190Q1010 178 1030 190V236Z', lin([C.sepatu, shade(C.sepatu, 0.3)], 60)) +
        stroke('M1030 200q20 6 0 24', C.sepatu, 6),
      1.6,
    ),
    lit(rect(1058, 196, 14, 40, C.nila) + rect(1074, 188, 16, 48, C.cabai) + rect(1092, 200, 14, 36, C.hutan), 1.4),
  ])
/** The bed: a low frame of wood, a mattress, a pillow at the left. */
const bed = (): string =>
  g([
    ellipse(640, 686, 520, 40, '#2A1420', { opacity: 0.5 }),
    lit(
      rect(236, 600, 830, 60, lin(['#B47A42', '#7A4A26'], 80), { rx: 10 }) +
        rect(250, 652, 34, 44, '#7A4A26') +
        rect(1016, 652, 34, 44, '#7A4A26'),
      4,
    ),
    lit(path('M220 480C222 450 262 450 264 480V640H220Z', lin(['#C08B4F', '#7A4A26'], 20)), 3),
    lit(rect(250, 556, 800, 56, lin([C.putih, '#E6D2B4'], 80), { rx: 22 }), 4),
    lit(
      path(
        'M268 556C262 520 300 500 360 502C420 500 450 520 446 556C440 576 276 578 268 556Z',
        lin([C.putih, '#E3CDB4'], 60),
      ),
      3,
    ),
  ])
export const background = (): string =>
  g([
    lamplit(
      g([
        weave(),
        stroke('M-10 40H1290', '#8A5A30', 22),
        stroke('M236 -10V560M1120 -10V560', '#9A6A3A', 20),
        shelf(),
        stroke('M640 150v12', '#3A2A20', 6),
        place(peci(), 640, 208, 1.25),
        rect(-10, 548, 1300, 270, linU(['#B47A42', '#8A5630', '#5F3A24'], 0, 548, 0, 800)),
        stroke('M-10 590H1290M-10 652H1290M-10 730H1290', '#5A3420', 4, { opacity: 0.5 }),
        bed(),
      ]),
    ),
    lampPool(1010, 236, 170, 0.5),
    ellipse(560, 380, 620, 380, glow('#FFC765', 0.4)),
    lampGlow(470, 130, 150, 0.8),
    stroke('M470 -10V66', '#4A3020', 5),
    place(lantern({ on: true, r: 0 }), 470, 156, 1.3),
    rect(
      -10,
      -10,
      1300,
      820,
      rad(
        [
          ['#1A0A2A', 0, 0],
          ['#1A0A2A', 0.56, 0.1],
          ['#12062A', 1, 0.74],
        ],
        0.48,
        0.46,
        0.68,
      ),
    ),
  ])
const CURTAIN = parang('#3E4E7E', '#A9B8DC', '#2A365E', 44)
const half = (d: string, folds: string): string =>
  lit(
    cloth(d, CURTAIN) +
      path(d, '#0A0A26', { opacity: 0.52 }) +
      clipped(
        d,
        stroke(folds, '#070818', 22, { opacity: 0.5 }) +
          stroke(folds, '#FFC765', 4, { opacity: 0.34, transform: 'translate(14 0)' }),
      ),
    6,
  )
/** The curtain that two heads have pushed aside. */
export const foreground = (): string =>
  g([
    half(
      `M-20 -20H176C196 160 150 340 60 470C30 540 10 640 -20 ${f(820)}Z`,
      'M60 -20C80 200 40 380 -10 520M130 -20C146 150 110 300 40 420',
    ),
    half(
      'M1300 -20H1126C1104 160 1140 340 1226 470C1256 540 1276 640 1300 820Z',
      'M1230 -20C1206 200 1246 380 1296 520M1166 -20C1150 150 1180 300 1246 420',
    ),
  ])
