/** What the level of a voice is called. */
export type LevelWord = 'quiet' | 'soft' | 'right' | 'loud'

/** Lights of the row, and how many of them are soft and right; the rest is too loud. */
export const LIGHTS = 14
const SOFT_LIGHTS = 4
const RIGHT_LIGHTS = 10
/** The level of the first light and of the last one, dBFS (root mean square). */
const LOWEST = -54
const HIGHEST = -6

/** How many lights are on at a level (dBFS), and its word. A clipped peak (0…1) is too loud whatever the mean is. */
export function levelLight(level: number, peak = 0): { readonly lights: number; readonly word: LevelWord } {
  const share = (level - LOWEST) / (HIGHEST - LOWEST)
  const lights = peak >= 0.99 ? LIGHTS : Math.max(0, Math.min(LIGHTS, Math.round(share * LIGHTS)))
  const word = lights === 0 ? 'quiet' : lights <= SOFT_LIGHTS ? 'soft' : lights <= RIGHT_LIGHTS ? 'right' : 'loud'
  return { lights, word }
}
