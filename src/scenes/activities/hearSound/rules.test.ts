import { expect, it } from 'vitest'
import { outcomesOf, playRules } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { hearSoundRules } from './rules.ts'
import { type HearSound, hearSoundSchema } from './schema.ts'

const play = (changes: Partial<HearSound> = {}) =>
  playRules(hearSoundRules, { ...example, ...changes }, { language: 'id' })
const said = (played: ReturnType<typeof play>) =>
  outcomesOf(played, 'say').flatMap(({ lines }) => lines.map(({ id }) => id.replace('/audio/ladder/id/', '')))

function asked(changes: Partial<HearSound> = {}) {
  const played = play(changes)
  played.settle()
  played.session.move({ targetId: 'meet' })
  played.settle()
  return played
}

it('shows a new sound first, without a try', () => {
  const played = play()
  expect(played.session.targets().map(({ id }) => id)).toEqual(['meet'])
  played.settle()
  expect(said(played)).toEqual(['sounds/m.mp3', 'mouths/m.mp3', 'sounds/m.mp3', 'words/mata.mp3'])
  played.session.move({ targetId: 'meet' })
  expect(outcomesOf(played, 'tried')).toEqual([])
  expect(played.session.progress()).toEqual({ done: 0, total: 3 })
})

it('lets nothing be taken before the sound was heard once', () => {
  const played = play()
  played.settle()
  played.session.move({ targetId: 'meet' })
  expect(played.session.move({ targetId: 'option:m' })).toBe('disabled')
  played.settle()
  expect(played.session.move({ targetId: 'option:m' })).toBe('made')
})

it('asks again by the ear and by itself, which is no move', () => {
  const played = asked()
  const before = said(played).length
  played.session.move({ targetId: 'ear' })
  played.settle()
  expect(said(played).length).toBeGreaterThan(before)
  expect(outcomesOf(played, 'tried')).toEqual([])
})

it('says what was chosen and what is wanted, and how the mouth makes it after two misses', () => {
  const played = asked()
  const before = said(played).length
  played.session.move({ targetId: 'option:a' })
  played.settle()
  expect(said(played).slice(before, before + 4)).toEqual([
    'prompts/that-is.mp3',
    'sounds/a.mp3',
    'prompts/find.mp3',
    'sounds/m.mp3',
  ])
  played.session.move({ targetId: 'option:b' })
  played.settle()
  expect(said(played)).toContain('mouths/m.mp3')
  expect(outcomesOf(played, 'tried').map(({ tried }) => tried.chose)).toEqual(['sound:a', 'sound:b'])
})

it('takes a card at the second press where the child plays by ear', () => {
  const played = asked({ mode: 'byEar' })
  played.session.move({ targetId: 'option:m' })
  expect(outcomesOf(played, 'tried')).toEqual([])
  expect(said(played).at(-1)).toBe('words/mata.mp3')
  played.session.move({ targetId: 'option:m' })
  expect(outcomesOf(played, 'tried')[0]?.tried).toMatchObject({ ok: true, item: 'sound:m|first' })
})

it('asks by sight where the sound was never made', () => {
  const sounds = example.sounds.map(({ say: _none, ...sound }) => sound)
  const played = asked({ sounds })
  played.session.move({ targetId: 'option:m' })
  expect(outcomesOf(played, 'tried')[0]?.tried).toMatchObject({ ok: true, item: 'sound:m|see', guess: 1 / 4 })
})

it('tells nothing about a question of the other language', () => {
  const questions = example.questions.filter(({ language }) => language === 'en')
  const played = asked({ questions })
  played.session.move({ targetId: 'option:m' })
  expect(outcomesOf(played, 'tried')).toEqual([])
})

it('refuses a question without its answer', () => {
  const questions = [{ item: 'sound:m', answer: 'x', options: ['m', 'a'] }]
  expect(hearSoundSchema.safeParse({ ...example, questions }).success).toBe(false)
})
