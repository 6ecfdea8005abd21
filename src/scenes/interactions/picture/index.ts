import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { pictureSchema } from './schema.ts'

/** A page of the story without an interaction. */
export const picture = defineKind({
  type: 'picture',
  role: 'page',
  version: 1,
  schema: pictureSchema,
  feedbackMs: FEEDBACK_MS.tap,
  loadRules: async () => (await import('./rules.ts')).pictureRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
