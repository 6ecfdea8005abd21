import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { matchByAlphabetSchema } from './schema.ts'

/** Which letter does the word begin with? */
export const matchByAlphabet = defineKind({
  type: 'match-by-alphabet',
  role: 'activity',
  version: 1,
  schema: matchByAlphabetSchema,
  feedbackMs: FEEDBACK_MS.tap,
  controls: { repeat: {} },
  // The card takes the upper left.
  notes: 'lower-right',
  messages,
  loadRules: async () => (await import('./rules.ts')).matchByAlphabetRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
