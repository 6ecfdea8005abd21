import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { matchingLetterRules, OVERLAP } from './rules.ts'
import { matchingLetterSchema } from './schema.ts'

/** A word is built from its letters, and each letter written. */
export const matchingLetter = defineKind({
  type: 'matchingLetter',
  role: 'page',
  version: 1,
  schema: matchingLetterSchema,
  rules: matchingLetterRules,
  overlap: OVERLAP,
  feedbackMs: FEEDBACK_MS.drop,
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
