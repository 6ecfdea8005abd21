/** Who comes up the stairs of book 8, page 1: Bima under a leaf, Mbak Tini with Fajar's cradle, Kiko under the smallest leaf. */
import { person } from '../../characters/cast.ts'
import type { PersonName } from '../../characters/people.ts'
import type { FigureOptions } from '../../characters/types.ts'
import { tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { bananaLeaf } from '../../parts/banana.ts'
import { kitten } from '../../parts/kitten.ts'
import { inChair } from '../../parts/wheelchair.ts'
import { drawn, lamplit } from '../book6/sharedNight.ts'

/** A flat shadow on the wet stone. */
export const shadow = (x: number, y: number, w: number): string =>
  ellipse(x, y, w, w * 0.24, '#0C1530', { opacity: 0.5 })
/** A cape inside an outline: its folds, their wet lights. */
export const cape = (d: string, c: string, folds: string): string =>
  lit(
    path(d, lin([light(c, 0.5), c, shade(c, 0.34)], 50)) +
      clipped(
        d,
        stroke(folds, shade(c, 0.36), 4, { opacity: 0.5 }) +
          stroke(folds, light(c, 0.8), 3, { opacity: 0.7, transform: 'translate(-6 -2)' }),
      ),
    3,
  )
/** Somebody's head in a hood with its middle at 0,0: the face looks up at us. `over` lies between hood and face. */
export function hooded(name: PersonName, c: string, how: FigureOptions = {}): string {
  const one = person(name, { nod: -0.7, hat: null, ...how }),
    [x, y] = one.at.head
  const hood = 'M-56 52C-80 -10 -62 -70 0 -76C62 -70 80 -10 56 52C30 70 -30 70 -56 52Z'
  return (
    lit(path(hood, lin([light(c, 0.4), c, shade(c, 0.4)], 50)), 3) +
    path('M-48 44C-66 -8 -50 -58 0 -62C50 -58 66 -8 48 44C26 58 -26 58 -48 44Z', mix(c, '#2A2A44', 0.55)) +
    place(one.parts.head, -x, -y) +
    lit(
      path(
        'M-60 30C-40 62 40 62 60 30C66 44 62 58 54 66C30 84 -30 84 -54 66C-62 58 -66 44 -60 30Z',
        lin([light(c, 0.4), c, shade(c, 0.2)], 60),
      ),
      2,
    )
  )
}
/** Bima comes up the ramp, the leaf over him. */
export function bima(how: FigureOptions = { expression: 'shout' }, wet = 0): string {
  const { x, y, s } = { x: 712, y: 428, s: 0.86 }
  const hit = (side: number): string =>
    `M${x + side * 62} ${y}q${side * 12} ${-22 - wet} ${side * 30} ${-10 - wet}M${x + side * 56} ${y + 4}q${side * 8} ${-40 - wet} ${side * 26} ${-38 - wet}M${x + side * 66} ${y + 6}q${side * 22} -8 ${side * 34} 4`
  return drawn(0.66, () =>
    lamplit(
      shadow(x + 6, y, 86) +
        place(
          inChair('bima', {
            nod: -0.8,
            look: [-0.1, -1.3],
            turn: -0.06,
            armL: 'rim',
            armR: { palm: [72, -188], bend: 1 },
            poseMore: { handR: 'fist' },
            ...how,
          }).svg +
            lit(stroke('M74 -178Q84 -212 70 -240', mix(C.pisang, C.padi, 0.3), 8), 1.4) +
            place(bananaLeaf(212, C.pisang, 3, { curl: 0.36, wide: 0.22 }), 92, -232, 1, 4, true),
          x,
          y,
          s,
        ) +
        stroke(hit(-1) + hit(1), '#EAF6FA', 4.4, { opacity: 0.9 }),
    ),
  )
}
/** Fajar in his cradle: eyes and one tooth. */
const cradle = (blink: boolean): string =>
  place(person('fajar', { expression: 'laugh', blink, turn: 0.1, nod: -0.4 }).parts.head, 0, 54, 0.86) +
  lit(
    path(
      'M-70 -34C-50 -20 50 -20 70 -34C70 4 46 24 0 24C-46 24 -70 4 -70 -34Z',
      lin(['#F8DFA6', '#D9A860', '#9A6A38'], 50),
    ) +
      stroke('M-60 -12H60M-54 4H54', C.soga, 4, { opacity: 0.6, 'stroke-dasharray': '12 8' }) +
      stroke('M-70 -34C-50 -20 50 -20 70 -34', '#F6DCA4', 8),
    2.4,
  )
/** Mbak Tini runs up, the cradle on her shoulder. */
export function tini(how: FigureOptions = { expression: 'happy' }, step = 1): string {
  const c = mix(C.air, C.toska, 0.3),
    d =
      'M-22 -112C-56 -108 -82 -78 -94 -26Q-76 -10 -60 -24Q-44 -6 -24 -20Q-6 -4 14 -20Q32 -6 50 -24Q66 -10 84 -30C80 -78 56 -108 22 -112Z'
  const [left, right] =
    step > 0
      ? [
          [-30, -2],
          [32, 10],
        ]
      : [
          [-24, 10],
          [36, -4],
        ]
  return drawn(0.66, () =>
    lamplit(
      place(
        shadow(4, 6, 88) +
          stroke(`M-20 -40L${left?.[0]} ${left?.[1]}M22 -40L${right?.[0]} ${right?.[1]}`, '#5E7F8E', 24) +
          ellipse((left?.[0] ?? 0) - 4, (left?.[1] ?? 0) + 3, 18, 10, C.tinta) +
          ellipse((right?.[0] ?? 0) + 4, (right?.[1] ?? 0) + 3, 18, 10, C.tinta) +
          cape(d, c, 'M-26 -104Q-50 -66 -58 -26M-8 -104Q-20 -60 -24 -22M18 -104Q36 -66 48 -26') +
          place(hooded('tini', c, { turn: 0.1, look: [-0.4, -1], ...how }), -12, -156, 1, -6) +
          place(cradle(how.blink === true), 88, -158, 0.92, 4) +
          lit(
            path(
              tube(
                [
                  [50, -84],
                  [92, -84],
                  [102, -126],
                ],
                [17, 16, 15],
              ),
              lin([light(c, 0.3), c, shade(c, 0.2)], 60),
            ),
            2,
          ) +
          place(
            lit(ellipse(0, 0, 17, 14, '#C38455') + stroke('M-9 -8v12M-1 -10v13M7 -9v12', '#935530', 2), 1.6),
            100,
            -138,
          ) +
          place(bananaLeaf(176, C.daun, 3, { curl: 0.34, wide: 0.2 }), 4, -222, 1, 4),
        972,
        382,
        0.8,
        7,
      ),
    ),
  )
}
/** The smallest leaf on the tiniest legs. */
export const kiko = (mood: 'open' | 'happy' = 'open'): string =>
  lamplit(
    shadow(598, 398, 22) +
      place(kitten({ pose: 'sit', mood }), 598, 398, 0.46) +
      place(bananaLeaf(74, mix(C.pisang, C.kunyit, 0.16), 3, { curl: 0.36, wide: 0.24 }), 561, 366, 1, -2),
  )
