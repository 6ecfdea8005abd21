import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { coverRules } from './rules.ts'
import { coverSchema } from './schema.ts'

/** The first page of a book. */
export const cover = defineKind({
  type: 'cover',
  role: 'page',
  version: 1,
  schema: coverSchema,
  rules: coverRules,
  feedbackMs: FEEDBACK_MS.tap,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
