import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { familyDropMessages } from '../../shared/families/messages.ts'
import { dragDropFamilyRules, OVERLAP } from './rules.ts'
import { dragDropFamilySchema } from './schema.ts'

/** The family comes together on the page. */
export const dragDropFamily = defineKind({
  type: 'dragDropFamily',
  role: 'page',
  version: 1,
  schema: dragDropFamilySchema,
  rules: dragDropFamilyRules,
  overlap: OVERLAP,
  feedbackMs: FEEDBACK_MS.drop,
  messages: familyDropMessages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
