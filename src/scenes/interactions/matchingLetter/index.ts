import { defineKind } from '../../../game/kind.ts'
import { example } from './example.ts'
import { matchingLetterRules, OVERLAP } from './rules.ts'
import { matchingLetterSchema } from './schema.ts'

/** A word is built from its letters, and each letter written. */
export const matchingLetter = defineKind({
  type: 'matchingLetter',
  role: 'page',
  schema: matchingLetterSchema,
  example,
  rules: matchingLetterRules,
  overlap: OVERLAP,
  loadScene: () => import('./scene.ts'),
})
