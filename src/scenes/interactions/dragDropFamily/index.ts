import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { familyDropMessages } from '../../shared/families/messages.ts'
import { dragDropFamilySchema } from './schema.ts'

/** The family comes together on the page. */
export const dragDropFamily = defineKind({
  type: 'dragDropFamily',
  role: 'page',
  version: 1,
  schema: dragDropFamilySchema,
  feedbackMs: FEEDBACK_MS.drop,
  messages: familyDropMessages,
  loadRules: async () => (await import('./rules.ts')).dragDropFamilyRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
