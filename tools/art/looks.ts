/** Which sprites of a page differ with the look of book 3's child, and which looks look alike there. */
import { DEFAULT_VARIANT, variantKey, VARIANTS, type AvatarVariant } from '../../src/content/avatarVariant.ts'
import { doc } from './core/svg.ts'
import type { SpriteDrawing } from './pages/page.ts'
import { hashOf } from './pictures.ts'

/** One way in which the sprites that differ are drawn. */
export interface DrawnVariant {
  /** Word of its files: the key of the first look that has it. */
  readonly word: string
  readonly sprites: readonly SpriteDrawing[]
}

/** What differs with the look on a page. */
export interface PageVariants {
  /** Every look but those that look like the default one, and the word of its files. */
  readonly words: Readonly<Record<string, string>>
  readonly variants: readonly DrawnVariant[]
}

/** Draws a page's sprites in all looks; `undefined` where the look makes no difference. */
export function readVariants(
  name: string,
  sprites: (look: AvatarVariant) => readonly SpriteDrawing[],
): PageVariants | undefined {
  return groupVariants(
    name,
    sprites(DEFAULT_VARIANT),
    new Map(VARIANTS.map((look) => [variantKey(look), sprites(look)])),
  )
}

/**
 * Groups looks by what is drawn: only the sprites that differ in any look are drawn again, and looks in which all of those are alike share
 * one variant. Throws where a look has other sprites, frames or facts than the default one.
 */
export function groupVariants(
  page: string,
  first: readonly SpriteDrawing[],
  looks: ReadonlyMap<string, readonly SpriteDrawing[]>,
): PageVariants | undefined {
  for (const [key, sprites] of looks) checkLike(page, key, first, sprites)
  const ownHashes = first.map(hashOfSprite)
  const hashes = new Map([...looks].map(([key, sprites]) => [key, sprites.map(hashOfSprite)]))
  const differing = first.map((_, index) => [...hashes.values()].some((own) => own[index] !== ownHashes[index]))
  const variants = new Map<string, DrawnVariant>()
  const words: Record<string, string> = {}
  for (const [key, sprites] of looks) {
    const own = hashes.get(key) ?? []
    if (own.every((hash, index) => hash === ownHashes[index])) continue
    const drawn = own.join()
    const variant = variants.get(drawn) ?? { word: key, sprites: sprites.filter((_, index) => differing[index]) }
    variants.set(drawn, variant)
    words[key] = variant.word
  }
  return variants.size === 0 ? undefined : { words, variants: [...variants.values()] }
}

const hashOfSprite = ({ svg, frames }: SpriteDrawing): string =>
  hashOf([doc(svg), ...Object.entries(frames ?? {}).flatMap(([name, frame]) => [name, doc(frame)])])

/** The places and motions of sprites are the same in all looks: only drawings may differ. */
function checkLike(
  page: string,
  key: string,
  first: readonly SpriteDrawing[],
  sprites: readonly SpriteDrawing[],
): void {
  if (sprites.length !== first.length) throw new Error(`${page}: other sprites in the look ${key}`)
  for (const [index, sprite] of sprites.entries()) {
    const like = first[index]
    if (like && factsOf(sprite) === factsOf(like)) continue
    throw new Error(`${page}: ${sprite.name} has another box, motion or list of frames in the look ${key}`)
  }
}

function factsOf({ name, box, pivot, idle, tap, sound, frames }: SpriteDrawing): string {
  return JSON.stringify([name, box, pivot, idle, tap, sound, Object.keys(frames ?? {})])
}

/** All drawings of the variants in one list, for the hash of what was drawn. */
export function drawingsOfVariants({ words, variants }: PageVariants): string[] {
  return [
    JSON.stringify(words),
    ...variants.flatMap(({ word, sprites }) => [
      word,
      ...sprites.map((sprite) => `${sprite.name} ${hashOfSprite(sprite)}`),
    ]),
  ]
}
