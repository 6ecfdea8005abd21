/** Six goats and the tiny seventh: their coats and number plates. */
import { circle, lin } from '../core/svg.ts'
import { lit } from '../core/light.ts'
import { C } from '../palette.ts'

/** Where a coat is patched. */
export type Patch = 'plain' | 'belly' | 'sock' | 'spots' | 'saddle'
/** One goat's looks: colours, patch, what it wears; horn, beard and size as factors. */
export interface Coat {
  readonly base: string
  readonly patch: string
  readonly kind: Patch
  readonly bell?: string
  readonly flower?: string
  readonly scarf?: string
  readonly horn?: number
  readonly beard?: number
  readonly size?: number
}
/** The coats of the bible, in order 1 to 6, and the tiny goat of book 2's last page. horn, beard: size factors. */
export const GOATS: readonly [Coat, Coat, Coat, Coat, Coat, Coat, Coat] = [
  { base: '#FBF4E6', patch: '#F1E2C8', kind: 'plain', bell: C.kunyit, horn: 0.9 },
  { base: '#B06A3C', patch: '#F3DDB8', kind: 'belly', flower: C.sepatu },
  { base: '#4E4855', patch: '#FBF6EE', kind: 'sock' },
  { base: '#F6EEDC', patch: '#6B4A3C', kind: 'spots' },
  { base: '#D2AE7E', patch: '#8A5C38', kind: 'saddle', beard: 2.1, horn: 1.25 },
  { base: '#B9B4C0', patch: '#F4EFE8', kind: 'belly', horn: 0.42, scarf: C.cabai, beard: 0.5, size: 0.86 },
  { base: '#F3D9A8', patch: '#FFFDF4', kind: 'belly', horn: 0.25, beard: 0, size: 0.55 },
]
/** Blank wooden number plate, 30 across; the number is a sprite of its own. */
export const goatPlate = (): string =>
  lit(
    circle(0, 0, 16, lin(['#F7DCA6', '#E2B36B', '#B98543'], 60)) +
      circle(0, 0, 12.5, 'none', { stroke: C.soga, 'stroke-width': 1.6, opacity: 0.6 }) +
      circle(0, -13, 2.2, C.jati),
    1.4,
  )
