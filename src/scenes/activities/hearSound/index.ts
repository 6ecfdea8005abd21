import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { hearSoundRules } from './rules.ts'
import { hearSoundSchema } from './schema.ts'

/** Hear a sound, find the letters that write it. */
export const hearSound = defineKind({
  type: 'hearSound',
  role: 'activity',
  version: 1,
  schema: hearSoundSchema,
  rules: hearSoundRules,
  feedbackMs: FEEDBACK_MS.tap,
  effects: ['pop'],
  controls: { repeat: {} },
  messages,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
