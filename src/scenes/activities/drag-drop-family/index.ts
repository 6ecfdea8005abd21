import { defineKind } from '../../../game/kind.ts'
import { FAMILY_OVERLAP } from '../../shared/families/familyDrop.ts'
import { familyExample } from '../../shared/families/familyExample.ts'
import { dragDropFamilyActivityRules } from './rules.ts'
import { dragDropFamilyActivitySchema } from './schema.ts'

/** The family is put into its photo, after the book. */
export const dragDropFamilyActivity = defineKind({
  type: 'drag-drop-family',
  role: 'activity',
  schema: dragDropFamilyActivitySchema,
  example: { ...familyExample, image: '/img/books/book4/post/photo-frame.webp' },
  rules: dragDropFamilyActivityRules,
  overlap: FAMILY_OVERLAP,
  loadScene: () => import('./scene.ts'),
})
