import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { matchByNumberSchema } from './schema.ts'

/** How many are there? */
export const matchByNumber = defineKind({
  type: 'match-by-number',
  role: 'activity',
  version: 1,
  schema: matchByNumberSchema,
  feedbackMs: FEEDBACK_MS.tap,
  controls: {
    reset: true,
    repeat: {},
    next: { label: { en: 'Next Question', id: 'Soal Berikutnya' } },
  },
  ending: { en: 'Congratulations', id: 'Selamat' },
  // The card takes the upper left.
  notes: 'lower-right',
  messages,
  loadRules: async () => (await import('./rules.ts')).matchByNumberRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
