/** Book 8, page 10: Danu awake from top to toe, seen from below; Bima turns his chair, Eka is on her way; Kiko jumps with all four socks in the air. */
import { person } from '../../characters/cast.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { kittenHead, kittenTail } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'
import { danuAtNight } from './sharedDanu.ts'

/** What is seen of those behind the pipe. */
const BEHIND = 'M-40 -20H1320V520L-40 462Z'
const S = 3.66
/** Danu behind the pipe: large body, head above it, his eyes on his own hand. */
export function danu(how: FigureOptions = {}): string {
  return drawn(0.2, () => {
    const one = danuAtNight({
        turn: 0.5,
        nod: -0.12,
        look: [1.3, 1.7],
        expression: 'awe',
        neck: 3,
        eyeScale: 1.06,
        props: { hs: 0.76, w: [22, 27, 27, 28, 23, 9], sh: 25 },
        face: { sx: 0.97, sy: 1.02, jaw: 3, chin: 4, cheek: 1 },
        ...how,
        pose: { lean: -4, head: 6, armL: [-24, 4], hide: 'R', legL: [-3, -1], legR: [4, 2] },
      }),
      [hx, hy] = one.at.head
    return clipped(BEHIND, lamplit(place(one.svg, 424 - hx * S, 216 - hy * S, S)))
  })
}
/** Bima, his chair half turned. */
export const bima = (how: FigureOptions = {}, spin = 0): string =>
  clipped(
    BEHIND,
    drawn(0.46, () =>
      lamplit(
        place(
          inChair('bima', { turn: 0.5, nod: -0.3, look: [0.9, 0.1], expression: 'wow', spin, ...how }).svg,
          1108,
          452,
          1.16,
          0,
          true,
        ),
      ),
    ),
  )
/** Eka, in the air. */
export const eka = (how: FigureOptions = {}): string =>
  drawn(0.46, () =>
    lamplit(
      place(
        person('eka', { pose: 'jump', turn: 0.5, nod: -0.3, look: [0.9, 0.2], expression: 'shout', ...how }).svg,
        136,
        408,
        1.06,
      ),
    ),
  )
const FUR = lin([light(C.mangga, 0.35), C.mangga, shade(C.mangga, 0.16)], 62),
  STRIPE = mix(C.tanah, C.bata, 0.4)
const sock = (x: number, y: number): string =>
  ellipse(x, y, 10, 9, lin([C.putih, C.kertas, C.santan], 70)) +
  ellipse(x, y + 2, 4, 3, C.jambu) +
  [-5, 0, 5].map((d) => ellipse(x + d, y - 4, 1.7, 2, C.jambu)).join('')
/** Kiko from below: four paws spread, four socks. */
export function kiko(mood: 'open' | 'happy' = 'open'): string {
  const leg = (d: number, y0: number, x: number, y: number) =>
    path(
      tube(
        [
          [d * 12, y0],
          [d * (x + 12) * 0.56, (y0 + y) / 2],
          [d * x, y],
        ],
        [10, 8.4, 7],
      ),
      FUR,
    ) + sock(d * x, y)
  const body = 'M-18 -22Q-28 10 -20 30Q0 44 20 30Q28 10 18 -22Z'
  return lamplit(
    place(
      place(kittenTail(), 16, 26, 0.9, 62) +
        lit(leg(-1, -8, 46, -34) + leg(1, -8, 48, -30) + leg(-1, 26, 40, 50) + leg(1, 26, 38, 54), 1.6) +
        lit(
          path(body, FUR) +
            clipped(body, stroke('M-30 -6l14 3M-30 8l14 2M-28 22l12 0M30 -6l-14 3M30 8l-14 2M28 22l-12 0', STRIPE, 4)) +
            ellipse(0, 10, 13, 20, C.kertas),
          2,
        ) +
        place(kittenHead({ mood, mouth: 'open' }), 0, -38, 1, -6),
      944,
      240,
      1.16,
      12,
    ),
  )
}
