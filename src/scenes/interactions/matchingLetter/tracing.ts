import type { Outcome, RulesContext, Step } from '../../../game/rules/kindRules.ts'
import { strokesOf } from '../../shared/letters/letterStrokes.ts'
import { isBuilt, lettersOf, placeOf, type WordBuildState } from '../../shared/letters/wordBuild.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import { letterLines } from '../../shared/letters/letterLines.ts'
import type { MatchingLetter } from './schema.ts'

/** The word being built, and then written as an extra. */
export interface MatchingLetterState extends WordBuildState {
  /** For each slot, the number of strokes written. */
  readonly strokes: readonly number[]
  /** A stroke was made by key: repeated presses always finish, so the try is no evidence of writing. */
  readonly isStepped: boolean
}

const PREFIX = 'trace:'

/** Whether the target is a letter to write. */
export const isTrace = (targetId: string): boolean => targetId.startsWith(PREFIX)

/** The target id of the letter to write in a slot. */
export const traceId = (slot: number): string => `${PREFIX}${slot}`

/** The letters of the finished word and their numbers of strokes; characters without strokes are skipped. */
function lettersToWrite(config: MatchingLetter, { language }: MatchingLetterState) {
  return lettersOf(config.word[language]).map((letter, slot) => ({ letter, slot, total: strokesOf(letter).length }))
}

/** The letters to write, in their slots, once the word is built; none before. */
export function traceTargets(
  config: MatchingLetter,
  state: MatchingLetterState,
  slots: readonly (Box | undefined)[],
  context: RulesContext,
): RuleTarget[] {
  if (!isBuilt(state)) return []
  return lettersToWrite(config, state).flatMap(({ letter, slot, total }): RuleTarget[] => {
    const box = slots[slot]
    if (!box || total === 0) return []
    const written = state.strokes[slot] ?? 0
    const facts = {
      id: traceId(slot),
      kind: 'tap' as const,
      box,
      order: slot + 1,
      isDrawn: true,
      says: letterLines(letter),
    }
    return written < total
      ? [{ ...facts, state: 'idle', label: context.text('label.trace', { letter, n: written + 1, m: total }) }]
      : [{ ...facts, state: 'done', label: context.text('label.traced', { letter }) }]
  })
}

/** The slot of the first unwritten letter; `undefined` if all are written. */
export function nextToWrite(config: MatchingLetter, state: MatchingLetterState): number | undefined {
  if (!isBuilt(state)) return undefined
  return lettersToWrite(config, state).find(({ slot, total }) => (state.strokes[slot] ?? 0) < total)?.slot
}

/** Adds one stroke. `isByHand`: drawn by a finger, otherwise by key. */
export function traceStroke(
  config: MatchingLetter,
  state: MatchingLetterState,
  targetId: string,
  isByHand: boolean,
): Step<MatchingLetterState> {
  const slot = placeOf(targetId)
  const letter = lettersToWrite(config, state)[slot]
  const next: MatchingLetterState = {
    ...state,
    strokes: state.strokes.map((count, at) => (at === slot ? count + 1 : count)),
    isStepped: state.isStepped || !isByHand,
  }
  const effect: Outcome = { type: 'effect', name: 'tap' }
  if (letter === undefined || (next.strokes[slot] ?? 0) < letter.total) return { state: next, outcomes: [effect] }
  const answered: Outcome[] = [{ type: 'accepted', targetId }, effect]
  if (nextToWrite(config, next) !== undefined) return { state: next, outcomes: answered }
  return { state: next, outcomes: [...answered, ...writtenOutcomes(config, next)] }
}

function writtenOutcomes(config: MatchingLetter, { language, isStepped }: MatchingLetterState): Outcome[] {
  const item = `word:${config.member}|trace`
  return [
    { type: 'tried', question: { ask: `word:${config.member}`, item, guess: isStepped ? 1 : 0 }, ok: true },
    { type: 'effect', name: 'star' },
    { type: 'say', lines: [config.wordAudio] },
    { type: 'feedback', tone: 'done', message: { key: 'trace.done', params: { word: config.word[language] } } },
  ]
}
