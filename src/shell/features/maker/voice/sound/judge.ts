import type { Take } from '../../draft/schema.ts'
import { TARGET_LUFS } from './raise.ts'

/** What is worth a word about a recording: the room is loud; the voice is far away; it could not be made louder here. */
export type TakeNote = 'noisy' | 'soft'

/** A voice is this far above its room at least, dB, else the room is heard with it. */
const LEAST_ABOVE_ROOM = 24
/** Softer than this a voice was far from the microphone, LUFS. */
const SOFTEST = -42
/** What is heard may be as much softer than all narrations, LU. */
const SOFTER = 6

/** What is worth a word about a recording, by its loudness (LUFS), its room (dBFS) and what was added (dB). */
export function notesOf({ loudness, noise, raised }: Pick<Take, 'loudness' | 'noise' | 'raised'>): TakeNote[] {
  if (loudness === undefined) return []
  const isNoisy = noise !== undefined && loudness - noise < LEAST_ABOVE_ROOM
  const isSoft = loudness < SOFTEST || loudness + (raised ?? 0) < TARGET_LUFS - SOFTER
  return [...(isNoisy ? (['noisy'] as const) : []), ...(isSoft ? (['soft'] as const) : [])]
}
