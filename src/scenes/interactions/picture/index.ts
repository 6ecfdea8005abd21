import { defineKind } from '../../../game/kind.ts'
import { pictureRules } from './rules.ts'
import { pictureSchema } from './schema.ts'

/** A page of the story without an interaction. */
export const picture = defineKind({
  type: 'picture',
  role: 'page',
  schema: pictureSchema,
  example: {},
  rules: pictureRules,
  loadScene: () => import('./scene.ts'),
})
