import { describe, expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { currentItem, matchByNumberRules } from './rules.ts'

describe('match-by-number', () => {
  it('can be solved by its targets with the full score', () => {
    const played = playRules(matchByNumberRules, example)
    expect(solve(played)).toBe(3)
    expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 3, total: 3, helped: 0 }])
  })

  it("names the number and the things after a right answer, in the child's language", () => {
    const played = playRules(matchByNumberRules, example)
    const item = currentItem(example, played.session.current)
    played.session.move(played.session.rightMove() ?? { targetId: '' })
    expect(outcomesOf(played, 'feedback')[0]?.message).toEqual({
      key: 'number.correct',
      params: { number: item?.number, item: item?.item },
    })
  })

  it('advances at once with Next Question, and only once', () => {
    const played = playRules(matchByNumberRules, example)
    played.session.command({ type: 'next' })
    expect(played.session.progress()).toEqual({ done: 0, total: 3 })
    played.session.move(played.session.rightMove() ?? { targetId: '' })
    const asked = currentItem(example, played.session.current)
    played.session.command({ type: 'next' })
    const next = currentItem(example, played.session.current)
    expect(next).not.toEqual(asked)
    played.settle() // the timer of the first question runs out now and must not skip the second
    expect(currentItem(example, played.session.current)).toEqual(next)
  })

  it('asks the question of the current picture', () => {
    const played = playRules(matchByNumberRules, example)
    const item = currentItem(example, played.session.current)
    expect(matchByNumberRules.question?.(example, played.session.current, played.context)).toEqual({
      key: 'question',
      params: { text: item?.instruction },
    })
  })
})

it('asks its question again after Try Again', () => {
  const played = playRules(matchByNumberRules, example)
  const before = outcomesOf(played, 'timer').length
  played.session.command({ type: 'reset' })
  expect(outcomesOf(played, 'timer').slice(before)).toEqual([expect.objectContaining({ name: 'question' })])
})
