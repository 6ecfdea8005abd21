import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { dragToBucketSchema } from './schema.ts'

/** Items are gathered in one place and counted aloud. */
export const dragToBucket = defineKind({
  type: 'dragToBucket',
  role: 'page',
  version: 1,
  schema: dragToBucketSchema,
  effects: ['plop'],
  feedbackMs: FEEDBACK_MS.drop,
  messages,
  loadRules: async () => (await import('./rules.ts')).dragToBucketRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
