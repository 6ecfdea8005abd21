import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { wordDropMessages } from '../../shared/words/messages.ts'
import { dragAndDropSchema } from './schema.ts'

/** Words are dragged to the things of a picture, after the book. */
export const dragAndDrop = defineKind({
  type: 'drag-and-drop',
  role: 'activity',
  version: 1,
  schema: dragAndDropSchema,
  feedbackMs: FEEDBACK_MS.drop,
  messages: wordDropMessages,
  loadRules: async () => (await import('./rules.ts')).dragAndDropRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
