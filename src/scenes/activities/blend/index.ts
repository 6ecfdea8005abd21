import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { blendSchema } from './schema.ts'

/** Hear the parts of a word, join them, find the picture. */
export const blend = defineKind({
  type: 'blend',
  role: 'activity',
  version: 1,
  schema: blendSchema,
  feedbackMs: FEEDBACK_MS.tap,
  controls: { repeat: {} },
  messages,
  loadRules: async () => (await import('./rules.ts')).blendRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
