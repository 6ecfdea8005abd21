import { expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { overlapShare } from '../../../game/rules/geometry.ts'
import { example } from './example.ts'
import { matchByWordRules } from './rules.ts'

const play = (options = {}) => playRules(matchByWordRules, example, options)

it('completes 1 s after all are matched', () => {
  const played = play()
  for (const { id } of example.familyMembers) played.session.move({ targetId: `member:${id}`, to: `duty:${id}` })
  expect(outcomesOf(played, 'completed')).toEqual([])
  expect(outcomesOf(played, 'timer')).toEqual([{ type: 'timer', name: 'complete', ms: 1000 }])
  played.settle()
  expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 3, total: 3, helped: 0 }])
})

it('gives gentle feedback for a wrong match and scores no point for it', () => {
  const played = play()
  played.session.move({ targetId: 'member:father', to: 'duty:baby' })
  expect(outcomesOf(played, 'feedback')).toMatchObject([{ tone: 'wrong', message: { key: 'duty.wrong' } }])
  solve(played)
  expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 2 }])
})

it('ignores a member without a duty and a duty that is already taken', () => {
  const played = play()
  played.session.move({ targetId: 'member:father' })
  played.session.move({ targetId: 'member:father', to: 'duty:father' })
  const before = played.emitted.length
  played.session.move({ targetId: 'member:baby', to: 'duty:father' })
  expect(played.emitted).toHaveLength(before)
})

it('has wide cards on phones, below the bubble, without overlaps', () => {
  const targets = play({ layout: 'compact' }).session.targets()
  const cards = targets.filter(({ kind }) => kind === 'drop')
  for (const { box } of targets) {
    expect(box.y).toBeGreaterThanOrEqual(140)
    expect(box.y + box.height).toBeLessThan(781)
    expect(box.x + box.width).toBeLessThanOrEqual(1260)
  }
  for (const { box } of cards) expect(box.width).toBeGreaterThan(800)
  const all = targets.map(({ box }) => box)
  for (const [index, box] of all.entries())
    for (const other of all.slice(index + 1)) expect(overlapShare(box, other)).toBe(0)
})

it('puts a matched member on its own card, also on phones', () => {
  const played = play({ layout: 'compact' })
  played.session.move({ targetId: 'member:father', to: 'duty:father' })
  const box = (id: string) => played.session.targets().find((target) => target.id === id)?.box
  const [member, card] = [box('member:father'), box('duty:father')]
  expect(member && card && overlapShare(member, card)).toBe(1)
})
