import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { buildWordRules, SLOT_OVERLAP } from './rules.ts'
import { buildWordSchema } from './schema.ts'

/** Build a word from tiles. */
export const buildWord = defineKind({
  type: 'buildWord',
  role: 'activity',
  version: 1,
  schema: buildWordSchema,
  rules: buildWordRules,
  overlap: SLOT_OVERLAP,
  feedbackMs: FEEDBACK_MS.drop,
  effects: ['pop'],
  controls: { repeat: {} },
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
