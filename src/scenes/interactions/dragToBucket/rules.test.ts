import { expect, it } from 'vitest'
import { playRules, solve, toldOf } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { dragToBucketRules } from './rules.ts'

it('counts aloud in the order of dropping, whichever thing comes', () => {
  const played = playRules(dragToBucketRules, example)
  for (const id of ['mango-3', 'mango-1', 'mango-2']) played.session.move({ targetId: `item:${id}`, to: 'zone:bucket' })
  expect(toldOf(played, 'say').map(({ lines }) => lines[0]?.id)).toEqual([
    '/audio/count/id/1.mp3',
    '/audio/count/id/2.mp3',
    '/audio/count/id/3.mp3',
  ])
  expect(toldOf(played, 'feedback')).toMatchObject([{ tone: 'done', message: { key: 'bucket.done' } }])
  expect(toldOf(played, 'completed')).toEqual([{ type: 'completed', score: 3, total: 3, helped: 0 }])
})

it('does not count aloud where the page does not count', () => {
  const played = playRules(dragToBucketRules, { ...example, isCounting: false })
  solve(played)
  expect(toldOf(played, 'say')).toEqual([])
})

it('says that a thing in the bucket is there already', () => {
  const played = playRules(dragToBucketRules, example)
  played.session.move({ targetId: 'item:mango-1', to: 'zone:bucket' })
  const again = dragToBucketRules.move(
    example,
    played.session.current,
    { targetId: 'item:mango-1', to: 'zone:bucket' },
    played.context,
  )
  expect(again.outcomes).toEqual([{ type: 'feedback', tone: 'wrong', message: { key: 'bucket.already' } }])
  expect(again.state.placed).toEqual(['mango-1'])
})
