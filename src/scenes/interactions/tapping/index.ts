import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { tappingSchema } from './schema.ts'

/** Tap and count things in the picture. */
export const tapping = defineKind({
  type: 'tapping',
  role: 'page',
  version: 1,
  schema: tappingSchema,
  feedbackMs: FEEDBACK_MS.tap,
  messages,
  loadRules: async () => (await import('./rules.ts')).tappingRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
