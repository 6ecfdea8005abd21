/** A goat's face straight from the front, far too near: large eyes, a long muzzle, a jaw that chews. Between the eyes is 0,0; about 480 high. */
import { lit } from '../../core/light.ts'
import { type Point, smooth, tube } from '../../core/geom.ts'
import { circle, clipped, ellipse, f, g, glow, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import type { Coat } from '../../parts/goatCoats.ts'
import { bloom, paint } from '../../parts/goatParts.ts'

/** What a face does. */
export interface Chewing {
  readonly coat: Coat
  /** -1..1, left to right and up to down; `cross` looks at its own nose. */
  readonly look?: Point | 'cross'
  readonly eyes?: 'open' | 'shut' | 'half'
  /** Where the lower jaw is: -1 left, 1 right. */
  readonly jaw?: number
  /** Drawn between upper and lower lip. */
  readonly food?: string
  /** How far the left and the right ear hang, degrees. */
  readonly ears?: readonly [number, number]
  /** Drawn small: fewer fine lines. */
  readonly small?: boolean
}
const SKULL: readonly Point[] = [
  [-84, -104],
  [0, -130],
  [84, -104],
  [108, -34],
  [86, 34],
  [76, 92],
  [88, 150],
  [68, 198],
  [0, 212],
  [-68, 198],
  [-88, 150],
  [-76, 92],
  [-86, 34],
  [-108, -34],
]
const hornOf = (d: number, k: number): string => {
  const at = (x: number, y: number): Point => [d * (40 + x * k), -104 + y * k]
  return (
    path(
      tube([at(0, 0), at(14, -62), at(52, -108), at(104, -122)], [30, 26, 18, 6], { start: 'flat' }),
      lin([light('#9A8064', 0.4), '#8F765C', shade('#5E4A3C', 0.2)], d < 0 ? 30 : 60),
    ) +
    [0.25, 0.5, 0.75]
      .map((t) => {
        const [x, y] = at(4 + 40 * t * t, -96 * t)
        return stroke(`M${f(x - 22 + 8 * t)} ${f(y + 6)}q${f(20 - 6 * t)} 12 ${f(42 - 14 * t)} 0`, '#4E3B30', 4, {
          opacity: 0.5,
        })
      })
      .join('')
  )
}
const earOf = (d: number, color: string, pink: string, droop: number): string =>
  place(
    path('M-8 -30C50 -58 124 -30 158 26C112 50 38 42 -8 26Z', paint(color)) +
      path('M20 -18C60 -34 104 -14 130 20C96 32 48 28 20 14Z', pink, { opacity: 0.85 }),
    d * 88,
    -58,
    1,
    d * droop,
    d < 0,
  )
function eyeOf(d: number, eyes: string, look: Point | 'cross', lid: string): string {
  const x = d * 68,
    y = -12
  if (eyes === 'shut')
    return (
      stroke(`M${x - 34} ${y - 4}Q${x} ${y + 34} ${x + 34} ${y - 4}`, C.tinta, 8) +
      stroke(`M${x + d * 30} ${y + 6}l${d * 14} 6M${x + d * 20} ${y + 15}l${d * 9} 10`, C.tinta, 5)
    )
  const [lx, ly] = look === 'cross' ? [-d * 1.1, 1] : look
  return (
    ellipse(x, y, 40, 43, C.putih) +
    ellipse(x + lx * 12, y + ly * 12, 29, 28, lin(['#2A1712', C.tinta, '#7A4526'], 90)) +
    circle(x + lx * 12 - 9, y + ly * 10 - 12, 10, C.putih) +
    circle(x + lx * 12 + 10, y + ly * 10 + 12, 5, C.putih, { opacity: 0.85 }) +
    (eyes === 'half'
      ? path(
          `M${x - 44} ${y + 2}C${x - 44} ${y - 58} ${x + 44} ${y - 58} ${x + 44} ${y + 2}Q${x} ${y - 12} ${x - 44} ${y + 2}Z`,
          lid,
        )
      : '') +
    stroke(
      eyes === 'half'
        ? `M${x - 42} ${y + 2}Q${x} ${y - 12} ${x + 42} ${y + 2}`
        : `M${x - d * 40} ${y - 28}Q${x - d * 4} ${y - 66} ${x + d * 44} ${y - 8}`,
      C.tinta,
      8,
    )
  )
}
/** Markings inside the outline of a face. */
const marksOf = ({ kind, patch: p }: Coat): string =>
  ({
    saddle: path('M-130 -150H4V60Q-60 100 -120 40Z', p),
    spots: ellipse(-70, -20, 66, 74, p) + ellipse(84, 96, 34, 28, p),
    belly: path('M-26 -150H30L26 50Q50 130 60 230H-60Q-44 130 -22 50Z', p),
    sock: '',
    plain: '',
  })[kind]
/** Muzzle: a small nose, slanted nostrils, the split lip; the mouth goes where the jaw goes, `j` -1 to 1. */
const muzzle = (b: string, pink: string, dark: string, j: number): string =>
  ellipse(0, 160, 72, 48, glow(light(b, 0.7), 0.8)) +
  path(
    'M-42 112Q0 92 42 112C40 138 18 148 0 154C-18 148 -40 138 -42 112Z',
    lin([light(pink, 0.4), pink, shade(pink, 0.2)], 70),
  ) +
  ellipse(-10, 112, 18, 6, C.putih, { opacity: 0.4 }) +
  path(
    'M-38 116C-28 112 -14 120 -12 134C-24 134 -34 128 -38 116ZM38 116C28 112 14 120 12 134C24 134 34 128 38 116Z',
    dark,
  ) +
  stroke(`M0 152Q${j * 5} 166 ${j * 9} 180`, dark, 6) +
  stroke(
    `M${-64 + j * 8} ${170 - j * 12}Q${-40 + j * 6} ${196 + j * 8} ${j * 9} 180Q${40 + j * 6} ${196 - j * 8} ${64 + j * 8} ${170 + j * 12}`,
    dark,
    7,
  )
/** A cheek full of paper, on the side where it chews. */
const fullCheek = (b: string, j: number): string =>
  j === 0 ? '' : ellipse(j * 74, 132, 34, 40, lin([light(b, 0.4), b, shade(b, 0.12)], 62))
/** What it wears under its chin: a scarf with a knot, or a bell. */
const collarOf = ({ scarf, bell }: Coat): string =>
  scarf
    ? lit(
        path(
          'M-96 176C-104 236 -64 284 0 286C64 284 104 236 96 176Z',
          lin([light(scarf, 0.2), scarf, shade(scarf, 0.3)], 70),
        ) +
          stroke('M-92 214C-80 252 -44 266 0 268C44 266 80 252 92 214', shade(scarf, 0.4), 5, { opacity: 0.6 }) +
          path(
            'M58 256Q84 276 84 336L64 322 46 340Q46 296 34 268ZM74 248Q112 258 126 312L104 308 94 324Q82 284 60 262Z',
            lin([light(scarf, 0.25), scarf, shade(scarf, 0.25)], 60),
          ) +
          circle(62, 256, 17, scarf),
        4,
      )
    : bell
      ? lit(
          stroke('M-84 176Q-66 262 0 268Q66 262 84 176', C.soga, 16) +
            circle(64, 248, 24, lin([C.cahaya, bell, shade(bell, 0.4)], 60)) +
            circle(64, 260, 6, shade(bell, 0.6)),
          3,
        )
      : ''
/** The whole head. */
export function goatFace({
  coat,
  look = [0, 0],
  eyes = 'open',
  jaw = 0,
  food = '',
  ears = [14, 14],
  small = false,
}: Chewing): string {
  const { base: b } = coat,
    pink = mix(C.jambu, b, 0.35),
    dark = '#5A2F35',
    skull = smooth(SKULL),
    beardLong = 104 * (coat.beard ?? 1),
    jx = jaw * 24
  const chin = smooth([
    [jx - 54, 170],
    [jx, 166],
    [jx + 54, 170],
    [jx + 46, 236],
    [jx, 258],
    [jx - 46, 236],
  ])
  return g([
    collarOf(coat),
    lit(hornOf(-1, coat.horn ?? 1) + hornOf(1, coat.horn ?? 1), small ? 4 : 5),
    lit(earOf(-1, coat.kind === 'spots' ? coat.patch : b, pink, ears[0]) + earOf(1, b, pink, ears[1]), small ? 4 : 5),
    lit(
      path(
        `M${jx - 34} 232C${jx - 34} ${226 + beardLong * 0.6} ${jx - 10} ${226 + beardLong * 0.8} ${jx + 6} ${226 + beardLong}C${jx + 20} ${226 + beardLong * 0.7} ${jx + 34} ${226 + beardLong * 0.5} ${jx + 36} 230Z`,
        lin([light(b, 0.4), shade(b, 0.2)], 80),
      ) + path(chin, lin([light(b, 0.2), b, shade(b, 0.3)], 80)),
      4,
    ),
    food,
    lit(fullCheek(b, jaw) + path(skull, paint(b)), 7) +
      clipped(
        skull,
        marksOf(coat) +
          circle(-76, 58, 38, glow(C.sepatu, 0.5)) +
          circle(76, 58, 38, glow(C.sepatu, 0.5)) +
          ellipse(0, 190, 130, 70, glow(C.manggis, 0.28)),
      ),
    muzzle(b, pink, dark, jaw),
    eyeOf(-1, eyes, look, shade(coat.kind === 'spots' ? coat.patch : b, 0.18)),
    eyeOf(1, eyes, look, shade(b, 0.18)),
    lit(
      path(
        'M-58 -112q8 -44 40 -30q22 -30 46 0q30 -10 36 32q-26 -6 -36 14q-20 -14 -40 6q-22 -26 -46 -22Z',
        light(coat.kind === 'saddle' ? coat.patch : b, 0.25),
      ),
      2.4,
    ),
    coat.flower ? lit(bloom(78, -104, coat.flower, 3.6), 3) : '',
  ])
}
