import { describe, expect, it } from 'vitest'
import book2 from '../../../content/books/book2/book.json' with { type: 'json' }
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { ANY_VOICE } from '../../../game/rules/speech.ts'
import { goatJumpingRules } from './rules.ts'

const play = (options = {}) => playRules(goatJumpingRules, example, options)

describe('goatJumping', () => {
  it('lists all six goats as options, whether or not they have jumped', () => {
    const played = play()
    played.session.move({ targetId: 'goat-4' })
    expect(played.session.targets().map(({ id, kind, state }) => [id, kind, state])).toContainEqual([
      'goat-4',
      'option',
      'done',
    ])
    expect(played.session.targets()).toHaveLength(6)
  })

  it("makes the called goat jump, in any order, in the child's language", () => {
    const played = play()
    played.session.command({ type: 'heard', phrase: 'Five!' })
    played.session.command({ type: 'heard', phrase: 'um, tree' })
    played.session.command({ type: 'heard', phrase: 'satu' })
    expect(played.session.current.jumped).toEqual(['goat-5', 'goat-3'])
    const indonesian = play({ language: 'id' })
    indonesian.session.command({ type: 'heard', phrase: 'satu' })
    expect(indonesian.session.current.jumped).toEqual(['goat-1'])
  })

  it('plays the goat at volume 0.8, also in the book', () => {
    const played = play()
    played.session.command({ type: 'heard', phrase: 'two' })
    expect(outcomesOf(played, 'effect')).toContainEqual({ type: 'effect', name: 'goat-bleat', volume: 0.8 })
    const volumes = book2.pages.flatMap((page) => ('goatSettings' in page ? [page.goatSettings?.voiceVolume] : []))
    expect(volumes).toEqual([0.8])
  })

  it('ignores a repeated number', () => {
    const played = play()
    played.session.command({ type: 'heard', phrase: 'two' })
    const before = played.emitted.length
    played.session.command({ type: 'heard', phrase: 'two' })
    expect(played.emitted).toHaveLength(before)
  })

  it('recognises the new number in a phrase that still contains the last one', () => {
    const played = play()
    for (const phrase of ['one', 'one two', '12 3']) played.session.command({ type: 'heard', phrase })
    expect(played.session.current.jumped).toEqual(['goat-1', 'goat-2', 'goat-3'])
  })

  it.each(['goat', 'Mama!', '', 'seven', '789'])('makes no goat jump at %j', (phrase) => {
    const played = play()
    played.session.command({ type: 'heard', phrase })
    expect(played.session.current.jumped).toEqual([])
  })

  it('lets a touched goat jump out of order, but without a point', () => {
    const played = play()
    played.session.move({ targetId: 'goat-3' })
    expect(played.session.current.jumped).toEqual(['goat-3'])
    expect(outcomesOf(played, 'tried')).toMatchObject([{ tried: { ask: 'number:1', ok: false, chose: 'number:3' } }])
    solve(played)
    expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 5, total: 6 }])
  })

  it('gives the full score for calling in any order', () => {
    const played = play()
    for (const phrase of ['six', 'two', 'five', 'one', 'four', 'three']) {
      played.session.command({ type: 'heard', phrase })
    }
    expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 6, total: 6 }])
    expect(outcomesOf(played, 'tried').every(({ tried }) => tried.ok)).toBe(true)
  })

  it('does not count an unrecognised voice as evidence of a number', () => {
    const played = play()
    played.session.command({ type: 'heard', phrase: ANY_VOICE })
    expect(outcomesOf(played, 'tried')).toMatchObject([{ tried: { item: 'number:1|count', guess: 1 } }])
  })

  it('makes the next goat jump at any sound if words are not recognised', () => {
    const played = play()
    played.session.move({ targetId: 'goat-1' })
    played.session.command({ type: 'heard', phrase: ANY_VOICE })
    expect(played.session.current.jumped).toEqual(['goat-1', 'goat-2'])
  })

  it('completes when all six have jumped', () => {
    const played = play()
    expect(solve(played)).toBe(6)
    expect(outcomesOf(played, 'feedback')).toMatchObject([{ tone: 'done', message: { key: 'goats.done' } }])
  })
})
