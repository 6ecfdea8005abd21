import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { dragDropObjectRules, OVERLAP } from './rules.ts'
import { dragDropObjectSchema } from './schema.ts'

/** Items fill their places in order. */
export const dragDropObject = defineKind({
  type: 'dragDropObject',
  role: 'page',
  version: 1,
  schema: dragDropObjectSchema,
  rules: dragDropObjectRules,
  overlap: OVERLAP,
  feedbackMs: FEEDBACK_MS.drop,
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
