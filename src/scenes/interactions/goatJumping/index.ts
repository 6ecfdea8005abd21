import { defineKind } from '../../../game/kind.ts'
import { messages } from './messages.ts'
import { goatJumpingSchema } from './schema.ts'

/** Goats jump when they are called. */
export const goatJumping = defineKind({
  type: 'goatJumping',
  role: 'page',
  version: 1,
  schema: goatJumpingSchema,
  effects: ['goat'],
  feedbackMs: 3000,
  input: ['touch', 'voice'],
  controls: { reset: true },
  messages,
  loadRules: async () => (await import('./rules.ts')).goatJumpingRules,
  loadScene: () => import('./scene.ts'),
  loadDetails: () => import('./details.ts'),
})
