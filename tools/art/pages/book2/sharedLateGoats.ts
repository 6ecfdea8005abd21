/** Grandpa's six goats with their number plates, awake: toward us with big eyes, or in the middle of a jump. */
import { ellipse, g, place, stroke } from '../../core/svg.ts'
import { C } from '../../palette.ts'
import { type Coat, goat, goatFront, type GoatPose, goatPlate, GOATS } from '../../parts/goat.ts'
import { text } from '../../parts/ui.ts'

/** The number on a goat's plate. */
export type GoatNumber = 1 | 2 | 3 | 4 | 5 | 6
/** The six numbers in order. */
export const GOAT_NUMBERS: readonly GoatNumber[] = [1, 2, 3, 4, 5, 6]

/** The coat of goat n. */
export const coatOf = (n: GoatNumber) => GOATS[n - 1] ?? GOATS[0]
/** How big goat n stands beside the others. */
const sizeOf = (n: GoatNumber): number => coatOf(n).size ?? 1
/** The wooden plate with its number, 38 across. */
const plate = (n: GoatNumber): string =>
  g([goatPlate(), text(String(n), 0, 8.6, 24, { weight: 700, anchor: 'middle' })])
/** Where the plate hangs on the chest: beside the long beard, below the bell. */
const CHEST: Readonly<Record<GoatNumber, readonly [x: number, y: number]>> = {
  1: [27, -32],
  2: [25, -40],
  3: [25, -40],
  4: [25, -40],
  5: [0, -54],
  6: [25, -38],
}
const hung = (n: GoatNumber, x: number, y: number, s: number, r = 0): string =>
  place(plate(n), x * sizeOf(n), y * sizeOf(n), s, r)

/** Closed lids over the big eyes of a goat that looks toward us. */
export function goatLids(coat: Coat): string {
  const lids = [-1, 1].map((side) => {
    const x = side * 12.5 + 1.4,
      isPatched = side < 0 && (coat.kind === 'saddle' || coat.kind === 'spots')
    return (
      ellipse(x, -2.4, 11, 12.4, isPatched ? coat.patch : coat.base) +
      stroke(`M${x - 8} -1Q${x} 6 ${x + 8} -1`, coat.kind === 'sock' ? '#1E1822' : C.tinta, 2.6)
    )
  })
  return place(place(g(lids), 32, -118, 1, -3), 0, 0, coat.size ?? 1)
}
/** Goat n toward us, feet on y=0, about 130 × 170. */
export const goatToUs = (n: GoatNumber, pose: 'stand' | 'look' | 'sleep' = 'stand'): string =>
  goatFront({ pose, coat: coatOf(n) }) + (pose === 'sleep' ? '' : hung(n, ...CHEST[n], 1.1))
/** Goat n from the side, facing right. */
export const goatFromSide = (n: GoatNumber, pose: GoatPose = 'jump'): string =>
  goat({ pose, coat: coatOf(n) }) + (pose === 'jump' ? hung(n, 34, -66, 1, -10) : hung(n, 55, -58, 1))
