/**
 * The one door to the app: all that the drawings import of it. A file of this package that needs more of the app names it here, so that one
 * sees in one place what a change of the app can touch, and `checkStamp.ts` knows what the check of this package depends on.
 */
export { BOOK_IDS } from '../../src/content/library.ts'
export { type BookArt, bookArtSchema, pictureSchema } from '../../src/content/art.ts'
export {
  DEFAULT_VARIANT,
  type AvatarVariant,
  AVATAR_BOOK,
  variantKey,
  variantPicture,
  VARIANTS,
  parseVariant,
} from '../../src/content/avatarVariant.ts'
export type { AvatarPosters } from '../../src/content/avatarPosters.ts'
export {
  type FrameData,
  IDLE_MOTIONS,
  type IdleMotion,
  type LookedParts,
  type PagePictureData,
  type PieceData,
  type SpriteData,
  type SpriteFrames,
  TAP_MOTIONS,
  type TapMotion,
} from '../../src/game/picture.ts'
export { frameCopies, isPatched } from '../../src/game/scene/picture/frameCopies.ts'
export { hasAvifFile, lightOf } from '../../src/game/scene/picture/pictureFormat.ts'
export {
  type KitDrawing,
  type KitIndex,
  type KitPart,
  kitPartSchema,
  type KitPlaces,
  kitPlacesSchema,
  type KitSprite,
} from '../../src/content/kit/schema.ts'
export { KIT_VERSION } from '../../src/content/pack/schema.ts'
export type { Box } from '../../src/game/targets.ts'
