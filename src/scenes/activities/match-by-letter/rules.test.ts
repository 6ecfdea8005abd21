import { describe, expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { matchByLetterRules } from './rules.ts'

const play = (options = {}) => playRules(matchByLetterRules, example, options)

describe('match-by-letter', () => {
  it('can be solved by its targets and advances by itself with a mouse', () => {
    const played = play()
    expect(solve(played)).toBe(8)
    expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 2, total: 2, helped: 0 }])
  })

  it('waits for Next if the child uses touch', () => {
    const played = play({ pointer: 'coarse' })
    solve(played)
    expect(played.session.progress()).toEqual({ done: 4, total: 8 })
    expect(played.session.rightMove()).toBeUndefined()
    played.session.command({ type: 'next' })
    expect(played.session.rightMove()).toBeDefined()
  })

  it('does not skip an unfinished word with Next', () => {
    const played = play()
    played.session.command({ type: 'next' })
    expect(played.session.current.index).toBe(0)
  })

  it('accepts either of two equal letters in either of their slots', () => {
    const played = play({ language: 'id' }) // BEBEK
    const letters = played.session.targets().filter(({ kind }) => kind === 'drag')
    expect(letters).toHaveLength(5)
    played.session.move({ targetId: 'item:0', to: 'zone:2' }) // the first B into the third slot
    expect(outcomesOf(played, 'rejected')).toEqual([])
    expect(played.session.targets().find(({ id }) => id === 'item:2')?.goesTo).toBe('zone:0')
    solve(played)
    expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 2 }])
  })

  it('returns a letter home from a wrong slot and counts the mistake', () => {
    const played = play()
    played.session.move({ targetId: 'item:0', to: 'zone:3' })
    expect(outcomesOf(played, 'rejected')).toEqual([{ type: 'rejected', targetId: 'item:0', to: 'zone:3' }])
    expect(played.session.counters()).toEqual({ correct: 0, wrong: 1, attempts: 1 })
  })

  it('reports 0 if less than 66 % of the words were right at the first try', () => {
    const played = play()
    played.session.move({ targetId: 'item:0', to: 'zone:3' })
    solve(played)
    expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 0, total: 2 }])
  })

  it('puts a tapped letter into the next free slot', () => {
    const played = play()
    played.session.move({ targetId: 'item:0' })
    expect(played.session.targets().find(({ id }) => id === 'item:0')?.state).toBe('done')
    played.session.move({ targetId: 'item:3' })
    expect(outcomesOf(played, 'rejected')).toMatchObject([{ targetId: 'item:3', to: 'zone:1' }])
  })

  it('never starts with the letters in reading order, and keeps placed letters when shuffled', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const played = play({ random: () => 0.999 - seed / 50 })
      const tray = played.session.current.word.tray
      expect(tray.some((tile, place) => tile !== place)).toBe(true)
    }
    const played = play()
    played.session.move({ targetId: 'item:0' })
    played.session.command({ type: 'shuffle' })
    expect(played.session.current.word.slots).toEqual([0, -1, -1, -1])
    expect(played.session.current.word.tray.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
  })

  it('restarts a half-spelled word in the other language and keeps finished ones', () => {
    const played = play({ pointer: 'coarse' })
    solve(played)
    played.session.command({ type: 'next' })
    played.session.move(played.session.rightMove() ?? { targetId: '' })
    played.context.language = 'id'
    played.session.setLanguage()
    expect(played.session.current).toMatchObject({
      index: 1,
      firstTries: 1,
      word: { language: 'id', slots: [-1, -1, -1, -1] },
    })
    solve(played)
    played.session.command({ type: 'next' })
    expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 2, total: 2 }])
  })
})
