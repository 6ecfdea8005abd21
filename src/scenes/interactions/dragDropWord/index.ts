import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { wordDropMessages } from '../../shared/words/messages.ts'
import { dragDropWordRules, OVERLAP } from './rules.ts'
import { dragDropWordSchema } from './schema.ts'

/** Drag words to the things of the page. */
export const dragDropWord = defineKind({
  type: 'dragDropWord',
  role: 'page',
  version: 1,
  schema: dragDropWordSchema,
  rules: dragDropWordRules,
  overlap: OVERLAP,
  feedbackMs: FEEDBACK_MS.drop,
  messages: wordDropMessages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
