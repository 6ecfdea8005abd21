import { RULES } from './rules.ts'

/** The items by which a step is judged: its sounds, and the words that can be read with a picture. Keys with skill. */
export interface JudgedStep {
  readonly id: string
  readonly sounds: readonly string[]
  readonly words: readonly string[]
}

/** Chances that items are known, by key. */
type Chances = ReadonlyMap<string, number>

/**
 * The step a child is at: the first with a sound that is not firm, or with fewer than three firm words. `chosen`: the teacher's choice, which comes
 * before; a step that is no longer there counts as none. `undefined` without steps.
 */
export function stepOf(steps: readonly JudgedStep[], p: Chances, chosen?: string): string | undefined {
  if (chosen !== undefined && steps.some(({ id }) => id === chosen)) return chosen
  const isFirm = (item: string) => (p.get(item) ?? 0) >= RULES.firm
  const open = steps.find(
    ({ sounds, words }) =>
      !sounds.every(isFirm) || words.filter(isFirm).length < Math.min(RULES.firmWords, words.length),
  )
  return (open ?? steps.at(-1))?.id
}

/** The steps whose items may be asked: all up to the present one, and the next one as soon as no sound of the present one is shaky. */
export function openSteps(steps: readonly JudgedStep[], present: string, p: Chances): string[] {
  const at = steps.findIndex(({ id }) => id === present)
  const isReady = steps[at]?.sounds.every((item) => (p.get(item) ?? 0) >= RULES.shaky) ?? false
  return steps.slice(0, at + (isReady ? 2 : 1)).map(({ id }) => id)
}
