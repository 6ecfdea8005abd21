import { expect, it } from 'vitest'
import type { RuleTarget } from '../targets.ts'
import { narrowed } from './narrow.ts'

const BOX = { x: 0, y: 0, width: 10, height: 10 }
const make = (id: string, facts: Partial<RuleTarget>): RuleTarget => ({
  id,
  kind: 'option',
  state: 'idle',
  box: BOX,
  ...facts,
})
const option = (id: string, isRight: boolean) => make(id, { correct: isRight })
const tile = (id: string, order: number) => make(id, { kind: 'drag', correct: true, goesTo: `zone:${order}`, order })
const zone = (id: string) => make(id, { kind: 'drop' })
const idle = (targets: readonly RuleTarget[]) => targets.flatMap(({ id, state }) => (state === 'idle' ? [id] : []))
const none: ReadonlySet<string> = new Set()

it('leaves the right option and one wrong one that was not tried', () => {
  const options = [option('a', false), option('b', false), option('c', true), option('d', false)]
  expect(idle(narrowed(options, new Set(['a'])))).toEqual(['b', 'c'])
})

it('leaves all right options, however many', () => {
  const bubbles = [option('a', true), option('x', false), option('b', true), option('y', false)]
  expect(idle(narrowed(bubbles, none))).toEqual(['a', 'x', 'b'])
})

it('marks only the choices that were put aside', () => {
  const shown = narrowed([option('a', true), option('x', false), option('y', false)], none)
  expect(shown.map(({ isAside }) => isAside === true)).toEqual([false, false, true])
})

it('leaves the background enabled, so that a touch outside all targets still counts as a miss', () => {
  const shown = narrowed([option('hand', true), make('elsewhere', { correct: false, isBackground: true })], none)
  expect(idle(shown)).toEqual(['hand', 'elsewhere'])
})

it('leaves the next letter of a word, one other letter, and all slots', () => {
  const word = [tile('r', 3), tile('i', 1), tile('u', 2), zone('zone:1'), zone('zone:2'), zone('zone:3')]
  expect(idle(narrowed(word, none))).toEqual(['r', 'i', 'zone:1', 'zone:2', 'zone:3'])
})

it('changes nothing if each item has its own place', () => {
  const carried = [
    make('sun', { kind: 'drag', correct: true, goesTo: 'zone:sun' }),
    make('duck', { kind: 'drag', correct: true, goesTo: 'zone:duck' }),
    zone('zone:sun'),
    zone('zone:duck'),
  ]
  expect(narrowed(carried, new Set(['sun']))).toEqual(carried)
})
