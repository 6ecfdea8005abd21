/** One small scene in every light, to see what relight() does. lightDemo('siang' | 'senja' | 'malam'), 560 x 720. */
import { g, place, clipped } from '../core/svg.ts'
import { groundShadow } from '../core/light.ts'
import { relight, lampGlow, lampPool } from '../core/time.ts'
import { hill, treeLine, grass, palm, terraceHill } from '../parts/nature.ts'
import { skyOf } from '../parts/skies.ts'
import { house } from '../parts/house.ts'
import { lantern } from '../parts/lantern.ts'
import { goatFront, goat, GOATS } from '../parts/goat.ts'
import { firefly } from '../parts/fireflies.ts'
import { kitten } from '../parts/kitten.ts'
import { holdHands } from '../characters/together.ts'
import { C, mix } from '../palette.ts'

const land = () =>
  g([
    hill(
      [
        [-20, 300],
        [120, 240],
        [300, 270],
        [460, 220],
        [600, 260],
      ],
      C.hutan,
      { d: 0.6, s: 8, bottom: 460 },
    ),
    terraceHill(430, 400, 420, 110, { n: 7, d: 0.34, seed: 8, flat: 0.14 }),
    treeLine(-20, 300, () => 386, C.daun, { d: 0.3, seed: 5, r0: 14, r1: 26, palms: 1 }),
    hill(
      [
        [-20, 430],
        [150, 396],
        [340, 412],
        [600, 384],
      ],
      C.pisang,
      { d: 0.08, s: 10, seed: 3 },
    ),
    place(palm(240, -26, 5, { d: 0.06 }), 250, 420),
    place(house({ d: 0.02 }), 118, 452, 0.72),
    hill(
      [
        [-20, 500],
        [200, 474],
        [400, 486],
        [600, 466],
      ],
      C.pisang,
      { s: 12, seed: 13 },
    ),
    grass(-20, 600, (x) => 484, { h: 14, step: 11, color: mix(C.pisang, C.daun, 0.5), tip: C.padi, seed: 3 }),
  ])
export function lightDemo(when = 'siang') {
  const night = when === 'malam',
    own = night ? 'lampu' : when,
    A = [232, 640]
  const pair = holdHands('danu', 'eka', {
    gap: 100,
    A: { expression: 'happy', turn: 0.15 },
    B: { expression: 'laugh', turn: -0.2 },
  })
  return clipped(
    'M0 0H560V720H0Z',
    g([
      skyOf(when, { w: 560, h: 720, sun: when === 'senja' ? [420, 236] : [440, 96], horizon: 0.5 }),
      relight(land(), when),
      night ? lampPool(330, 652, 260, 0.75) : '',
      relight(
        place(groundShadow(0, 0, 90) + goat({ pose: 'sleep', coat: GOATS[3] }), 466, 560, 0.74) +
          place(groundShadow(0, 0, 80) + goatFront({ coat: GOATS[0] }), 92, 584, 0.84),
        when,
      ),
      relight(place(groundShadow(0, 0, 84) + groundShadow(100, 0, 80) + pair, ...A, 1.12), own),
      night ? lampGlow(470, 640, 170, 0.9) : '',
      place(night ? lantern({ on: true, r: 0 }) : relight(lantern({ on: false }), when), 470, 672, 1.05),
      relight(place(groundShadow(0, 0, 40) + kitten(), 64, 690, 0.8), own),
      ...(night
        ? [
            [60, 480, 0.8],
            [520, 470, 0.7],
            [180, 540, 0.6],
            [300, 470, 0.7],
            [540, 590, 0.8],
          ].map(([x, y, s]) => place(firefly(), x, y, s))
        : []),
    ]),
  )
}
