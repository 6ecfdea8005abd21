import { errorsOfSentences, type Hearing } from '../judge/hearing.ts'
import type { Script } from '../scripts.ts'
import type { Plan } from './plan.ts'
import { isSingle, type Style, styleOf, type Take } from './voices.ts'

/** Running text is heard well enough with so few words wrong: the recogniser errs too, more in Indonesian. */
const FEW_WRONG = { en: 0.03, id: 0.08 } as const
/** Natural enough: no further take is tried. */
const NATURAL_MOS = { single: 3.2, text: 3.8 } as const
/** Below this a voice is harsh; a point less weighs as much as this share of wrong words. */
const HARSH_MOS = 3.4
const WRONG_PER_MOS = 0.25
/** So many takes of a line are tried at most. */
const MOST_TAKES = 10
/** How far the speed of a sentence may be from its text's own: two neighbours differ by twice as much at most. */
const PACE = 0.031

/** A take that the judges have heard. */
export interface Tried {
  readonly take: Take
  readonly hearing: Hearing
  readonly mos: number
  /** It is what the line's file holds now. */
  readonly isCurrent?: boolean
  /** Of the current one: it was chosen among so many of the line's takes, the first ones. */
  readonly chosenFrom?: number
}

/**
 * What is to be tried next of a line; `undefined` where one take is good enough, or nothing is left. First its takes as a whole – in place of those it was
 * chosen from stands the take that it has, their best –, then sentence by sentence: what is heard right stays as it is, what is misheard is spoken in the next way.
 */
export function nextTake(plan: Plan, tried: readonly Tried[]): Take | undefined {
  if (tried.length >= MOST_TAKES || tried.some((one) => isGood(plan.script, one))) return undefined
  const isNew = (take: Take) => tried.every((one) => nameOf(one.take) !== nameOf(take))
  const whole = plan.takes.slice(tried[0]?.chosenFrom ?? 0).find(isNew)
  if (whole || plan.ways.length === 0) return whole
  const mixed = mix(plan, tried)
  return mixed && tried.every(({ take }) => !isAlike(take, mixed)) ? mixed : undefined
}

/** The best of what was tried; of equals the first. */
export function bestOf<One extends Tried>(script: Script, tried: readonly One[]): One | undefined {
  return tried.toSorted(byWorth(script))[0]
}

/** What a line has need not be more than heard, and not harsh: it was the most natural one. */
function isGood(script: Script, { hearing, mos, isCurrent }: Tried): boolean {
  const wrong = hearing.wer ?? 0
  if (isSingle(script.kind)) return wrong === 0 && (isCurrent === true || mos >= NATURAL_MOS.single)
  return wrong <= FEW_WRONG[script.language] && mos >= (isCurrent ? HARSH_MOS : NATURAL_MOS.text)
}

/** Fewest wrong words, and none of the harsh ones: what naturalness lacks counts as wrong words too. Of single words its figure says little. */
function byWorth(script: Script): (a: Tried, b: Tried) => number {
  const lack = ({ mos }: Tried) => (isSingle(script.kind) ? 0 : Math.max(0, HARSH_MOS - mos) * WRONG_PER_MOS)
  const wrong = (tried: Tried) => (tried.hearing.wer ?? 0) + lack(tried)
  const letters = ({ hearing }: Tried) => hearing.cer ?? 0
  return (a, b) => wrong(a) - wrong(b) || letters(a) - letters(b) || b.mos - a.mos
}

/** A style of a sentence, and how many of its words were misheard on an average. */
interface Known {
  readonly style: Style
  readonly errors: number
}

/** A take of the best styles known; a sentence that has none without errors, or all of a harsh text, in its next way. All of it is one voice. */
function mix({ script, ways }: Plan, tried: readonly Tried[]): Take | undefined {
  const base = bestOf(
    script,
    tried.filter((one) => one.isCurrent || !one.take.sentences),
  )
  if (!base) return undefined
  const { voice, speed } = base.take
  const isHarsh = tried.every(({ mos }) => mos < HARSH_MOS)
  const sentences = knownStyles(script, base.take, tried).map((known): Style => {
    const [best] = known.toSorted((a, b) => a.errors - b.errors)
    const next = ways
      .map((way) => styleOf(way, speed))
      .find((style) => known.every((other) => nameOf(other.style) !== nameOf(style)))
    return next && (isHarsh || !best || best.errors > 0) ? next : (best?.style ?? styleOf({ pace: 1 }, speed))
  })
  return { voice, speed, sentences }
}

/** Of each sentence the styles that were tried beside `base`: its voice, and about its speed. */
function knownStyles(script: Script, base: Take, tried: readonly Tried[]): Known[][] {
  const heard = tried
    .filter(({ take }) => take.voice === base.voice && Math.abs(take.speed / base.speed - 1) <= PACE)
    .map(({ take, hearing }) => ({ take, errors: errorsOfSentences(script, hearing.heard) }))
  const count = heard[0]?.errors.length ?? 0
  return Array.from({ length: count }, (_, place) => {
    const all = new Map<string, { readonly style: Style; readonly errors: number[] }>()
    for (const { take, errors } of heard) {
      const style = styleAt(take, place)
      const known = all.get(nameOf(style)) ?? { style, errors: [] }
      known.errors.push(errors[place] ?? 0)
      all.set(nameOf(style), known)
    }
    return [...all.values()].map(({ style, errors }) => ({
      style,
      errors: errors.reduce((sum, count) => sum + count, 0) / errors.length,
    }))
  })
}

function styleAt({ speed, sounds, sentences }: Take, place: number): Style {
  return sentences?.[place] ?? { speed, ...(sounds && { sounds }) }
}

/** Whether a take sounds as a mixed one: in the same voice, each sentence in the same style. */
const isAlike = (take: Take, { voice, sentences = [] }: Take): boolean =>
  take.voice === voice && sentences.every((style, place) => nameOf(styleAt(take, place)) === nameOf(style))

const nameOf = (value: Style): string => JSON.stringify(value)
