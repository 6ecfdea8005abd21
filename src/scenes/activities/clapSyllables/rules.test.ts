import { expect, it } from 'vitest'
import { outcomesOf, playRules } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { clapSyllablesRules } from './rules.ts'
import { clapSyllablesSchema } from './schema.ts'

const play = (language: 'en' | 'id') => playRules(clapSyllablesRules, example, { language })

it('has as many cards as the language has parts in a word, and tells its guess', () => {
  for (const [language, count] of [
    ['id', 4],
    ['en', 3],
  ] as const) {
    const played = play(language)
    played.settle()
    expect(played.session.targets().filter(({ kind }) => kind === 'option')).toHaveLength(count)
    played.session.move({ targetId: 'option:2' })
    expect(outcomesOf(played, 'tried')[0]?.tried).toMatchObject({ ok: true, guess: 1 / count })
  }
})

it('says the word slowly only when asked again, and beats the drum whenever it is touched', () => {
  const played = play('id')
  played.session.command({ type: 'timer', name: 'rest:1' })
  expect(outcomesOf(played, 'say').map(({ lines }) => lines[0]?.id)).toEqual(['/audio/ladder/id/words/padi.mp3'])
  played.settle()
  played.session.move({ targetId: 'ear' })
  expect(outcomesOf(played, 'say').at(-1)?.lines[0]?.id).toBe('/audio/ladder/id/syllables/pa.mp3')
  played.session.move({ targetId: 'drum' })
  expect(outcomesOf(played, 'effect').at(-1)?.name).toBe('drum-mid')
  expect(outcomesOf(played, 'tried')).toEqual([])
})

it('beats the parts on the drum after two misses', () => {
  const played = play('id')
  played.settle()
  played.session.move({ targetId: 'option:1' })
  played.session.move({ targetId: 'option:3' })
  const before = outcomesOf(played, 'effect').filter(({ name }) => name === 'drum-mid').length
  played.settle()
  expect(outcomesOf(played, 'effect').filter(({ name }) => name === 'drum-mid').length - before).toBe(2)
})

it('refuses a word whose number of parts is on no card', () => {
  const [word] = example.questions
  const questions = [{ ...word, options: ['1', '3', '4'] }]
  expect(clapSyllablesSchema.safeParse({ ...example, questions }).success).toBe(false)
})
