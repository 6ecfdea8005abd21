import type { RulesContext } from '../../../game/rules/kindRules.ts'
import type { Box, RuleTarget } from '../../../game/targets.ts'
import { type Beat, spoken } from './beats.ts'
import type { PictureCardData, WordPart } from './schema.ts'
import type { Language } from '../../../game/language.ts'

const PART = 'part:'

/** A word in play: its parts and its place in the round. */
export interface PlacedParts {
  readonly parts: readonly WordPart[]
  readonly place: string
}

/** The target id of a part of a word, counted from 0; it differs from question to question, since what it shows does. */
export const partTarget = (place: string, index: number): string => `${PART}${place}.${index}`

/** The part of a target id; `undefined` if it is no part. */
export function partOf(targetId: string): number | undefined {
  return targetId.startsWith(PART) ? Number(targetId.slice(targetId.indexOf('.') + 1)) : undefined
}

/** The parts as things to touch. What they say stays unsaid in their names: it is what is to be read. */
export function partTargets(boxes: readonly Box[], place: string, context: RulesContext): Omit<RuleTarget, 'state'>[] {
  return boxes.map((box, index) => ({
    id: partTarget(place, index),
    kind: 'tap',
    label: context.text('ladder.part', { n: index + 1 }),
    box,
  }))
}

/** Every part lit in its turn and said, with a rest between. */
export function partByPart({ parts, place }: PlacedParts, rest: number): Beat[] {
  return parts.map(({ say }, index) => spoken(say, rest, { lit: [partTarget(place, index)] }))
}

/** Every part lit in its turn, in silence. */
export function silently({ parts, place }: PlacedParts, ms: number): Beat[] {
  return parts.map((_, index) => ({ ms, lit: [partTarget(place, index)] }))
}

/** The whole word, with all its parts lit. */
export function wholeWord({ parts, place }: PlacedParts, say: string | undefined, rest: number): Beat {
  return spoken(say, rest, { lit: parts.map((_, index) => partTarget(place, index)) })
}

/** A touch of a part: it is said, or only lit where it cannot be heard. */
export function touchPart({ parts }: PlacedParts, id: string, isSilent: boolean): { beats: Beat[]; isHeard: boolean } {
  const part = parts[partOf(id) ?? -1]
  const clip = isSilent ? undefined : part?.say
  if (clip === undefined) return { beats: [{ ms: 500, lit: [id] }], isHeard: false }
  return { beats: [{ say: [clip], ms: 0, lit: [id] }], isHeard: true }
}

/** A picture's name, as far as it is spoken. */
export function sayName(card: PictureCardData | undefined, language: Language, ms = 200): Beat[] {
  const clip = card?.say[language]
  return clip === undefined ? [] : [{ say: [clip], ms }]
}
