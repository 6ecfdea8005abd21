/** The one book whose child is the reader's own. */
export const AVATAR_BOOK = 3

/** Skins of book 3's child, light to dark (names of the palette). */
export const SKINS = ['langsat', 'sawo', 'matang', 'coklat'] as const
/** Hair of book 3's child: chin-length, short, curly. */
export const HAIRS = ['bob', 'short', 'curly'] as const
/** What book 3's child wears on the head; under a hijab no hair is seen. */
export const HEADWEARS = ['caping', 'hijab', 'none'] as const

/** How the child of book 3 looks. */
export interface AvatarVariant {
  readonly skin: (typeof SKINS)[number]
  readonly hair: (typeof HAIRS)[number]
  readonly headwear: (typeof HEADWEARS)[number]
}

/** The child as the posters show it, until a reader chooses. */
export const DEFAULT_VARIANT: AvatarVariant = { skin: 'sawo', hair: 'bob', headwear: 'caping' }

/**
 * The eight children a reader may choose from, the default first. Eight, not all 28 that could be told apart: a child who cannot read points at
 * the one it is, and a page keeps few pictures.
 */
export const VARIANTS: readonly AvatarVariant[] = [
  DEFAULT_VARIANT,
  { skin: 'langsat', hair: 'short', headwear: 'none' },
  { skin: 'coklat', hair: 'curly', headwear: 'none' },
  { skin: 'matang', hair: 'bob', headwear: 'hijab' },
  { skin: 'matang', hair: 'short', headwear: 'caping' },
  { skin: 'sawo', hair: 'bob', headwear: 'hijab' },
  { skin: 'langsat', hair: 'bob', headwear: 'none' },
  { skin: 'coklat', hair: 'curly', headwear: 'caping' },
]

/** One word for a look that can be told apart: `coklat-curly-none`; under a hijab the hair is not named. */
export function variantKey({ skin, hair, headwear }: AvatarVariant): string {
  return headwear === 'hijab' ? `${skin}-hijab` : `${skin}-${hair}-${headwear}`
}

/** One of the eight looks; undefined for anything else. For the browser, which reads it before anything else (elsewhere: `avatarVariantSchema.ts`). */
export function readVariant(raw: unknown): AvatarVariant | undefined {
  const { skin, hair, headwear }: Partial<Record<keyof AvatarVariant, unknown>> = Object(raw)
  // The hair under a hijab makes no difference, but there is one.
  const isNamed = HAIRS.some((known) => known === hair)
  const key = isNamed ? variantKey({ skin, hair, headwear } as AvatarVariant) : ''
  const known = VARIANTS.find((variant) => variantKey(variant) === key)
  return known && { ...known, hair: hair as AvatarVariant['hair'] }
}

/** The look of three words, `coklat,curly,none`; throws with the words there are. */
export function parseVariant(words: string): AvatarVariant {
  const [skin, hair, headwear] = words.split(',')
  const variant = readVariant({ skin, hair, headwear })
  if (variant) return variant
  throw new Error(
    `"${words}" is no look; say skin,hair,headwear of ${[SKINS, HAIRS, HEADWEARS].map((list) => list.join('|')).join(', ')}`,
  )
}

/** The picture of the child in a look, standing: what a reader chooses from. */
export const variantPicture = (key: string): string => `/img/look/${key}.webp`
