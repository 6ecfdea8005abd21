export { altOf } from './alt.ts'
export { compositionSteps, drawComposition, drawPlaced } from './draw.ts'
export { itemNames, type KitData, landOf, layoutOf, PICTURE, sheetCopies } from './layout.ts'
export { loadKitData, loadKitIndex, spriteUrl } from './load.ts'
export type { Pixels } from './pixels.ts'
export { type RenderedPicture, renderPicture } from './render.ts'
export {
  type Composition,
  compositionSchema,
  type CompositionSource,
  KIT_GROUPS,
  type KitGroup,
  type KitIndex,
  kitIndexSchema,
  kitPartSchema,
  kitPlacesSchema,
  type KitSprite,
  MOST_ITEMS,
  NO_SOUND,
} from './schema.ts'
export { type KitHit, searchKit } from './search.ts'
