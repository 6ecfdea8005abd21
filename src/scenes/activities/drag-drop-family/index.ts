import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { familyDropMessages } from '../../shared/families/messages.ts'
import { FAMILY_OVERLAP } from '../../shared/families/familyDrop.ts'
import { dragDropFamilyActivityRules } from './rules.ts'
import { dragDropFamilyActivitySchema } from './schema.ts'

/** The child puts the family into its photo, after the book. */
export const dragDropFamilyActivity = defineKind({
  type: 'drag-drop-family',
  role: 'activity',
  version: 1,
  schema: dragDropFamilyActivitySchema,
  rules: dragDropFamilyActivityRules,
  overlap: FAMILY_OVERLAP,
  feedbackMs: FEEDBACK_MS.drop,
  messages: familyDropMessages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
