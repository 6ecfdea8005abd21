import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { wordDropMessages } from '../../shared/words/messages.ts'
import { dragDropWordSchema } from './schema.ts'

/** Drag words to the things of the page. */
export const dragDropWord = defineKind({
  type: 'dragDropWord',
  role: 'page',
  version: 1,
  schema: dragDropWordSchema,
  feedbackMs: FEEDBACK_MS.drop,
  messages: wordDropMessages,
  loadRules: async () => (await import('./rules.ts')).dragDropWordRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
