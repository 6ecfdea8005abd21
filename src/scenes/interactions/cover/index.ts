import { defineKind } from '../../../game/kind.ts'
import { coverRules } from './rules.ts'
import { coverSchema } from './schema.ts'

/** The first page of a book. */
export const cover = defineKind({
  type: 'cover',
  role: 'page',
  schema: coverSchema,
  example: {},
  rules: coverRules,
  loadScene: () => import('./scene.ts'),
})
