import { describe, expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { seededRandom } from '../../../game/rules/random.ts'
import { example } from './example.ts'
import { matchByLetterRules } from './rules.ts'

const play = (options = {}) => playRules(matchByLetterRules, example, options)

const word = (id: string, en: string) => ({
  id,
  word: { en, id: en },
  image: `/img/books/book1/words/${id}.webp`,
  audio: { en: `/audio/words/en/${id}.mp3`, id: `/audio/words/id/${id}.mp3` },
})
/** One word after another that lacks one letter, two, and all. */
const growing = { words: [word('gong', 'GONG'), word('lamp', 'LAMP'), word('duck', 'DUCK')] }
/** A single word, which lacks all its letters. */
const single = { words: [word('duck', 'DUCK')] }
const whole = (options = {}) => playRules(matchByLetterRules, single, options)

describe('match-by-letter', () => {
  it('can be solved by its targets and advances by itself with a mouse', () => {
    const played = play()
    expect(solve(played)).toBe(5)
    expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 2, total: 2, helped: 0 }])
  })

  it('waits for Next if the child uses touch', () => {
    const played = play({ pointer: 'coarse' })
    solve(played)
    expect(played.session.progress()).toEqual({ done: 1, total: 5 })
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
    const first = example.words[0]
    const played = playRules(matchByLetterRules, { words: first ? [first] : [] }, { language: 'id' }) // BEBEK
    const letters = played.session.targets().filter(({ kind }) => kind === 'drag')
    expect(letters).toHaveLength(5)
    played.session.move({ targetId: 'item:0', to: 'zone:2' }) // the first B into the third slot
    expect(outcomesOf(played, 'rejected')).toEqual([])
    expect(played.session.targets().find(({ id }) => id === 'item:2')?.goesTo).toBe('zone:0')
    solve(played)
    expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 1 }])
  })

  it('returns a letter home from a wrong slot and counts the mistake', () => {
    const played = whole()
    played.session.move({ targetId: 'item:0', to: 'zone:3' })
    expect(outcomesOf(played, 'rejected')).toEqual([{ type: 'rejected', targetId: 'item:0', to: 'zone:3' }])
    expect(played.session.counters()).toEqual({ correct: 0, wrong: 1, attempts: 1 })
  })

  it('reports 0 if less than 66 % of the words were right at the first try', () => {
    const played = whole()
    played.session.move({ targetId: 'item:0', to: 'zone:3' })
    solve(played)
    expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 0, total: 1 }])
  })

  it('puts a tapped letter into the next free slot', () => {
    const played = whole()
    played.session.move({ targetId: 'item:0' })
    expect(played.session.targets().find(({ id }) => id === 'item:0')?.state).toBe('done')
    played.session.move({ targetId: 'item:3' })
    expect(outcomesOf(played, 'rejected')).toMatchObject([{ targetId: 'item:3', to: 'zone:1' }])
  })

  it('never starts with the letters in reading order, and keeps placed letters when shuffled', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const played = whole({ random: () => 0.999 - seed / 50 })
      const tray = played.session.current.word.tray
      expect(tray.some((tile, place) => tile !== place)).toBe(true)
    }
    const played = whole()
    played.session.move({ targetId: 'item:0' })
    played.session.command({ type: 'shuffle' })
    expect(played.session.current.word.slots).toEqual([0, -1, -1, -1])
    expect(played.session.current.word.tray.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
  })

  it('lacks one letter in the first word, two in the second, then all', () => {
    const played = playRules(matchByLetterRules, growing, { pointer: 'coarse' })
    const open = () => played.session.targets().filter(({ kind, state }) => kind === 'drop' && state === 'idle').length
    const lacked = growing.words.map(() => {
      const lacking = open()
      solve(played)
      played.session.command({ type: 'next' })
      return lacking
    })
    expect(lacked).toEqual([1, 2, 4])
    expect(outcomesOf(played, 'tried').map(({ tried }) => tried.guess)).toEqual([
      1 / 3,
      expect.closeTo(1 / 12),
      expect.closeTo(1 / 24),
    ])
  })

  it('offers letters of other words beside a lacking one, unlike it, and takes none of them', () => {
    for (let seed = 1; seed < 20; seed += 1) {
      const played = playRules(matchByLetterRules, growing, { random: seededRandom(seed) })
      const { foils } = played.session.current.word
      expect(foils).toHaveLength(2)
      for (const foil of foils) expect('GONC'.includes(foil)).toBe(false)
      played.session.move({ targetId: 'item:4' })
      expect(outcomesOf(played, 'rejected')).toEqual([{ type: 'rejected', targetId: 'item:4', to: 'zone:0' }])
      played.session.move({ targetId: 'item:0' })
      expect(played.session.targets().filter(({ kind, state }) => kind === 'drag' && state !== 'done')).toEqual([])
    }
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
