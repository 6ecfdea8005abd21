import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { tappingElementSchema } from './schema.ts'

/** Pop the bubbles with a letter. */
export const tappingElement = defineKind({
  type: 'tappingElement',
  role: 'page',
  version: 1,
  schema: tappingElementSchema,
  effects: ['bubble-pop'],
  feedbackMs: FEEDBACK_MS.tap,
  progress: { en: '{left} left', id: 'Tinggal {left}' },
  messages,
  loadRules: async () => (await import('./rules.ts')).tappingElementRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
