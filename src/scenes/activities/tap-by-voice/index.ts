import { defineKind } from '../../../game/kind.ts'
import { example } from './example.ts'
import { tapByVoiceRules } from './rules.ts'
import { tapByVoiceSchema } from './schema.ts'

/** Listen, then tap who was asked for. */
export const tapByVoice = defineKind({
  type: 'tap-by-voice',
  role: 'activity',
  schema: tapByVoiceSchema,
  example,
  rules: tapByVoiceRules,
  loadScene: () => import('./scene.ts'),
})
