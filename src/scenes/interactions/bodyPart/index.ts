import { defineKind } from '../../../game/kind.ts'
import { example } from './example.ts'
import { bodyPartRules } from './rules.ts'
import { bodyPartSchema } from './schema.ts'

/** All areas of a part of the body are found. */
export const bodyPart = defineKind({
  type: 'bodyPart',
  role: 'page',
  schema: bodyPartSchema,
  example,
  rules: bodyPartRules,
  loadScene: () => import('./scene.ts'),
})
