import { defineKind } from '../../../game/kind.ts'
import { example } from './example.ts'
import { matchByAlphabetRules, SLOT_OVERLAP } from './rules.ts'
import { matchByAlphabetSchema } from './schema.ts'

/** Which letter does the word begin with? */
export const matchByAlphabet = defineKind({
  type: 'match-by-alphabet',
  role: 'activity',
  schema: matchByAlphabetSchema,
  example,
  rules: matchByAlphabetRules,
  overlap: SLOT_OVERLAP,
  loadScene: () => import('./scene.ts'),
})
