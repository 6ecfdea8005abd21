import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { askRules } from './rules.ts'
import { askSchema } from './schema.ts'

/** The story asks about itself. */
export const ask = defineKind({
  type: 'ask',
  role: 'activity',
  version: 1,
  schema: askSchema,
  rules: askRules,
  feedbackMs: FEEDBACK_MS.tap,
  controls: { repeat: {} },
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
