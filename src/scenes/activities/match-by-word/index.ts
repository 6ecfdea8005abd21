import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { matchByWordRules, OVERLAP } from './rules.ts'
import { matchByWordSchema } from './schema.ts'

/** Who does what? */
export const matchByWord = defineKind({
  type: 'match-by-word',
  role: 'activity',
  version: 1,
  schema: matchByWordSchema,
  rules: matchByWordRules,
  overlap: OVERLAP,
  feedbackMs: FEEDBACK_MS.tap,
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
