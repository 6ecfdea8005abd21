/** Book 8, page 16: Nenek's new cloth over Danu's back: rows of three dots, one row close together, slow ones again, and a woven cat at its end. */
import { type Point, smooth } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { blur, circle, clipped, f, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'

const CLOTH = C.nila,
  TOP = 398,
  HEM = 702
/** How far the cloth reaches to both sides at a share of its height, 0 at the neck. */
const half = (v: number): number => 58 + 132 * Math.min(1, v / 0.34) ** 0.62 + 34 * v
/** A place on the cloth: u -1 left to 1 right, v 0 at the neck to 1 at the hem. */
const at = (u: number, v: number, wave: number): Point => [
  518 + u * half(v) - 10 * v + wave * 7 * Math.sin(v * 7 + u * 2) * v,
  TOP + (HEM - TOP) * v + (1 - v) * 44 * u * u + (v > 0.9 ? Math.sin(u * 9 + wave) * 5 * (v - 0.9) * 10 : 0),
]
const row = (v: number, wave: number): string =>
  smooth(
    Array.from({ length: 13 }, (_, i) => at(-1.1 + (i * 2.2) / 12, v, wave)),
    false,
  )
/** Where the middles of the groups lie, stage px. */
const GROUPS = [352, 478, 604] as const
const bead = (x: number, v: number, wave: number): string => {
  const [px, py] = at((x - 518 + 10 * v) / half(v), v, wave)
  return (
    circle(px + 1, py + 1.6, 9.2, shade(CLOTH, 0.7), { opacity: 0.5 }) +
    circle(px, py, 9, C.kunyit) +
    stroke(
      `M${f(px - 5)} ${f(py - 3.4)}h10M${f(px - 6.5)} ${f(py + 0.4)}h13M${f(px - 5)} ${f(py + 4.2)}h10`,
      light(C.kunyit, 0.6),
      1.5,
    )
  )
}
/** Groups of three dots at these places. */
const slow = (v: number, wave: number, groups: readonly number[] = GROUPS): string =>
  groups.flatMap((x) => [-26, 0, 26].map((dx) => bead(x + dx * (0.9 + v * 0.1), v, wave))).join('')
/** Dots close together, all along. */
const fast = (v: number, wave: number): string =>
  Array.from({ length: 18 }, (_, i) => bead(312 + i * 21.4, v, wave)).join('')
/** A cat as a weaver makes it, of small steps, its foot at 0,0. */
const wovenCat = (): string =>
  path('M-18 0V-24H-12V-36H-16V-56H-10V-50H10V-56H16V-36H12V-24H18V0ZM18 -6H30V-34H24V-12H18Z', C.kunyit) +
  path('M-9 -44H-4V-39H-9ZM4 -44H9V-39H4ZM-3 -36H3V-33H-3Z', CLOTH)
/** The whole cloth; `wave` lets it move. */
export function wovenCloth(wave = 0): string {
  const edge: Point[] = [
    ...Array.from({ length: 9 }, (_, i) => at(-1 + i / 4, 0, wave)),
    ...[0.12, 0.25, 0.4, 0.6, 0.8].map((v) => at(1, v, wave)),
    ...Array.from({ length: 13 }, (_, i) => at(1 - i / 6, 1, wave)),
    ...[0.8, 0.6, 0.4, 0.25, 0.12].map((v) => at(-1, v, wave)),
  ]
  const d = smooth(edge, true, 0.9)
  const fringe = Array.from({ length: 40 }, (_, i) => {
    const [x, y] = at(-0.97 + (i * 1.94) / 39, 1, wave)
    return `M${f(x)} ${f(y - 2)}q${i % 2 ? 3 : -3} 10 ${i % 3 ? 1 : -3} 20`
  }).join('')
  const [cx, cy] = at(0.42, 0.94, wave)
  return lit(
    stroke(fringe, C.kunyit, 3.4) +
      path(d, lin([light(CLOTH, 0.26), CLOTH, shade(CLOTH, 0.3)], 60)) +
      clipped(
        d,
        g([
          [0.37, 0.51, 0.648, 0.79]
            .map((v) => stroke(row(v, wave), mix(C.toska, C.langit, 0.2), 3, { opacity: 0.65 }))
            .join(''),
          stroke(row(0.02, wave), C.cabai, 16) + stroke(row(0.065, wave), C.kunyit, 3.4),
          stroke(row(0.985, wave), C.cabai, 16) + stroke(row(0.945, wave), C.kunyit, 3.4),
          stroke('M470 440C440 520 440 620 424 700M604 440C628 530 626 620 640 700', shade(CLOTH, 0.6), 12, {
            opacity: 0.4,
            filter: blur(4),
          }),
          slow(0.452, wave),
          slow(0.585, wave),
          fast(0.715, wave),
          slow(0.87, wave, [338, 440]),
          place(wovenCat(), cx, cy, 0.92),
        ]),
      ),
    4,
  )
}
