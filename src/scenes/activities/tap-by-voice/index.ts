import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { tapByVoiceRules } from './rules.ts'
import { tapByVoiceSchema } from './schema.ts'

/** Listen, then tap who was asked for. */
export const tapByVoice = defineKind({
  type: 'tap-by-voice',
  role: 'activity',
  version: 1,
  schema: tapByVoiceSchema,
  rules: tapByVoiceRules,
  feedbackMs: FEEDBACK_MS.tap,
  controls: { repeat: { label: { en: 'Repeat Prompt', id: 'Ulangi Soal' } } },
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
