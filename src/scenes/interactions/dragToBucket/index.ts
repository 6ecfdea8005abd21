import { defineKind } from '../../../game/kind.ts'
import { example } from './example.ts'
import { dragToBucketRules, OVERLAP } from './rules.ts'
import { dragToBucketSchema } from './schema.ts'

/** Things are gathered in one place, counted aloud. */
export const dragToBucket = defineKind({
  type: 'dragToBucket',
  role: 'page',
  schema: dragToBucketSchema,
  example,
  rules: dragToBucketRules,
  overlap: OVERLAP,
  effects: ['plop'],
  loadScene: () => import('./scene.ts'),
})
