import { expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { dragDropObjectRules } from './rules.ts'

it('fills the places in order with any of the items', () => {
  const played = playRules(dragDropObjectRules, example)
  played.session.move({ targetId: 'item:bamboo-3', to: 'zone:bamboo-1' })
  expect(outcomesOf(played, 'feedback')).toMatchObject([{ message: { key: 'order.placed', params: { n: 1 } } }])
  solve(played)
  expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 3, total: 3, helped: 0 }])
  expect(outcomesOf(played, 'feedback').at(-1)).toMatchObject({ message: { key: 'order.done' } })
})

it('rejects an item on a wrong place and names the next place', () => {
  const played = playRules(dragDropObjectRules, example)
  played.session.move({ targetId: 'item:bamboo-1', to: 'zone:bamboo-2' })
  expect(played.session.progress()).toEqual({ done: 0, total: 3 })
  expect(outcomesOf(played, 'feedback')).toMatchObject([
    { tone: 'wrong', message: { key: 'order.wrong', params: { n: 1 } } },
  ])
  solve(played)
  expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 2, total: 3 }])
})

it('helps after two misses, shows the move after three, and records it', () => {
  const played = playRules(dragDropObjectRules, example)
  for (let miss = 0; miss < 3; miss += 1) played.session.move({ targetId: 'item:bamboo-1', to: 'zone:bamboo-3' })
  expect(outcomesOf(played, 'help').map(({ level }) => level)).toEqual([2, 3])
  played.session.move({ targetId: 'item:bamboo-1', to: 'zone:bamboo-1' })
  expect(outcomesOf(played, 'help').map(({ level }) => level)).toEqual([2, 3, 0])
  expect(outcomesOf(played, 'tried').at(-1)?.tried).toMatchObject({ n: 4, ok: true, help: 3 })
  solve(played)
  expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 2, helped: 1 }])
})
