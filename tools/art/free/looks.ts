/** The child of book 3 in each look, standing and waving: what a reader chooses from. */
import { type AvatarVariant, variantKey, variantPicture, VARIANTS } from '../../../src/content/avatarVariant.ts'
import { aku } from '../characters/cast.ts'
import { POSES } from '../characters/poses.ts'
import { groundShadow } from '../core/light.ts'
import type { FreePicture } from './free.ts'

/** All children stand alike, so that only the looks differ; room for the widest hat. */
const BOX = { x: -104, y: -298, width: 200, height: 312 }
/** Width of the file, px: twice what a tablet shows of the one that is chosen. */
const WIDTH = 226

const child = (look: AvatarVariant): string =>
  groundShadow(0, 1, 54, 0.3) + aku({ ...look, expression: 'happy', turn: 0.12, pose: POSES.wave }).svg

/** One picture for each look, `/img/look/coklat-curly-none.webp`. */
export const pictures: readonly FreePicture[] = VARIANTS.map((look) => ({
  path: variantPicture(variantKey(look)),
  svg: () => child(look),
  box: BOX,
  width: WIDTH,
}))
