import type { Language } from '../../game/language.ts'
import { partsOf } from './path/asks.ts'
import type { Ladder, Step } from './schema.ts'

/** What a printed sheet of a week holds: all of it can be read with what the step and those before it have brought. */
export interface WeekSheet {
  readonly step: Step
  readonly sounds: readonly { readonly text: string; readonly keyword: string }[]
  readonly syllables: readonly string[]
  /** Each word in its parts: syllables in Indonesian, graphemes in English. */
  readonly words: readonly (readonly string[])[]
  /** Words that are learned whole. */
  readonly heart: readonly string[]
  /** A short text, line by line: sentences of the latest steps that have any; before the first of them, words in rows. */
  readonly text: readonly string[]
}

const MOST = { syllables: 12, words: 12, sentences: 6 } as const
const IN_A_ROW = 3

/** The sheet of a step; `undefined` where the ladder has no such step. */
export function weekSheetOf(ladder: Ladder, language: Language, stepId: string): WeekSheet | undefined {
  const { steps, graphemes } = ladder.languages[language]
  const step = steps.find(({ id }) => id === stepId)
  if (!step) return undefined
  const textOf = (id: string) => graphemes.find((one) => one.id === id)?.text ?? id
  const upTo = steps.filter(({ order }) => order <= step.order)
  return {
    step,
    sounds: step.new.flatMap((id) => {
      const one = graphemes.find((grapheme) => grapheme.id === id)
      return one ? [{ text: one.text, keyword: one.keyword.text }] : []
    }),
    syllables: spread(step.syllables ?? [], MOST.syllables).map(({ text }) => text),
    words: spread(step.words, MOST.words).map((word) => partsOf(word).map(textOf)),
    heart: (step.heart ?? []).map(({ word }) => word),
    text: textFor(upTo),
  }
}

/** At most so many, from all over the list. */
function spread<Item>(list: readonly Item[], most: number): readonly Item[] {
  if (list.length <= most) return list
  return Array.from({ length: most }, (_, n) => list[Math.floor((n * list.length) / most)]).flatMap((one) => one ?? [])
}

function textFor(steps: readonly Step[]): string[] {
  const sentences = steps
    .toReversed()
    .flatMap((step) => step.sentences.map(({ text }) => text))
    .slice(0, MOST.sentences)
  if (sentences.length > 0) return sentences
  const words = steps
    .toReversed()
    .flatMap((step) => step.words.map(({ word }) => word))
    .slice(0, MOST.sentences * IN_A_ROW)
  const rows = Math.ceil(words.length / IN_A_ROW)
  return Array.from({ length: rows }, (_, row) => words.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW).join('   '))
}
