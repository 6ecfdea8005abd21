import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { askSchema } from './schema.ts'

/** The story asks about itself. */
export const ask = defineKind({
  type: 'ask',
  role: 'activity',
  version: 1,
  schema: askSchema,
  feedbackMs: FEEDBACK_MS.tap,
  controls: { repeat: {} },
  messages,
  loadRules: async () => (await import('./rules.ts')).askRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
