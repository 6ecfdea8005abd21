/** Book 7, page 4: down from the branch, past the torn kite, at Eka, who is all face; a goat wears one scrap like a saddle and eyes the next. */
import { grainOf, lit } from '../../core/light.ts'
import { blur, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { smooth } from '../../core/geom.ts'
import { C, light, shade } from '../../palette.ts'
import { GOATS } from '../../parts/goatCoats.ts'
import { HOOF, paint } from '../../parts/goatParts.ts'
import { kittenHead } from '../../parts/kitten.ts'
import type { SpriteDrawing } from '../page.ts'
import { ekaBelow, type Fright } from './p04.eka.ts'
import { background, foreground } from './p04.land.ts'
import { goatFace } from './p06.goat.ts'
import { kiteTail, scrap, tornKite } from './sharedKite.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
/** The kite in the twigs, near us: its torn corner toward Eka; its tail falls away from us. */
const kite = (flap = 0): string =>
  drawn(0.34, () =>
    place(
      place(kiteTail([36, 16, 10, 60, 52, 72], { n: 4, s: 0.62 }), 0, 180, 1, 0) + tornKite(flap, 4),
      548,
      200,
      1.72,
      34,
    ),
  )
const eka = (how: Fright = {}): string => drawn(0.32, () => place(ekaBelow(how), 770, 440))

/** The goat from above: a broad back, short legs. `sees` moves its eye from one scrap to another. */
function goat(sees = 0.9): string {
  const coat = GOATS[0],
    { base: b, patch: p } = coat,
    back = smooth([
      [-92, -58],
      [-66, -100],
      [0, -108],
      [64, -96],
      [84, -56],
      [60, -24],
      [-10, -14],
      [-74, -24],
    ]),
    leg = (x: number, y: number) =>
      path(`M${x - 12} ${y - 34}L${x - 8} ${y}H${x + 8}L${x + 12} ${y - 34}Z`, shade(b, 0.12)) +
      path(`M${x - 9} ${y - 3}H${x + 9}L${x + 11} ${y + 8}Q${x} ${y + 12} ${x - 11} ${y + 8}Z`, HOOF)
  return drawn(0.5, () =>
    place(
      g([
        ellipse(10, -4, 104, 26, C.lumut, { opacity: 0.5, filter: blur(6) }),
        lit(leg(-60, -4) + leg(-20, 2) + leg(34, 2) + leg(66, -6), 1.8),
        lit(path('M-88 -66C-104 -84 -116 -78 -118 -62C-108 -54 -96 -52 -86 -54Z', b), 1.6),
        lit(
          path(back, paint(b)) +
            ellipse(-30, -34, 50, 14, p) +
            stroke('M-80 -74Q0 -94 76 -74', light(b, 0.5), 5, { opacity: 0.7 }),
          3.4,
        ),
        place(goatFace({ coat, look: [sees, 0.2], small: true }), 92, -104, 0.36, 8),
      ]),
      160,
      640,
      0.94,
    ),
  )
}
/** Kiko's face over the fork, eyes as wide as hers. */
const kiko = (): string =>
  place(place(kittenHead({ mood: 'open', mouth: 'open' }), 0, -26, 1.1, 4), 1030, 226, 1.3) +
  lit(
    ellipse(1000, 226, 15, 10, lin([C.putih, C.santan], 70)) + ellipse(1062, 240, 15, 10, lin([C.putih, C.santan], 70)),
    1.4,
  )

export { background, foreground }
/** Kite and fork near us; all others far below. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'goat',
    box: { x: 3, y: 56.5, width: 23, height: 26.5 },
    svg: goat(),
    frames: { tap: goat(-0.9) },
    idle: 'nod',
    tap: 'hop',
    sound: 'goat',
  },
  {
    name: 'scrap-1',
    box: { x: 7, y: 62, width: 10.5, height: 13 },
    svg: place(scrap(1, 3), 154, 554, 0.98, 6),
    idle: 'sway',
    tap: 'fly',
  },
  {
    name: 'scrap-2',
    box: { x: 43.5, y: 69.5, width: 10.5, height: 14 },
    svg: place(scrap(2, 3), 622, 612, 1.05, 22),
    idle: 'sway',
    tap: 'fly',
  },
  {
    name: 'eka',
    box: { x: 46, y: 36, width: 29, height: 49 },
    svg: eka(),
    frames: { blink: eka({ blink: true }), tap: eka({ answers: true }) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'scrap-3',
    box: { x: 82, y: 54, width: 11, height: 13 },
    svg: place(scrap(3, 3), 1118, 480, 1.05, 14),
    idle: 'flutter',
    tap: 'fly',
  },
  {
    name: 'kite',
    box: { x: 26.5, y: 5, width: 28.5, height: 72 },
    svg: kite(),
    frames: { tap: kite(1) },
    pivot: [0.5, 0.2],
    idle: 'flutter',
    tap: 'shake',
    sound: 'rustle',
  },
  {
    name: 'kiko',
    box: { x: 75, y: 16, width: 11, height: 15 },
    svg: kiko(),
    idle: 'still',
    tap: 'wiggle',
    sound: 'meow',
  },
]
