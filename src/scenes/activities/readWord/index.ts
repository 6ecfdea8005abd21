import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { readWordSchema } from './schema.ts'

/** Read a word, find its picture. */
export const readWord = defineKind({
  type: 'readWord',
  role: 'activity',
  version: 1,
  schema: readWordSchema,
  feedbackMs: FEEDBACK_MS.tap,
  messages,
  loadRules: async () => (await import('./rules.ts')).readWordRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
