import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { matchByLetterSchema } from './schema.ts'

/** Put the letters of a word in order. */
export const matchByLetter = defineKind({
  type: 'match-by-letter',
  role: 'activity',
  version: 1,
  schema: matchByLetterSchema,
  feedbackMs: FEEDBACK_MS.tap,
  controls: { shuffle: true, repeat: {}, next: { hasFinish: true } },
  messages,
  loadRules: async () => (await import('./rules.ts')).matchByLetterRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
