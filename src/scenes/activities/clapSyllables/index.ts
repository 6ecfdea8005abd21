import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { clapSyllablesRules } from './rules.ts'
import { clapSyllablesSchema } from './schema.ts'

/** How many parts has the word? */
export const clapSyllables = defineKind({
  type: 'clapSyllables',
  role: 'activity',
  version: 1,
  schema: clapSyllablesSchema,
  rules: clapSyllablesRules,
  feedbackMs: FEEDBACK_MS.tap,
  effects: ['drum-mid'],
  controls: { repeat: {} },
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
