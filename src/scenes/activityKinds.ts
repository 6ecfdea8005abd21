import type { KindModule } from '../game/kind.ts'
import { dragAndDrop } from './activities/drag-and-drop/index.ts'
import { matchByAlphabet } from './activities/match-by-alphabet/index.ts'
import { matchByLetter } from './activities/match-by-letter/index.ts'
import { matchByNumber } from './activities/match-by-number/index.ts'
import { dragDropFamilyActivity } from './activities/drag-drop-family/index.ts'
import { matchByWord } from './activities/match-by-word/index.ts'
import { tapByVoice } from './activities/tap-by-voice/index.ts'
import { hearSound } from './activities/hearSound/index.ts'
import { readWord } from './activities/readWord/index.ts'
import { blend } from './activities/blend/index.ts'
import { ask } from './activities/ask/index.ts'
import { buildWord } from './activities/buildWord/index.ts'
import { clapSyllables } from './activities/clapSyllables/index.ts'
import { sentence } from './activities/sentence/index.ts'

/** All kinds of activities. To add one: its folder, and a line here. */
export const activityKinds = [
  dragAndDrop,
  matchByAlphabet,
  matchByLetter,
  matchByNumber,
  dragDropFamilyActivity,
  matchByWord,
  tapByVoice,
  hearSound,
  readWord,
  blend,
  ask,
  buildWord,
  clapSyllables,
  sentence,
] as const

/** The kind of an activity with this type; `undefined` where the specification's 'No game available' applies. */
export function activityKindOf(type: string): KindModule | undefined {
  // Each kind has its own config type; callers pass what that kind's own schema has parsed.
  return (activityKinds as readonly KindModule[]).find((kind) => kind.type === type)
}
