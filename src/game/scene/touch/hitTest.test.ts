import { expect, it } from 'vitest'
import type { RuleTarget, TargetState } from '../../targets.ts'
import { targetAt } from './hitTest.ts'

const target = (id: string, x: number, y: number, size = 100, state: TargetState = 'idle'): RuleTarget => ({
  id,
  kind: 'tap',
  state,
  box: { x, y, width: size, height: size },
})
const LEAST = 60

it('returns the target under the finger', () => {
  expect(targetAt([target('a', 0, 0), target('b', 200, 0)], { x: 250, y: 50 }, LEAST)?.id).toBe('b')
})

it('picks the nearest centre if areas overlap', () => {
  const both = [target('a', 0, 0), target('b', 60, 0)]
  expect(targetAt(both, { x: 75, y: 50 }, LEAST)?.id).toBe('a')
  expect(targetAt(both, { x: 85, y: 50 }, LEAST)?.id).toBe('b')
})

it('accepts a touch beside a target by up to a quarter of its size', () => {
  expect(targetAt([target('a', 0, 0)], { x: 124, y: 50 }, LEAST)?.id).toBe('a')
  expect(targetAt([target('a', 0, 0)], { x: 126, y: 50 }, LEAST)).toBeUndefined()
})

it('enlarges a tiny target to the minimum size for a finger', () => {
  expect(targetAt([target('a', 0, 0, 20)], { x: 39, y: 10 }, LEAST)?.id).toBe('a')
})

it('keeps a second tap on a finished target from hitting its neighbour', () => {
  const both = [target('done', 0, 0, 100, 'done'), target('next', 105, 0)]
  expect(targetAt(both, { x: 95, y: 50 }, LEAST)?.id).toBe('done')
})

it('hits the background only if no other target is hit, even far from the others’ centres', () => {
  const background: RuleTarget = {
    id: 'ground',
    kind: 'tap',
    state: 'idle',
    isBackground: true,
    box: { x: 0, y: 0, width: 1280, height: 800 },
  }
  const hand: RuleTarget = { ...target('hand', 0, 0), box: { x: 150, y: 380, width: 384, height: 336 } }
  expect(targetAt([hand, background], { x: 530, y: 390 }, LEAST)?.id).toBe('hand')
  expect(targetAt([hand, background], { x: 560, y: 390 }, LEAST)?.id).toBe('hand')
  expect(targetAt([hand, background], { x: 800, y: 390 }, LEAST)?.id).toBe('ground')
})
