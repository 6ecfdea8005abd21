import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { readWordRules } from './rules.ts'
import { readWordSchema } from './schema.ts'

/** Read a word, find its picture. */
export const readWord = defineKind({
  type: 'readWord',
  role: 'activity',
  version: 1,
  schema: readWordSchema,
  rules: readWordRules,
  feedbackMs: FEEDBACK_MS.tap,
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
