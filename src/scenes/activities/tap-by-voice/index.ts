import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { tapByVoiceSchema } from './schema.ts'

/** Listen, then tap who was asked for. */
export const tapByVoice = defineKind({
  type: 'tap-by-voice',
  role: 'activity',
  version: 1,
  schema: tapByVoiceSchema,
  feedbackMs: FEEDBACK_MS.tap,
  controls: { repeat: { label: { en: 'Repeat Prompt', id: 'Ulangi Soal' } } },
  messages,
  loadRules: async () => (await import('./rules.ts')).tapByVoiceRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
