import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { sentenceSchema } from './schema.ts'

/** Read a sentence, find its picture. */
export const sentence = defineKind({
  type: 'sentence',
  role: 'activity',
  version: 1,
  schema: sentenceSchema,
  feedbackMs: FEEDBACK_MS.tap,
  messages,
  loadRules: async () => (await import('./rules.ts')).sentenceRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
