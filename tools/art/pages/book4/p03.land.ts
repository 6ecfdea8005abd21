/** Book 4, page 3: the yard in the morning with Ayah's outdoor kitchen at the left; nobody has brought a ladder yet. */
import { dryBrush, groundShadow, lit } from '../../core/light.ts'
import { circle, clipped, ellipse, f, g, glow, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bambooPole } from '../../parts/poles.ts'
import { skyOf } from '../../parts/skies.ts'
import { cornerGrass, yard } from './yard.ts'

/** Middle of the pot's foot on the stove, stage px. */
export const STOVE = { x: 190, y: 438 } as const
const CLAY = '#B8693F',
  THATCH = '#D9AE5E'

/** Clay stove, its top at 0,0: two openings with glowing embers, firewood before it. */
const stove = (): string => {
  const body = 'M-84 4C-84 -8 84 -8 84 4L94 60C60 72 -60 72 -94 60Z'
  const mouth = (x: number): string =>
    path(`M${x - 24} 64C${x - 24} 30 ${x + 24} 30 ${x + 24} 64Z`, '#4A2A2A') +
    ellipse(x, 60, 18, 10, glow(C.mangga, 0.95)) +
    [-9, 1, 10]
      .map((dx, i) => circle(x + dx, 60 - (i % 2) * 4, 5.4, [C.cabai, C.mangga, C.sepatu][i] ?? C.mangga))
      .join('')
  return (
    groundShadow(0, 62, 220, 0.4) +
    lit(
      path(body, lin([light(CLAY, 0.35), CLAY, shade(CLAY, 0.35)], 70)) +
        clipped(
          body,
          dryBrush(body, [-90, 0, 180, 60], light(CLAY, 0.4), {
            n: 26,
            angle: 4,
            len: 0.12,
            width: 3,
            o: 0.3,
            seed: 5,
          }),
        ),
      3,
    ) +
    mouth(-36) +
    mouth(38) +
    lit(stroke('M-52 74L-20 58M-40 78L-34 58', '#9A6A44', 8) + stroke('M24 76L44 58M50 78L36 60', '#8A5A3C', 8), 1.4)
  )
}
/** A roof of palm leaves on two posts, over the stove. */
function shelter(): string {
  const roof =
    'M-150 -196C-120 -236 -60 -262 -8 -268C50 -262 112 -238 152 -196C140 -190 132 -200 120 -190C104 -198 92 -186 74 -192C56 -182 40 -196 22 -188C2 -196 -14 -184 -34 -192C-52 -184 -68 -194 -86 -188C-104 -196 -124 -186 -150 -196Z'
  return (
    place(bambooPole(250, 6), -118, 62, 1, -90) +
    place(bambooPole(250, 6), 122, 62, 1, -90) +
    place(bambooPole(262, 5), -132, -178, 1, 0) +
    lit(
      path(roof, lin([light(THATCH, 0.4), THATCH, shade(THATCH, 0.4)], 75)) +
        clipped(
          roof,
          Array.from({ length: 24 }, (_, i) => {
            const x = -144 + i * 12.4
            return stroke(
              `M${f(x * 0.3)} -268Q${f(x * 0.8)} -230 ${f(x)} -188`,
              i % 2 ? shade(THATCH, 0.4) : light(THATCH, 0.45),
              2.6,
              {
                opacity: 0.5,
              },
            )
          }).join(''),
        ) +
        stroke('M-96 -238Q-8 -272 100 -234', shade(THATCH, 0.45), 5, { opacity: 0.6 }),
      3,
    )
  )
}
/** What hangs from the beam: a pan, red onions, chillies. */
const hanging = (): string =>
  lit(
    stroke('M-84 -176V-160M80 -176V-158M100 -176V-150', C.soga, 3) +
      circle(-84, -142, 20, lin([light(mix(C.tinta, C.nila, 0.4), 0.3), mix(C.tinta, C.nila, 0.4)], 50)) +
      [
        [76, -152],
        [86, -144],
        [77, -138],
        [85, -130],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 7, lin([C.jambu, mix(C.cabai, C.manggis, 0.5)], 50)))
        .join('') +
      path('M96 -152C92 -138 94 -128 97 -120C101 -130 101 -142 100 -152Z', C.cabai) +
      path('M103 -152C103 -140 107 -130 111 -124C112 -136 109 -146 107 -152Z', C.sepatu),
    1.2,
  )
/** The yard with the tree to the right of the middle, and the kitchen. */
export const background = (): string =>
  g([
    skyOf('siang', { sun: [214, 84], horizon: 0.7 }),
    yard({ x: -70, y: 34, k: 1.18 }, { hasTools: false, basket: [760, 414], house: { x: -24, y: 396, s: 0.78 } }),
    place(shelter() + hanging() + stove(), STOVE.x, STOVE.y),
  ])
export { cornerGrass as foreground }
