import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { coverSchema } from './schema.ts'

/** The first page of a book. */
export const cover = defineKind({
  type: 'cover',
  role: 'page',
  version: 1,
  schema: coverSchema,
  feedbackMs: FEEDBACK_MS.tap,
  loadRules: async () => (await import('./rules.ts')).coverRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
