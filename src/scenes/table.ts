import type { KindModule } from '../game/kind.ts'
import { dragAndDrop } from './activities/drag-and-drop/index.ts'
import { matchByAlphabet } from './activities/match-by-alphabet/index.ts'
import { matchByLetter } from './activities/match-by-letter/index.ts'
import { matchByNumber } from './activities/match-by-number/index.ts'
import { hearSound } from './activities/hearSound/index.ts'
import { readWord } from './activities/readWord/index.ts'
import { blend } from './activities/blend/index.ts'
import { ask } from './activities/ask/index.ts'
import { buildWord } from './activities/buildWord/index.ts'
import { clapSyllables } from './activities/clapSyllables/index.ts'
import { sentence } from './activities/sentence/index.ts'
import { cover } from './interactions/cover/index.ts'
import { dragDropWord } from './interactions/dragDropWord/index.ts'
import { picture } from './interactions/picture/index.ts'
import { tapping } from './interactions/tapping/index.ts'
import { tappingElement } from './interactions/tappingElement/index.ts'
import { dragDropFamilyActivity } from './activities/drag-drop-family/index.ts'
import { matchByWord } from './activities/match-by-word/index.ts'
import { tapByVoice } from './activities/tap-by-voice/index.ts'
import { bodyPart } from './interactions/bodyPart/index.ts'
import { dragDropFamily } from './interactions/dragDropFamily/index.ts'
import { dragDropObject } from './interactions/dragDropObject/index.ts'
import { dragToBucket } from './interactions/dragToBucket/index.ts'
import { goatJumping } from './interactions/goatJumping/index.ts'
import { matchingLetter } from './interactions/matchingLetter/index.ts'

/** All kinds of pages and activities. To add one: its folder, and a line here. */
export const kinds = [
  cover,
  picture,
  dragDropWord,
  tapping,
  tappingElement,
  dragAndDrop,
  matchByAlphabet,
  matchByLetter,
  matchByNumber,
  dragDropFamilyActivity,
  matchByWord,
  tapByVoice,
  bodyPart,
  dragDropFamily,
  dragDropObject,
  dragToBucket,
  goatJumping,
  hearSound,
  readWord,
  blend,
  ask,
  buildWord,
  clapSyllables,
  sentence,
  matchingLetter,
] as const

/** The kind with this type and role; `undefined` if the specification's 'No game available' applies. */
export function kindOf(type: string, role: KindModule['role']): KindModule | undefined {
  // Each kind has its own config type; callers pass what that kind's own schema has parsed.
  return (kinds as readonly KindModule[]).find((kind) => kind.type === type && kind.role === role)
}
