import { FEEDBACK_MS, defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { hearSoundSchema } from './schema.ts'

/** Hear a sound, find the letters that write it. */
export const hearSound = defineKind({
  type: 'hearSound',
  role: 'activity',
  version: 1,
  schema: hearSoundSchema,
  feedbackMs: FEEDBACK_MS.tap,
  effects: ['pop'],
  controls: { repeat: {} },
  messages,
  loadRules: async () => (await import('./rules.ts')).hearSoundRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
