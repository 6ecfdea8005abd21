import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { familyDropMessages } from '../../shared/families/messages.ts'
import { dragDropFamilyActivitySchema } from './schema.ts'

/** The child puts the family into its photo, after the book. */
export const dragDropFamilyActivity = defineKind({
  type: 'drag-drop-family',
  role: 'activity',
  version: 1,
  schema: dragDropFamilyActivitySchema,
  feedbackMs: FEEDBACK_MS.drop,
  messages: familyDropMessages,
  loadRules: async () => (await import('./rules.ts')).dragDropFamilyActivityRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
