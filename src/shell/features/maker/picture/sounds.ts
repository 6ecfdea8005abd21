import { EFFECT_NAMES, type EffectName } from '../../../../content/effectNames.ts'
import type { pictureText } from '../text/picture/index.ts'

/** A sound that things can make, with a word for it. */
export type ThingSound = keyof (typeof pictureText)['en']['sound'] & EffectName

/** The effect of this name; undefined where there is none, and for `none`. */
export const soundOf = (name: string | undefined): EffectName | undefined =>
  EFFECT_NAMES.find((effect) => effect === name)

/** Sounds that things can make: those that have a word, in the order of the catalog. */
export const thingSounds = (words: Readonly<Record<ThingSound, string>>): ThingSound[] =>
  EFFECT_NAMES.filter((name): name is ThingSound => name in words)
