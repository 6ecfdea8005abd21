import type { Language } from '../../../game/language.ts'

/** Lines that the ladder's kinds say between the content's own, by name. */
type PromptName = 'that-is' | 'find' | 'yes' | 'listen-again'

/** The path of such a line; `src/content/ladder/prompts.json` has its words. */
export const promptClip = (name: PromptName, language: Language): string =>
  `/audio/ladder/${language}/prompts/${name}.mp3`

/** The clips that exist. */
export const clips = (...all: readonly (string | undefined)[]): string[] => all.filter((clip) => clip !== undefined)
