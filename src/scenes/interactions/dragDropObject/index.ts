import { defineKind } from '../../../game/kind.ts'
import { example } from './example.ts'
import { dragDropObjectRules, OVERLAP } from './rules.ts'
import { dragDropObjectSchema } from './schema.ts'

/** Things fill their places in order. */
export const dragDropObject = defineKind({
  type: 'dragDropObject',
  role: 'page',
  schema: dragDropObjectSchema,
  example,
  rules: dragDropObjectRules,
  overlap: OVERLAP,
  loadScene: () => import('./scene.ts'),
})
