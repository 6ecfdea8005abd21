import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { dragDropObjectSchema } from './schema.ts'

/** Items fill their places in order. */
export const dragDropObject = defineKind({
  type: 'dragDropObject',
  role: 'page',
  version: 1,
  schema: dragDropObjectSchema,
  feedbackMs: FEEDBACK_MS.drop,
  messages,
  loadRules: async () => (await import('./rules.ts')).dragDropObjectRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
