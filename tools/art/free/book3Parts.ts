/** The parts of the child's body alone, in the default look, as the close-ups of book 3 draw them; each around 0,0, about 200 wide. */
import { DEFAULT_VARIANT } from '../../../src/content/avatarVariant.ts'
import { HAIR } from '../characters/hairParts.ts'
import { clipped, g, place } from '../core/svg.ts'
import { skinOf, soft } from '../pages/book3/closeup.ts'
import { closeEar, closeBrow, openEye } from '../pages/book3/closeupFace.ts'
import { closeFoot } from '../pages/book3/closeupFeet.ts'
import { openHand } from '../pages/book3/closeupHands.ts'
import { heart } from '../pages/book3/closeupHeart.ts'
import { C } from '../palette.ts'

const SKIN = skinOf(DEFAULT_VARIANT)
/** Two open eyes with their brows, the skin around them fading out. */
export const eyesAlone = (): string =>
  g(
    ([-1, 1] as const).map((side) =>
      place(
        soft(0, -6, 56, 54, SKIN.b, 1) +
          soft(0, -4, 44, 40, SKIN.b, 0.9) +
          closeBrow(side, HAIR.hitam) +
          openEye(SKIN, side, { x: 0.1, wide: true }),
        side * 43,
        4,
      ),
    ),
  )
/** Two ears side by side. */
export const earsAlone = (): string =>
  place(closeEar(SKIN, -1), -50, 0, 1.9, -6) + place(closeEar(SKIN, 1), 50, 0, 1.9, 6)
/** Two open hands with spread fingers. */
export const handsAlone = (): string =>
  clipped(
    'M-200 -140H200V96H-200Z',
    place(openHand(DEFAULT_VARIANT, -1, false), -56, 10, 0.37, -4) +
      place(openHand(DEFAULT_VARIANT, 1, false), 56, 10, 0.37, 4),
  )
/** Two bare feet. */
export const feetAlone = (): string =>
  clipped(
    'M-200 -140H200V92H-200Z',
    place(closeFoot(DEFAULT_VARIANT, -1), -50, 12, 0.48, -5) + place(closeFoot(DEFAULT_VARIANT, 1), 50, 12, 0.48, 5),
  )
/** A heart that glows. */
export const heartAlone = (): string => soft(0, 0, 120, 112, C.kunyit, 0.35) + heart(150, 'calm')
