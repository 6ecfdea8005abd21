import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { tappingElementRules } from './rules.ts'
import { tappingElementSchema } from './schema.ts'

/** Pop the bubbles with a letter. */
export const tappingElement = defineKind({
  type: 'tappingElement',
  role: 'page',
  version: 1,
  schema: tappingElementSchema,
  rules: tappingElementRules,
  effects: ['bubble-pop'],
  feedbackMs: FEEDBACK_MS.tap,
  progress: { en: '{left} left', id: 'Tinggal {left}' },
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
