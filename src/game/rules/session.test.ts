import { expect, it } from 'vitest'
import { playRules, outcomesOf } from '../../../tests/helpers/playRules.ts'
import type { RuleTarget } from '../targets.ts'
import type { KindRules } from './kindRules.ts'
import { Session } from './session.ts'

interface State {
  readonly done: readonly string[]
}
const BOX = { x: 0, y: 0, width: 10, height: 10 }
const IDS = ['a', 'b', 'c']

/** Tap a, b, c in this order; anything else is wrong. */
const rules: KindRules<object, State> = {
  start: () => ({ state: { done: [] }, outcomes: [{ type: 'effect', name: 'hello' }] }),
  targets: (_config, { done }) =>
    IDS.map(
      (id, index): RuleTarget => ({
        id,
        kind: 'tap',
        box: BOX,
        state: done.includes(id) ? 'done' : 'idle',
        correct: done.length === index,
        order: index + 1,
      }),
    ),
  move(_config, state, { targetId }) {
    const question = { ask: `q${state.done.length}`, item: `letter:${IDS[state.done.length]}|find`, guess: 0.25 }
    const isRight = IDS[state.done.length] === targetId
    if (!isRight) {
      return {
        state,
        outcomes: [
          { type: 'tried', question, ok: false, chose: targetId },
          { type: 'rejected', targetId },
        ],
      }
    }
    const done = [...state.done, targetId]
    const isLast = done.length === IDS.length
    return {
      state: { done },
      outcomes: [
        { type: 'tried', question, ok: true },
        { type: 'accepted', targetId },
        ...(isLast ? [{ type: 'completed', score: 1, total: 3 } as const] : []),
      ],
    }
  },
  command: (_config, state, { type }) =>
    type === 'reset'
      ? { state: { done: [] }, outcomes: [{ type: 'changed' }] }
      : { state, outcomes: [{ type: 'effect', name: type }] },
  progress: (_config, { done }) => ({ done: done.length, total: IDS.length }),
}
const play = () => playRules(rules, {})

it('emits the outcomes of the start only once', () => {
  const played = play()
  played.session.begin()
  expect(outcomesOf(played, 'effect')).toEqual([{ type: 'effect', name: 'hello' }])
})

it('emits nothing before it begins', () => {
  const emitted: unknown[] = []
  const context = () => ({
    language: 'en' as const,
    layout: 'regular' as const,
    pointer: 'fine' as const,
    random: () => 0,
    now: 0,
    text: String,
  })
  const session = new Session(rules, {}, context, (outcome) => emitted.push(outcome))
  expect(emitted).toEqual([])
  session.begin()
  expect(emitted).toHaveLength(1)
})

it('numbers the tries at a question and names what was chosen instead', () => {
  const { session, emitted } = play()
  session.move({ targetId: 'c' })
  session.move({ targetId: 'a' })
  session.move({ targetId: 'b' })
  expect(outcomesOf({ emitted }, 'tried').map(({ tried }) => tried)).toEqual([
    { ask: 'q0', item: 'letter:a|find', guess: 0.25, n: 1, ok: false, help: 0, heard: false, chose: 'c' },
    { ask: 'q0', item: 'letter:a|find', guess: 0.25, n: 2, ok: true, help: 0, heard: false },
    { ask: 'q1', item: 'letter:b|find', guess: 0.25, n: 1, ok: true, help: 0, heard: false },
  ])
})

it('helps after two misses, shows after three, and stops helping after a right move', () => {
  const played = play()
  for (const targetId of ['c', 'c', 'b']) played.session.move({ targetId })
  expect(outcomesOf(played, 'help').map(({ level }) => level)).toEqual([2, 3])
  played.session.move({ targetId: 'a' })
  expect(outcomesOf(played, 'help').map(({ level }) => level)).toEqual([2, 3, 0])
  expect(outcomesOf(played, 'tried').at(-1)?.tried.help).toBe(3)
})

it('leaves fewer choices after two misses and only the right one after three, and restores all after a right move', () => {
  const played = play()
  const idle = () => played.session.targets().flatMap(({ id, state }) => (state === 'idle' ? [id] : []))
  played.session.move({ targetId: 'c' })
  expect(idle()).toEqual(['a', 'b', 'c'])
  played.session.move({ targetId: 'c' })
  expect(idle()).toEqual(['a', 'b'])
  expect(played.session.move({ targetId: 'c' })).toBe('disabled')
  played.session.move({ targetId: 'b' })
  expect(idle()).toEqual(['a'])
  played.session.move({ targetId: 'a' })
  expect(idle()).toEqual(['b', 'c'])
})

it('emits the rejection before the help that refers to it', () => {
  const played = play()
  for (const targetId of ['c', 'c']) played.session.move({ targetId })
  const types = played.emitted.map(({ type }) => type)
  expect(types.lastIndexOf('rejected')).toBeLessThan(types.indexOf('help'))
})

it('completes once, counts the helped questions, and accepts no move afterwards', () => {
  const played = play()
  played.session.move({ targetId: 'b' })
  played.session.move({ targetId: 'b' })
  played.session.move({ targetId: 'c' })
  for (const targetId of IDS) played.session.move({ targetId })
  expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 1, total: 3, helped: 1 }])
  expect(played.session.targets().every(({ state }) => state !== 'idle')).toBe(true)
  expect(played.session.rightMove()).toBeUndefined()
})

it('emits the last progress before the completion', () => {
  const played = play()
  for (const targetId of IDS) played.session.move({ targetId })
  const types = played.emitted.map(({ type }) => type)
  expect(types.lastIndexOf('progress')).toBeLessThan(types.indexOf('completed'))
})

it('ignores moves on unknown or finished targets', () => {
  const { session } = play()
  expect(session.move({ targetId: 'z' })).toBe('unknown')
  expect(session.move({ targetId: 'a', to: 'z' })).toBe('unknown')
  session.move({ targetId: 'a' })
  expect(session.move({ targetId: 'a' })).toBe('disabled')
  expect(session.progress()).toEqual({ done: 1, total: 3 })
})

it('ignores commands after completion except reset, which makes it playable again', () => {
  const played = play()
  for (const targetId of IDS) played.session.move({ targetId })
  played.session.command({ type: 'shuffle' })
  expect(outcomesOf(played, 'effect').map(({ name }) => name)).toEqual(['hello'])
  played.session.command({ type: 'reset' })
  expect(played.session.rightMove()).toEqual({ targetId: 'a' })
  for (const targetId of IDS) played.session.move({ targetId })
  expect(outcomesOf(played, 'completed')).toHaveLength(2)
})

it('says of each try whether what was moved was heard, or the question repeated, before', () => {
  const { session, emitted } = play()
  const heard = () => outcomesOf({ emitted }, 'tried').at(-1)?.tried.heard
  session.hear('c')
  session.move({ targetId: 'b' })
  expect(heard()).toBe(false)
  session.move({ targetId: 'c' })
  expect(heard()).toBe(true)
  session.command({ type: 'repeat' })
  session.move({ targetId: 'a' })
  expect(heard()).toBe(true)
  session.move({ targetId: 'b' })
  expect(heard()).toBe(false)
  session.move({ targetId: 'c' })
  expect(heard()).toBe(true)
  session.command({ type: 'reset' })
  session.move({ targetId: 'c' })
  expect(heard()).toBe(false)
})
