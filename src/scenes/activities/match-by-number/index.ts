import { defineKind } from '../../../game/kind.ts'
import { example } from './example.ts'
import { matchByNumberRules } from './rules.ts'
import { matchByNumberSchema } from './schema.ts'

/** How many are there? */
export const matchByNumber = defineKind({
  type: 'match-by-number',
  role: 'activity',
  schema: matchByNumberSchema,
  example,
  rules: matchByNumberRules,
  loadScene: () => import('./scene.ts'),
})
