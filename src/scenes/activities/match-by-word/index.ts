import { defineKind } from '../../../game/kind.ts'
import { example } from './example.ts'
import { matchByWordRules, OVERLAP } from './rules.ts'
import { matchByWordSchema } from './schema.ts'

/** Who does what? */
export const matchByWord = defineKind({
  type: 'match-by-word',
  role: 'activity',
  schema: matchByWordSchema,
  example,
  rules: matchByWordRules,
  overlap: OVERLAP,
  loadScene: () => import('./scene.ts'),
})
