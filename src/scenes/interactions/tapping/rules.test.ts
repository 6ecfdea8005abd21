import { describe, expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { tappingExample } from './example.ts'
import { tappingRules } from './rules.ts'
import { tappingSchema } from './schema.ts'

const area = (id: string, extra: object = {}) => ({
  id,
  label: { en: id, id },
  x: 10,
  y: 20,
  width: 15,
  height: 20,
  ...extra,
})
const play = (content: unknown) => playRules(tappingRules, tappingSchema.parse(content))
const spoken = (played: ReturnType<typeof play>) =>
  outcomesOf(played, 'say').map(({ lines }) => lines.map(({ en }) => en.replace('/audio/count/en/', '')))

describe('in any order', () => {
  const friends = { tapAreas: [area('ayu'), area('bima'), area('citra')] }

  it('counts the taps, whichever area was tapped', () => {
    const played = play(friends)
    for (const targetId of ['citra', 'ayu', 'bima']) played.session.move({ targetId })
    expect(outcomesOf(played, 'accepted').map(({ targetId, count }) => [targetId, count])).toEqual([
      ['citra', 1],
      ['ayu', 2],
      ['bima', 3],
    ])
    expect(spoken(played)).toEqual([['1.mp3'], ['2.mp3'], ['3.mp3']])
    expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 3, total: 3, helped: 0 }])
  })

  it('ignores a second tap on an area, because small children tap twice', () => {
    const played = play(friends)
    played.session.move({ targetId: 'ayu' })
    expect(played.session.move({ targetId: 'ayu' })).toBe('disabled')
    expect(played.session.progress()).toEqual({ done: 1, total: 3 })
  })

  it('is no evidence for the teacher, because no tap can be wrong', () => {
    const played = play(friends)
    played.session.move({ targetId: 'ayu' })
    expect(outcomesOf(played, 'tried')[0]?.tried).toMatchObject({ item: 'number:1|count', guess: 1, ok: true })
  })

  it('speaks an area’s own line after the number', () => {
    const line = { en: '/audio/books/book1/say/en/ayu.mp3', id: '/audio/books/book1/say/id/ayu.mp3' }
    const played = play({ tapAreas: [area('ayu', { sayAudio: line }), area('bima')] })
    played.session.move({ targetId: 'bima' })
    played.session.move({ targetId: 'ayu' })
    expect(spoken(played)).toEqual([['1.mp3'], ['2.mp3', line.en]])
  })
})

it('looks at each area of a full page only a few times, however many are counted', () => {
  const content = tappingSchema.parse({ tapAreas: Array.from({ length: 100 }, (_, n) => area(`a${n}`)) })
  let looks = 0
  const tapAreas = content.tapAreas.map(
    (one) =>
      new Proxy(one, {
        get: (target, name) => {
          looks += 1
          return Reflect.get(target, name)
        },
      }),
  )
  const played = playRules(tappingRules, { ...content, tapAreas })
  for (let n = 0; n < 99; n += 1) played.session.move({ targetId: `a${n}` })
  looks = 0
  expect(played.session.targets()).toHaveLength(100)
  expect(looks).toBeLessThan(100 * 20)
})

describe('areas that hold several things', () => {
  const fireflies = { tapAreas: [area('five', { represents: 5 }), area('two', { represents: 2 })] }

  it.each([
    [
      'five first',
      ['five', 'two'],
      [
        ['1', '2', '3', '4', '5'],
        ['6', '7'],
      ],
    ],
    [
      'two first',
      ['two', 'five'],
      [
        ['1', '2'],
        ['3', '4', '5', '6', '7'],
      ],
    ],
  ])('are counted one by one, %s', (_what, order, numbers) => {
    const played = play(fireflies)
    for (const targetId of order) played.session.move({ targetId })
    expect(spoken(played)).toEqual(numbers.map((list) => list.map((n) => `${n}.mp3`)))
    expect(outcomesOf(played, 'accepted').at(-1)?.count).toBe(7)
    expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 2, total: 2 }])
  })
})

describe('in order', () => {
  it('accepts only the next number and names it after a wrong tap', () => {
    const played = play(tappingExample)
    played.session.move({ targetId: 'hill-3' })
    expect(outcomesOf(played, 'feedback')).toEqual([
      { type: 'feedback', tone: 'wrong', message: { key: 'tap.next', params: { n: 1 } } },
    ])
    expect(outcomesOf(played, 'effect')).toEqual([{ type: 'effect', name: 'error' }])
    played.session.move({ targetId: 'hill-1' })
    expect(outcomesOf(played, 'feedback').at(-1)).toEqual({
      type: 'feedback',
      tone: 'right',
      message: { key: 'tap.correct', params: { n: 1 } },
    })
    expect(outcomesOf(played, 'effect').at(-1)).toEqual({ type: 'effect', name: 'lantern' })
  })

  it('ends with a message and a score of the numbers found at the first move', () => {
    const played = play(tappingExample)
    played.session.move({ targetId: 'hill-4' })
    solve(played)
    expect(outcomesOf(played, 'feedback').at(-1)).toEqual({
      type: 'feedback',
      tone: 'done',
      message: { key: 'tap.done' },
    })
    expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 3, total: 4 }])
  })

  it('calculates the guess from the numbers left', () => {
    const played = play(tappingExample)
    solve(played)
    expect(outcomesOf(played, 'tried').map(({ tried }) => tried.guess)).toEqual([1 / 4, 1 / 3, 1 / 2, 1])
  })

  it('follows the numbers in the ids, not the order of the list', () => {
    const played = play({
      isOrdinal: true,
      tapAreas: [area('hill-10'), ...Array.from({ length: 9 }, (_, index) => area(`hill-${index + 1}`))],
    })
    expect(played.session.rightMove()).toEqual({ targetId: 'hill-1' })
    expect(solve(played)).toBe(10)
  })

  it('restarts after a reset', () => {
    const played = play(tappingExample)
    played.session.move({ targetId: 'hill-1' })
    played.session.command({ type: 'reset' })
    expect(played.session.current).toEqual({ tapped: [], missed: [] })
    expect(played.session.rightMove()).toEqual({ targetId: 'hill-1' })
  })
})

it.each([
  ['two areas with the same id', { tapAreas: [area('a'), area('a')] }, 'each area once'],
  ['an ordinal id without a number', { isOrdinal: true, tapAreas: [area('hill')] }, 'ordinal ids'],
  ['a gap in the numbers', { isOrdinal: true, tapAreas: [area('h-1'), area('h-3')] }, 'ordinal ids'],
])('rejects content with %s', (_what, content, text) => {
  expect(tappingSchema.safeParse(content).error?.message).toContain(text)
})
