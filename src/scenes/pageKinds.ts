import type { KindModule } from '../game/kind.ts'
import { cover } from './interactions/cover/index.ts'
import { picture } from './interactions/picture/index.ts'
import { dragDropWord } from './interactions/dragDropWord/index.ts'
import { tapping } from './interactions/tapping/index.ts'
import { tappingElement } from './interactions/tappingElement/index.ts'
import { bodyPart } from './interactions/bodyPart/index.ts'
import { dragDropFamily } from './interactions/dragDropFamily/index.ts'
import { dragDropObject } from './interactions/dragDropObject/index.ts'
import { dragToBucket } from './interactions/dragToBucket/index.ts'
import { goatJumping } from './interactions/goatJumping/index.ts'
import { matchingLetter } from './interactions/matchingLetter/index.ts'

/** All kinds of pages. To add one: its folder, and a line here. */
export const pageKinds = [
  cover,
  picture,
  dragDropWord,
  tapping,
  tappingElement,
  bodyPart,
  dragDropFamily,
  dragDropObject,
  dragToBucket,
  goatJumping,
  matchingLetter,
] as const

/** The kind of a page with this type; `undefined` where there is none. */
export function pageKindOf(type: string): KindModule | undefined {
  // Each kind has its own config type; callers pass what that kind's own schema has parsed.
  return (pageKinds as readonly KindModule[]).find((kind) => kind.type === type)
}
