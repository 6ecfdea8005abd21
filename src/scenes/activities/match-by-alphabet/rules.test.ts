import { describe, expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { seededRandom } from '../../../game/rules/random.ts'
import { example } from './example.ts'
import { ADVANCE_MS, currentWord, matchByAlphabetRules } from './rules.ts'

const play = (seed = 7) => playRules(matchByAlphabetRules, example, { random: seededRandom(seed) })
const wrongOption = (played: ReturnType<typeof play>) => {
  const wrong = played.session.targets().find(({ correct }) => correct === false)
  if (!wrong) throw new Error('a wrong option is shown')
  return wrong.id
}

describe('match-by-alphabet', () => {
  it('gives the full score if every letter is right at the first try', () => {
    const played = play()
    expect(solve(played)).toBe(4)
    expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 4, total: 4, helped: 0 }])
  })

  it('shows all letters for every word, in fixed places', () => {
    const played = play()
    const places = () =>
      played.session
        .targets()
        .filter(({ kind }) => kind === 'option')
        .map(({ id, box }) => ({ id, box }))
    const before = places()
    expect(before.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(['A', 'B', 'C', 'D'])
    played.session.move(played.session.rightMove() ?? { targetId: '' })
    played.settle()
    expect(places()).toEqual(before)
  })

  it('names the answer after a wrong letter, allows another try, and scores no point for it', () => {
    const played = play()
    const answer = currentWord(example, played.session.current)?.letter
    played.session.move({ targetId: wrongOption(played) })
    expect(outcomesOf(played, 'feedback')).toEqual([
      { type: 'feedback', tone: 'wrong', message: { key: 'alphabet.wrong', params: { letter: answer } } },
    ])
    solve(played)
    expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 3, total: 4 }])
  })

  it('takes no input while the right letter is shown, and continues after two seconds', () => {
    const played = play()
    played.settle()
    played.session.move(played.session.rightMove() ?? { targetId: '' })
    expect(played.session.targets().filter(({ state }) => state === 'idle')).toEqual([])
    expect(outcomesOf(played, 'timer').at(-1)).toEqual({ type: 'timer', name: 'advance', ms: ADVANCE_MS })
    played.settle()
    expect(played.session.targets().filter(({ kind, state }) => kind === 'option' && state === 'idle')).toHaveLength(4)
  })

  it('reports the wrong choice and the chance of a random tap in the try', () => {
    const played = play()
    const wrong = wrongOption(played)
    played.session.move({ targetId: wrong })
    played.session.move(played.session.rightMove() ?? { targetId: '' })
    const [first, second] = outcomesOf(played, 'tried').map(({ tried }) => tried)
    expect(first).toMatchObject({ n: 1, ok: false, help: 0, guess: 1 / 4, chose: `letter:${wrong}` })
    expect(second).toMatchObject({ n: 2, ok: true, help: 0, ask: first?.ask })
  })

  it('cannot be passed by tapping everything at random', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const played = play(seed)
      for (let guard = 0; guard < 100 && !played.session.completed; guard += 1) {
        for (const { id } of played.session.targets()) played.session.move({ targetId: id })
        played.settle()
      }
      const score = outcomesOf(played, 'completed')[0]?.score ?? Number.NaN
      expect(score).toBeLessThan(Math.max(2, Math.ceil(0.66 * 4)))
    }
  })
})
