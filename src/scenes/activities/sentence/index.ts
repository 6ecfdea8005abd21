import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { sentenceRules } from './rules.ts'
import { sentenceSchema } from './schema.ts'

/** Read a sentence, find its picture. */
export const sentence = defineKind({
  type: 'sentence',
  role: 'activity',
  version: 1,
  schema: sentenceSchema,
  rules: sentenceRules,
  feedbackMs: FEEDBACK_MS.tap,
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
