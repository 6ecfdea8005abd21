import { defineKind } from '../../../game/kind.ts'
import { example } from './example.ts'
import { matchByLetterRules } from './rules.ts'
import { matchByLetterSchema } from './schema.ts'

/** Put the letters of a word in order. */
export const matchByLetter = defineKind({
  type: 'match-by-letter',
  role: 'activity',
  schema: matchByLetterSchema,
  example,
  rules: matchByLetterRules,
  overlap: 0.25,
  loadScene: () => import('./scene.ts'),
})
