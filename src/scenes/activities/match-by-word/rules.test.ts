import { expect, it } from 'vitest'
import { playRules, solve, toldOf } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { matchByWordRules } from './rules.ts'

const play = () => playRules(matchByWordRules, example)

it('completes 1 s after all are matched', () => {
  const played = play()
  for (const { id } of example.familyMembers) played.session.move({ targetId: `member:${id}`, to: `duty:${id}` })
  expect(toldOf(played, 'completed')).toEqual([])
  expect(toldOf(played, 'timer')).toEqual([{ type: 'timer', name: 'complete', ms: 1000 }])
  played.settle()
  expect(toldOf(played, 'completed')).toEqual([{ type: 'completed', score: 3, total: 3, helped: 0 }])
})

it('says a wrong match kindly and keeps it out of the score', () => {
  const played = play()
  played.session.move({ targetId: 'member:father', to: 'duty:baby' })
  expect(toldOf(played, 'feedback')).toMatchObject([{ tone: 'wrong', message: { key: 'duty.wrong' } }])
  solve(played)
  expect(toldOf(played, 'completed')).toMatchObject([{ score: 2 }])
})

it('does nothing for a member without a duty, or for a duty that is taken', () => {
  const played = play()
  played.session.move({ targetId: 'member:father' })
  played.session.move({ targetId: 'member:father', to: 'duty:father' })
  const before = played.told.length
  played.session.move({ targetId: 'member:baby', to: 'duty:father' })
  expect(played.told).toHaveLength(before)
})
