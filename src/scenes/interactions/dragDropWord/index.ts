import { defineKind } from '../../../game/kind.ts'
import { dragDropWordExample } from './example.ts'
import { dragDropWordRules, OVERLAP } from './rules.ts'
import { dragDropWordSchema } from './schema.ts'

/** Words are dragged to the things of the page. */
export const dragDropWord = defineKind({
  type: 'dragDropWord',
  role: 'page',
  schema: dragDropWordSchema,
  example: dragDropWordExample,
  rules: dragDropWordRules,
  overlap: OVERLAP,
  loadScene: () => import('./scene.ts'),
})
