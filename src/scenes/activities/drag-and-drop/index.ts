import { defineKind } from '../../../game/kind.ts'
import { example } from './example.ts'
import { dragAndDropRules, OVERLAP } from './rules.ts'
import { dragAndDropSchema } from './schema.ts'

/** Words are dragged to the things of a picture, after the book. */
export const dragAndDrop = defineKind({
  type: 'drag-and-drop',
  role: 'activity',
  schema: dragAndDropSchema,
  example,
  rules: dragAndDropRules,
  overlap: OVERLAP,
  loadScene: () => import('./scene.ts'),
})
