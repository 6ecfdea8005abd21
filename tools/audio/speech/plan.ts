import { createHash } from 'node:crypto'
import { knownReadings } from '../../../server/speech/engine/index.ts'
import type { Script } from '../scripts.ts'
import { readRecordings, type Recording, recordingHash } from './recordings.ts'
import { type Take, takesFor, type Way, waysFor } from './voices.ts'

/** Changing this makes everything be spoken again: the model, the way sentences are joined, or the finish has changed. */
const TOOL_VERSION = 2

/** How a script may be spoken, or its recording. Its hash changes with anything that would change the sound: first what is said, then how. */
export interface Plan {
  readonly script: Script
  readonly takes: readonly Take[]
  /** How its sentences may be spoken where they are misheard. */
  readonly ways: readonly Way[]
  readonly recording?: Recording
  readonly hash: string
}

/** Works out how the scripts of a project folder are to be heard. Needs no voice. */
export function planAll(root: string, scripts: readonly Script[]): Plan[] {
  const recordings = readRecordings(root)
  return scripts.map((script) => {
    const recording = recordings[script.path]
    const sha = recordingHash(root, script.path)
    if (recording?.text !== script.text || sha === undefined) return plan(script)
    return { script, takes: [], ways: [], recording, hash: hashOf(['recording', script.kind, sha, recording]) }
  })
}

/** Works out how a script may be spoken. What only the installed lexicon knows is not in the hash. */
export function plan(script: Script): Plan {
  const takes = takesFor(script)
  const ways = waysFor(script)
  return { script, takes, ways, hash: `${hashOf(soundOf(script))} ${hashOf([takes, ways])}` }
}

/** Whether two hashes are of the same words and sounds, however they were spoken. */
export const isSameText = (a: string, b: string): boolean => a.split(' ')[0] === b.split(' ')[0]

/** Among how many of its takes, the first ones, a line with that hash was chosen; 0 where its list of takes was another one, or its list of ways did not begin as now. */
export function chosenFrom(hash: string, { takes, ways }: Plan): number {
  const list = hash.split(' ')[1]
  const beginnings = [ways, ...ways.map((_, count) => ways.slice(0, count))]
  const isList = (some: readonly Take[]) => beginnings.some((beginning) => hashOf([some, beginning]) === list)
  return takes.findLastIndex((_, last) => isList(takes.slice(0, last + 1))) + 1
}

/** The name of a take of a script: changes with anything that would change its sound. */
export const takeName = (script: Script, take: Take): string => hashOf([soundOf(script), take])

const soundOf = ({ kind, language, text, say = text, ipa }: Script) => [
  TOOL_VERSION,
  kind,
  say,
  ipa === undefined ? knownReadings(say, language) : [ipa],
]

/** A short hash of anything. */
export function hashOf(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
