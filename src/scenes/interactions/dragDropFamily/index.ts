import { defineKind } from '../../../game/kind.ts'
import { familyExample } from '../../shared/families/familyExample.ts'
import { dragDropFamilyRules, OVERLAP } from './rules.ts'
import { dragDropFamilySchema } from './schema.ts'

/** The family is brought together on the page. */
export const dragDropFamily = defineKind({
  type: 'dragDropFamily',
  role: 'page',
  schema: dragDropFamilySchema,
  example: familyExample,
  rules: dragDropFamilyRules,
  overlap: OVERLAP,
  loadScene: () => import('./scene.ts'),
})
