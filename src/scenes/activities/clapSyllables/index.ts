import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { clapSyllablesSchema } from './schema.ts'

/** How many parts has the word? */
export const clapSyllables = defineKind({
  type: 'clapSyllables',
  role: 'activity',
  version: 1,
  schema: clapSyllablesSchema,
  feedbackMs: FEEDBACK_MS.tap,
  effects: ['drum-mid'],
  controls: { repeat: {} },
  messages,
  loadRules: async () => (await import('./rules.ts')).clapSyllablesRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
