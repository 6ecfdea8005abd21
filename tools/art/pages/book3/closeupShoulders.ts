/** What is seen of the child below a face that is seen large, in face space (`closeupFace.ts`). */
import type { AvatarVariant } from '../../../../src/content/avatarVariant.ts'
import { type Point } from '../../core/geom.ts'
import { g, lin, path, stroke } from '../../core/svg.ts'
import { C, light, mix, shade } from '../../palette.ts'
import { mirror, rounded } from './closeup.ts'

/** The yellow T-shirt and the neck below a face, down to y=190. */
export function closeShoulders(skin: { readonly b: string; readonly s: string }, { headwear }: AvatarVariant): string {
  const half: readonly Point[] = [
    [34, 92],
    [84, 104],
    [128, 132],
    [142, 200],
  ]
  const pts: Point[] = [[0, 100], ...half, ...mirror(half, -1).toReversed()]
  const neck = 'M-30 60C-28 84 -32 96 -40 104Q0 132 40 104C32 96 28 84 30 60Z'
  return g([
    headwear === 'hijab' ? '' : path(neck, mix(skin.b, skin.s, 0.5)),
    rounded(pts, lin([light(C.kunyit, 0.3), C.kunyit, mix(C.kunyit, C.mangga, 0.6)], 62), { depth: 14 }),
    headwear === 'hijab'
      ? ''
      : path(neck, mix(skin.b, skin.s, 0.42)) +
        stroke('M-41 103Q0 133 41 103', C.mangga, 6) +
        stroke('M-41 101Q0 131 41 101', shade(C.mangga, 0.1), 1.2, { opacity: 0.4 }),
  ])
}
