import { describe, expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { matchingLetterRules, wordPanel } from './rules.ts'

const play = (options = {}) => playRules(matchingLetterRules, example, options)

it('completes with the word and a message when all slots are filled', () => {
  const played = play()
  expect(solve(played)).toBe(6)
  expect(outcomesOf(played, 'say').at(-1)?.lines).toEqual([example.wordAudio])
  expect(outcomesOf(played, 'feedback')).toMatchObject([{ tone: 'done', message: { key: 'word.done' } }])
  expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 6, total: 6 }])
})

it('places a letter only in its own slot and only once', () => {
  const played = play()
  played.session.move({ targetId: 'item:0', to: 'zone:1' })
  expect(played.session.progress().done).toBe(0)
  played.session.move({ targetId: 'item:0', to: 'zone:0' })
  expect(played.session.move({ targetId: 'item:0', to: 'zone:0' })).toBe('disabled')
  expect(played.session.progress().done).toBe(1)
})

it('starts the word of the other language and preserves a finished one', () => {
  const played = play()
  played.session.move({ targetId: 'item:0', to: 'zone:0' })
  played.context.language = 'id'
  played.session.setLanguage()
  expect(played.session.progress()).toEqual({ done: 0, total: 3 })
  solve(played)
  played.context.language = 'en'
  played.session.setLanguage()
  expect(played.session.progress()).toEqual({ done: 3, total: 3 })
})

it('has paper below the whole word and none below the waiting letters', () => {
  const { y, height } = wordPanel(example)
  const targets = play().session.targets()
  const places = targets.filter(({ kind }) => kind === 'drop').map(({ box }) => box)
  const letters = targets.filter(({ kind }) => kind !== 'drop').map(({ box }) => box)
  expect(Math.max(...places.map((box) => box.y + box.height))).toBeLessThanOrEqual(y + height)
  expect(Math.min(...letters.map((box) => box.y))).toBeGreaterThanOrEqual(y + height - 1)
  expect(targets.length).toBe(12)
})

describe('writing the finished word', () => {
  /** Draws all strokes of a letter, by finger or by key. */
  function writeLetter(played: ReturnType<typeof play>, slot: number, how: 'finger' | 'key') {
    const targetId = `trace:${slot}`
    for (let most = 0; most < 10 && stateOf(played, targetId) === 'idle'; most += 1)
      played.session.move(how === 'finger' ? { targetId, to: targetId } : { targetId })
  }
  const stateOf = (played: ReturnType<typeof play>, id: string) =>
    played.session.targets().find((target) => target.id === id)?.state

  it('is offered by a spoken line after the word is built, and is optional', () => {
    const played = play()
    expect(played.session.targets().some(({ isDrawn }) => isDrawn)).toBe(false)
    expect(matchingLetterRules.question?.(example, played.session.current, played.context)).toBeUndefined()
    solve(played)
    expect(outcomesOf(played, 'completed')).toMatchObject([{ afterwards: example.traceAudio }])
    const traces = played.session.targets().filter(({ state }) => state === 'idle')
    expect(traces.map(({ id }) => id)).toEqual(['trace:0', 'trace:1', 'trace:2', 'trace:3', 'trace:4', 'trace:5'])
    expect(played.session.rightMove()).toBeUndefined()
    expect(matchingLetterRules.question?.(example, played.session.current, played.context)?.key).toBe('trace.prompt')
    expect(outcomesOf(played, 'tried').map(({ tried }) => tried.item)).toEqual(['family:mother|build'])
  })

  it('responds to each letter, ends with a star, and records a separate skill', () => {
    const played = play()
    solve(played)
    for (const slot of [3, 0, 1, 2, 4]) writeLetter(played, slot, 'finger')
    expect(outcomesOf(played, 'accepted').slice(-5)).toMatchObject(
      [3, 0, 1, 2, 4].map((slot) => ({ targetId: `trace:${slot}` })),
    )
    expect(outcomesOf(played, 'effect').at(-1)?.name).toBe('tap')
    writeLetter(played, 5, 'finger')
    expect(outcomesOf(played, 'effect').at(-1)?.name).toBe('star')
    expect(outcomesOf(played, 'tried').at(-1)?.tried).toMatchObject({
      item: 'word:mother|trace',
      ok: true,
      guess: 0,
      n: 1,
    })
    expect(outcomesOf(played, 'feedback').at(-1)?.message).toEqual({ key: 'trace.done', params: { word: 'MOTHER' } })
    expect(outcomesOf(played, 'completed')).toHaveLength(1)
    expect(played.session.progress()).toEqual({ done: 6, total: 6 })
    expect(played.session.targets().some(({ state }) => state === 'idle')).toBe(false)
  })

  it('can be done by key, one stroke per press, which the try records as no evidence of writing', () => {
    const played = play()
    solve(played)
    expect(played.session.targets().at(-6)?.label).toContain('"n":1,"m":3')
    played.session.move({ targetId: 'trace:0' })
    expect(played.session.targets().at(-6)?.label).toContain('"n":2,"m":3')
    for (const slot of [0, 1, 2, 3, 4, 5]) writeLetter(played, slot, 'key')
    expect(outcomesOf(played, 'tried').at(-1)?.tried).toMatchObject({ item: 'word:mother|trace', guess: 1 })
    expect(played.session.move({ targetId: 'trace:0' })).toBe('disabled')
  })

  it('restarts after a reset', () => {
    const played = play()
    solve(played)
    writeLetter(played, 0, 'finger')
    played.session.command({ type: 'reset' })
    expect(played.session.current.strokes).toEqual([0, 0, 0, 0, 0, 0])
    solve(played)
    expect(stateOf(played, 'trace:0')).toBe('idle')
  })
})
