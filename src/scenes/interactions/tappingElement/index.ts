import { defineKind } from '../../../game/kind.ts'
import { tappingElementExample } from './example.ts'
import { tappingElementRules } from './rules.ts'
import { tappingElementSchema } from './schema.ts'

/** Bubbles with a letter are popped. */
export const tappingElement = defineKind({
  type: 'tappingElement',
  role: 'page',
  schema: tappingElementSchema,
  example: tappingElementExample,
  rules: tappingElementRules,
  effects: ['bubble-pop'],
  loadScene: () => import('./scene.ts'),
})
