import { describe, expect, it } from 'vitest'
import { playRules, solve, toldOf } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { ANY_VOICE, goatJumpingRules } from './rules.ts'

const play = (options = {}) => playRules(goatJumpingRules, example, options)

describe('goatJumping', () => {
  it('lists all six goats as options, whether or not they jumped', () => {
    const played = play()
    played.session.move({ targetId: 'goat-4' })
    expect(played.session.targets().map(({ id, kind, state }) => [id, kind, state])).toContainEqual([
      'goat-4',
      'option',
      'done',
    ])
    expect(played.session.targets()).toHaveLength(6)
  })

  it('makes the called goat jump, in any order, in the language of the child', () => {
    const played = play()
    played.session.command({ type: 'heard', phrase: 'Five!' })
    played.session.command({ type: 'heard', phrase: 'um, tree' })
    played.session.command({ type: 'heard', phrase: 'satu' })
    expect(played.session.current.jumped).toEqual(['goat-5', 'goat-3'])
    const indonesian = play({ language: 'id' })
    indonesian.session.command({ type: 'heard', phrase: 'satu' })
    expect(indonesian.session.current.jumped).toEqual(['goat-1'])
  })

  it('ignores a repeat', () => {
    const played = play()
    played.session.command({ type: 'heard', phrase: 'two' })
    const before = played.told.length
    played.session.command({ type: 'heard', phrase: 'two' })
    expect(played.told).toHaveLength(before)
  })

  it('lets any sound make the next goat jump where words are not recognised', () => {
    const played = play()
    played.session.move({ targetId: 'goat-1' })
    played.session.command({ type: 'heard', phrase: ANY_VOICE })
    expect(played.session.current.jumped).toEqual(['goat-1', 'goat-2'])
  })

  it('completes when all six have jumped', () => {
    const played = play()
    expect(solve(played)).toBe(6)
    expect(toldOf(played, 'feedback')).toMatchObject([{ tone: 'done', message: { key: 'goats.done' } }])
  })
})
