import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { buildWordSchema } from './schema.ts'

/** Build a word from tiles. */
export const buildWord = defineKind({
  type: 'buildWord',
  role: 'activity',
  version: 1,
  schema: buildWordSchema,
  feedbackMs: FEEDBACK_MS.drop,
  effects: ['pop'],
  controls: { repeat: {} },
  messages,
  loadRules: async () => (await import('./rules.ts')).buildWordRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
