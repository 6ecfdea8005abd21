import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { matchingLetterSchema } from './schema.ts'

/** Build a word from its letters, then write each letter. */
export const matchingLetter = defineKind({
  type: 'matchingLetter',
  role: 'page',
  version: 1,
  schema: matchingLetterSchema,
  feedbackMs: FEEDBACK_MS.drop,
  messages,
  loadRules: async () => (await import('./rules.ts')).matchingLetterRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
