import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { matchByWordSchema } from './schema.ts'

/** Who does what? */
export const matchByWord = defineKind({
  type: 'match-by-word',
  role: 'activity',
  version: 1,
  schema: matchByWordSchema,
  feedbackMs: FEEDBACK_MS.tap,
  messages,
  loadRules: async () => (await import('./rules.ts')).matchByWordRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
