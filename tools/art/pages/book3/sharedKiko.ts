/** Kiko as he joins in on the pages of book 3: he stretches, he bows, he plays duck with two leaves. Feet on y=0. */
import { smooth, tube } from '../../core/geom.ts'
import { lit } from '../../core/light.ts'
import { clipped, ellipse, g, lin, path, place, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { kittenHead, type KittenMood, kittenTail } from '../../parts/kitten.ts'

const FUR = '#F2963C',
  DARK = '#BE5A1C',
  CREAM = '#FFF3DC',
  COAT = (): string => lin([light(FUR, 0.35), FUR, shade(FUR, 0.16)], 62)

const paw = (x: number, y: number, rx = 8, ry = 7): string =>
  ellipse(x, y, rx, ry, lin([C.putih, CREAM, shade(CREAM, 0.12)], 70))
/** The upright body of a kitten on its hind legs. */
const upright = (): string => {
  const body = smooth([
    [0, -66],
    [15, -60],
    [22, -34],
    [22, -14],
    [10, -4],
    [-10, -4],
    [-22, -14],
    [-22, -34],
    [-15, -60],
  ])
  return (
    lit(
      path(body, COAT()) +
        clipped(
          body,
          ellipse(0, -26, 13, 24, CREAM) +
            stroke('M-24 -44q8 2 12 0M-24 -32q8 2 11 0M24 -44q-8 2 -12 0M24 -32q-8 2 -11 0', DARK, 3.2),
        ),
      2.2,
    ) + lit(paw(-11, -4, 10, 6.5) + paw(12, -4, 10, 6.5), 1.2)
  )
}
/** A front leg from its shoulder to its paw. */
const arm = (from: readonly [number, number], to: readonly [number, number]): string =>
  lit(
    path(
      tube([from, [(from[0] + to[0]) / 2 + (to[0] - from[0]) * 0.12, (from[1] + to[1]) / 2], to], [7, 6.4, 6]),
      COAT(),
    ) + paw(to[0], to[1], 7, 7),
    1.3,
  )
/** Kiko on his hind legs with both front paws high, like somebody who has just woken up. About 125 high. */
export const kittenUp = ({ mood = 'happy' }: { mood?: KittenMood } = {}): string =>
  g([
    place(kittenTail(), 16, -10, 1, 24),
    arm([-14, -58], [-34, -108]),
    arm([14, -58], [35, -112]),
    upright(),
    place(kittenHead({ mood, mouth: 'open' }), 0, -80, 1, -3),
  ])
/** Kiko bows: front paws far forward (left), rump and kinked tail up. */
export const kittenBow = ({ mood = 'happy' }: { mood?: KittenMood } = {}): string => {
  const body = smooth([
    [-34, -14],
    [-18, -30],
    [6, -46],
    [30, -58],
    [44, -48],
    [42, -26],
    [26, -18],
    [4, -12],
    [-20, -4],
  ])
  return g([
    place(kittenTail(), 38, -50, 1, 10),
    lit(
      path(
        tube(
          [
            [34, -36],
            [40, -18],
            [34, -4],
          ],
          [12, 8, 7],
        ),
        COAT(),
      ) + paw(31, -4, 10, 6),
      1.4,
    ),
    lit(
      path(body, COAT()) + clipped(body, stroke('M14 -56q4 10 2 20M26 -60q4 10 2 22M38 -60q2 10 0 22', DARK, 3.2)),
      2.2,
    ),
    lit(
      path(
        tube(
          [
            [-22, -16],
            [-44, -8],
            [-58, -5],
          ],
          [8, 6.6, 6],
        ),
        COAT(),
      ) + paw(-62, -5, 8, 6),
      1.3,
    ),
    lit(
      path(
        tube(
          [
            [-14, -12],
            [-34, -3],
            [-48, -2],
          ],
          [8, 6.6, 6],
        ),
        COAT(),
      ) + paw(-52, -2, 8, 6),
      1.3,
    ),
    place(kittenHead({ mood }), -30, -34, 1, -8),
  ])
}
/** A leaf of 60 units that lies along +x from 0,0. */
const leaf = (): string =>
  lit(
    path(
      'M0 0C10 -16 36 -22 60 -4C40 12 14 14 0 0Z',
      lin([light(C.pisang, 0.3), C.daun, mix(C.daun, C.hutan, 0.5)], 75),
    ) + stroke('M2 0Q28 -6 56 -4M20 -3l8 -8M32 -4l8 -6M24 -2l9 7', light(C.padi, 0.3), 1.8, { opacity: 0.85 }),
    1.3,
  )
/** Kiko on his hind legs with a leaf in each paw: wings. `lift` raises them (degrees). */
export const kittenWings = ({ lift = 0, mood = 'open' }: { lift?: number; mood?: KittenMood } = {}): string =>
  g([
    place(kittenTail(), 14, -10, 0.95, 30),
    place(leaf(), -28, -46, 0.95, 180 + lift),
    place(leaf(), 28, -46, 0.95, -lift),
    arm([-14, -56], [-32, -46 - lift * 0.3]),
    arm([14, -56], [32, -46 - lift * 0.3]),
    upright(),
    place(kittenHead({ mood, mouth: 'open' }), 0, -80),
  ])
