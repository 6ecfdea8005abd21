import { defineKind } from '../../../game/kind.ts'
import { tappingExample } from './example.ts'
import { tappingRules } from './rules.ts'
import { tappingSchema } from './schema.ts'

/** Things of the picture are tapped and counted. */
export const tapping = defineKind({
  type: 'tapping',
  role: 'page',
  schema: tappingSchema,
  example: tappingExample,
  rules: tappingRules,
  loadScene: () => import('./scene.ts'),
})
