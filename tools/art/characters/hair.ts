import type { HairOptions, HairStyle } from './types.ts'
import { CURLY_HAIR } from './hairCurly.ts'
import { LONG_HAIR } from './hairLong.ts'
import { type Hair } from './hairParts.ts'
import { SHORT_HAIR } from './hairShort.ts'
import { HIJAB } from './hijab.ts'

/** Hair styles: colour, turn of the head, and what is in the hair. */
export const STYLES: Readonly<Record<HairStyle, (c: string, t: number, k: HairOptions) => Hair>> = {
  ...SHORT_HAIR,
  ...CURLY_HAIR,
  ...LONG_HAIR,
  ...HIJAB,
}
