import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { pictureRules } from './rules.ts'
import { pictureSchema } from './schema.ts'

/** A page of the story without an interaction. */
export const picture = defineKind({
  type: 'picture',
  role: 'page',
  version: 1,
  schema: pictureSchema,
  rules: pictureRules,
  feedbackMs: FEEDBACK_MS.tap,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
