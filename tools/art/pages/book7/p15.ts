/** Book 7, page 15: against the setting sun, low, from behind: four hands on one reel; the kite of all colours, its tail across the sky, its last bow has ears. */
import { person } from '../../characters/cast.ts'
import { grainOf, lit } from '../../core/light.ts'
import { circle, ellipse, g, glow, lin, path, place, rad, stroke } from '../../core/svg.ts'
import { C, light, shade } from '../../palette.ts'
import { goat, GOATS } from '../../parts/goat.ts'
import { kittenHead, kittenTail } from '../../parts/kitten.ts'
import { soapBubble } from '../book1/shared.ts'
import type { SpriteDrawing } from '../page.ts'
import { leafHat } from './p07.kakek.ts'
import { foreground } from './p15.grass.ts'
import { background, KITE, TAIL } from './p15.land.ts'
import { against } from './p15.light.ts'
import { danu, danuArm, eka, herHand, reelInHands } from './p15.two.ts'
import { patchKite, reel } from './sharedKite.ts'

const drawn = (freq: number, draw: () => string): string => {
  grainOf.freq = freq
  const svg = draw()
  grainOf.freq = 0.55
  return svg
}
const X = 520,
  Y = 706,
  S = 1.52
const near = (svg: string): string => place(svg, X, Y, S)
/** The sister with the reel and the arms before her; the brother's long arm is his. */
const sister = (up = 0): string =>
  drawn(0.4, () => against(near(reelInHands(reel(0.1)) + eka(up) + herHand()), 4, { own: 0.6 }))
const brother = (breath = 0): string => drawn(0.4, () => against(near(danu(breath) + danuArm()), 4, { own: 0.6 }))
/** Paper that the sun shines through. */
const kite = (): string =>
  drawn(0.5, () =>
    g([circle(KITE[0], KITE[1] + 10, 168, glow(C.cahaya, 0.7)), place(patchKite(2.4), ...KITE, 0.83, -17)]),
  )
/** The wand stands in the stubble; its new string is red; the film of soap has the sun in it. */
const wand = (wave = 0): string =>
  drawn(0.4, () =>
    g([
      ellipse(850, 726, 50, 8, C.tinta, { opacity: 0.4 }),
      g(
        [
          circle(
            836,
            566,
            27,
            rad(
              [
                [C.putih, 0, 0.7],
                ['#FFE39A', 0.5, 0.4],
                [C.jambu, 0.85, 0.5],
                [C.langit, 1, 0.8],
              ],
              0.34,
              0.4,
              0.7,
            ),
          ),
          against(
            stroke('M850 728L840 600', C.toska, 10) +
              circle(836, 566, 30, 'none', { stroke: C.toska, 'stroke-width': 9 }),
            2.4,
            { dx: -1, own: 0.95 },
          ),
          ellipse(826, 556, 7, 4.4, C.putih, { opacity: 0.95, transform: 'rotate(-36 826 556)' }),
          place(soapBubble(19), 786, 520),
          place(soapBubble(11), 812, 486),
          redString(),
        ],
        { transform: `rotate(${wave} 850 728)` },
      ),
    ]),
  )
/** Danu's red string: wound round the stick, tied to a bow, its end in the wind. */
const redString = (): string =>
  lit(
    stroke(
      'M834 634Q843 640 853 633M835 643Q844 650 854 642M836 652Q844 658 855 651M836 661Q845 667 856 660',
      C.cabai,
      6.5,
    ) +
      stroke('M848 648C824 672 800 634 782 654S754 674 744 656', C.cabai, 5) +
      stroke('M850 648C868 676 896 676 912 700', C.cabai, 5) +
      stroke('M848 647C828 622 808 626 812 642S834 658 848 647C864 620 888 622 884 640S864 660 848 647', C.cabai, 6),
    1.4,
  )
const kakek = (lift = 0): string =>
  drawn(0.9, () => {
    const who = person('kakek', {
        expression: 'laugh',
        turn: -0.5,
        nod: -0.3,
        hat: null,
        pose: {
          lean: -2,
          head: -6,
          armL: [-34, 26],
          armR: { head: [44, -14], bend: 1 },
          angR: -98,
          handR: 'rest',
          legL: [-6, -2],
          legR: [7, 3],
          over: 'R',
        },
      }),
      [x, y] = who.at.head
    return against(place(who.svg + place(leafHat(lift), x, y - 6, 0.62, lift * 0.4), 1172, 640, 0.5), 2.6, {
      dx: -1.6,
      dy: -0.4,
      own: 0.62,
    })
  })
const { scarf: _, ...BARE_NECK } = { ...GOATS[5], size: 1 }
/** One of the goats has a bare neck now. */
const goats = (): string =>
  drawn(0.9, () =>
    against(
      g([
        place(goat({ coat: GOATS[4] }), 1152, 668, 0.42, 0, true),
        place(goat({ coat: BARE_NECK, pose: 'look' }), 1226, 672, 0.4, 0, true),
        place(goat({ coat: GOATS[0], pose: 'look' }), 1186, 688, 0.44, 0, true),
      ]),
      2.4,
      { dx: -1.6, dy: -0.4, own: 0.64 },
    ),
  )
/** The last bow: two loops of tabby, and a face for a knot. */
const kiko = (): string =>
  drawn(0.6, () =>
    place(
      place(kittenTail(), 8, 16, 0.8, 150) +
        lit(
          path(
            'M0 0C-22 -34 -54 -36 -54 -8S-20 22 0 4C20 22 54 20 54 -8S22 -34 0 0Z',
            lin([light('#F2963C', 0.3), '#F2963C', shade('#F2963C', 0.2)], 60),
          ) + stroke('M-40 -26q-8 14 -2 30M-28 -24q-4 12 0 26M40 -26q8 14 2 30M28 -24q4 12 0 26', '#BE5A1C', 4.4),
          2,
        ) +
        place(kittenHead({ mood: 'happy', mouth: 'open' }), 0, -2, 0.74),
      TAIL[1][0] + 14,
      TAIL[1][1],
      1.12,
      -10,
    ),
  )

export { background, foreground }
/** Back to front. */
export const sprites = (): readonly SpriteDrawing[] => [
  {
    name: 'kite',
    box: { x: 4, y: 3, width: 27, height: 43 },
    svg: kite(),
    pivot: [0.5, 0.5],
    idle: 'sway',
    tap: 'spin',
    sound: 'wind',
  },
  {
    name: 'kiko',
    box: { x: 69, y: 12, width: 13, height: 20 },
    svg: kiko(),
    pivot: [0.2, 0.5],
    idle: 'sway',
    tap: 'spin',
    sound: 'meow',
  },
  {
    name: 'kakek',
    box: { x: 84, y: 52, width: 13, height: 30 },
    svg: kakek(),
    frames: { tap: kakek(10) },
    idle: 'sway',
    tap: 'nod',
  },
  { name: 'goats', box: { x: 86, y: 70, width: 14, height: 18 }, svg: goats(), idle: 'nod', tap: 'hop', sound: 'goat' },
  {
    name: 'eka',
    box: { x: 22, y: 44, width: 26, height: 46 },
    svg: sister(),
    frames: { tap: sister(6) },
    idle: 'hop',
    tap: 'hop',
  },
  {
    name: 'danu',
    box: { x: 27, y: 36, width: 31, height: 54 },
    svg: brother(),
    frames: { tap: brother(4) },
    idle: 'breathe',
    tap: 'nod',
  },
  {
    name: 'wand',
    box: { x: 56, y: 57, width: 17, height: 36 },
    svg: wand(),
    frames: { tap: wand(8) },
    pivot: [0.3, 0.9],
    idle: 'still',
    tap: 'wave',
  },
]
