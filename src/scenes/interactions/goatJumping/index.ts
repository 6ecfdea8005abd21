import { defineKind } from '../../../game/kind.ts'
import { example } from './example.ts'
import { goatJumpingRules } from './rules.ts'
import { goatJumpingSchema } from './schema.ts'

/** Called goats jump. */
export const goatJumping = defineKind({
  type: 'goatJumping',
  role: 'page',
  schema: goatJumpingSchema,
  example,
  rules: goatJumpingRules,
  effects: ['goat'],
  loadScene: () => import('./scene.ts'),
})
