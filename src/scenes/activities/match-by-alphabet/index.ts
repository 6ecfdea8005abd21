import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { matchByAlphabetRules, SLOT_OVERLAP } from './rules.ts'
import { matchByAlphabetSchema } from './schema.ts'

/** Which letter does the word begin with? */
export const matchByAlphabet = defineKind({
  type: 'match-by-alphabet',
  role: 'activity',
  version: 1,
  schema: matchByAlphabetSchema,
  rules: matchByAlphabetRules,
  overlap: SLOT_OVERLAP,
  feedbackMs: FEEDBACK_MS.tap,
  controls: { repeat: {} },
  // The card takes the upper left.
  notes: 'lower-right',
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
