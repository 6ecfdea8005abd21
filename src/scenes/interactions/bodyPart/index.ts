import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { bodyPartSchema } from './schema.ts'

/** Find all areas of a part of the body. */
export const bodyPart = defineKind({
  type: 'bodyPart',
  role: 'page',
  version: 1,
  schema: bodyPartSchema,
  feedbackMs: FEEDBACK_MS.tap,
  controls: { reset: true },
  progress: { en: '{done}/{total} areas tapped', id: '{done}/{total} area diketuk' },
  messages,
  loadRules: async () => (await import('./rules.ts')).bodyPartRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
