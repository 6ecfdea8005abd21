import type { Command, Outcome } from '../../../game/rules/kindRules.ts'
import type { PlayMode } from './schema.ts'

/** How long a line that is not heard leaves its part lit, ms. */
const SILENT_MS = 900

/** One moment of a script: what is said and lit, and how long it rests afterwards. */
export interface Beat {
  /** Clips said one after another, paths as in the content. */
  readonly say?: readonly string[]
  /** Rest after the last clip, ms. */
  readonly ms: number
  /** Ids of what is lit meanwhile: target ids. */
  readonly lit?: readonly string[]
  /** An effect played at its start. */
  readonly effect?: string
  /** From here on the options are shown. */
  readonly shows?: boolean
  /** From here on the options can be taken; implies `shows`. */
  readonly opens?: boolean
  /** What else the scene shows meanwhile, by a name of the kind. */
  readonly cue?: string
}

/** A script being played. Plain data. */
export interface Script {
  readonly beats: readonly Beat[]
  /** Raised with each beat, so that a timer or line of an earlier one changes nothing. */
  readonly serial: number
  /** Rest of the present beat, ms. */
  readonly rest: number
  readonly lit: readonly string[]
  readonly cue: string
  readonly isShown: boolean
  readonly isOpen: boolean
}

/** A script before anything has been played. */
export const NO_SCRIPT: Script = { beats: [], serial: 0, rest: 0, lit: [], cue: '', isShown: false, isOpen: false }

/** A script after a step; `isOver` once its last beat has ended. */
export interface Played {
  readonly script: Script
  readonly outcomes: readonly Outcome[]
  readonly isOver: boolean
}

/** A beat that says a clip and lights a part; where the clip is missing the part is lit for as long as a clip would take. */
export function spoken(clip: string | undefined, ms: number, more: Omit<Beat, 'say' | 'ms'> = {}): Beat {
  return clip === undefined ? { ms: ms + SILENT_MS, ...more } : { say: [clip], ms, ...more }
}

/** Plays these beats instead of what was playing. `keeps`: what is shown and open stays so. */
export function playBeats(before: Script, beats: readonly Beat[], mode: PlayMode, keeps: boolean): Played {
  const { isShown, isOpen } = keeps ? before : NO_SCRIPT
  return nextBeat({ ...before, beats, isShown, isOpen }, mode)
}

/** Goes on after a line or a rest of the present beat; `undefined` if the command is about something else. */
export function continueBeats(script: Script, command: Command, mode: PlayMode): Played | undefined {
  if (command.type === 'said' && command.name === `beat:${script.serial}`)
    return { script, outcomes: [{ type: 'timer', name: `rest:${script.serial}`, ms: script.rest }], isOver: false }
  if (command.type === 'timer' && command.name === `rest:${script.serial}`) return nextBeat(script, mode)
  return undefined
}

function nextBeat(before: Script, mode: PlayMode): Played {
  const [beat, ...beats] = before.beats
  const serial = before.serial + 1
  const changed: Outcome = { type: 'changed' }
  if (!beat) return { script: { ...before, beats, serial, lit: [], cue: '' }, outcomes: [changed], isOver: true }
  const said = beat.say ?? []
  const lines = mode === 'withoutSound' ? [] : said
  const rest = beat.ms + (said.length - lines.length) * SILENT_MS
  const script: Script = {
    beats,
    serial,
    rest,
    lit: beat.lit ?? [],
    cue: beat.cue ?? '',
    isShown: before.isShown || beat.shows === true || beat.opens === true,
    isOpen: before.isOpen || beat.opens === true,
  }
  const effect: Outcome[] = beat.effect === undefined ? [] : [{ type: 'effect', name: beat.effect }]
  const wait: Outcome =
    lines.length > 0
      ? { type: 'say', lines: lines.map((line) => ({ en: line, id: line })), name: `beat:${serial}` }
      : { type: 'timer', name: `rest:${serial}`, ms: rest }
  return { script, outcomes: [changed, ...effect, wait], isOver: false }
}
