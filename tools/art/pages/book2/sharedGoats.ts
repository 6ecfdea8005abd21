/** Grandpa's six goats asleep in one heap: each coat once and every face seen, so that a child can count them. */
import { circle, g, place, rad, stroke } from '../../core/svg.ts'
import { goat, goatFront, GOATS } from '../../parts/goat.ts'

/** One goat of the heap: n as on the number plates, where it lies and how it is turned. */
interface Place {
  readonly n: 1 | 2 | 3 | 4 | 5 | 6
  readonly x: number
  readonly y: number
  readonly s: number
  readonly tilt: number
  readonly view: 'front' | 'side'
  readonly isFlipped: boolean
}
/** Back to front; the goat with the bell lies on top. */
const HEAP: readonly Place[] = [
  { n: 3, x: -94, y: -44, s: 0.88, tilt: -4, view: 'side', isFlipped: true },
  { n: 5, x: 92, y: -44, s: 0.88, tilt: 4, view: 'side', isFlipped: false },
  { n: 1, x: 2, y: -58, s: 0.92, tilt: 2, view: 'side', isFlipped: true },
  { n: 4, x: -104, y: 0, s: 0.86, tilt: 0, view: 'front', isFlipped: true },
  { n: 2, x: 102, y: 0, s: 0.86, tilt: 0, view: 'front', isFlipped: false },
  { n: 6, x: -4, y: 5, s: 1.12, tilt: 0, view: 'front', isFlipped: false },
]
/** The heap, foot at 0,0, about 340 wide and 190 high. */
export const goatHeap = (): string =>
  g(
    HEAP.map(({ n, x, y, s, tilt, view, isFlipped }) => {
      const coat = GOATS[n - 1] ?? GOATS[0],
        asleep = view === 'front' ? goatFront({ pose: 'sleep', coat }) : goat({ pose: 'sleep', coat })
      return place(asleep, x, y, s, tilt, isFlipped)
    }),
  )
/** A snore bubble at a nose: r units, its foot at 0,0, leaning to the right. */
export const snoreBubble = (r: number): string =>
  g([
    circle(
      r * 0.7,
      -r * 0.8,
      r,
      rad(
        [
          ['#FFFFFF', 0, 0.1],
          ['#CFE3FF', 0.7, 0.3],
          ['#F3FAFF', 0.94, 0.75],
          ['#FFFFFF', 1, 0.9],
        ],
        0.5,
        0.5,
        0.5,
      ),
    ),
    stroke(`M${r * 0.1} ${-r * 1.1}A${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.55} ${-r * 1.48}`, '#FFFFFF', r * 0.12, {
      opacity: 0.9,
    }),
  ])
