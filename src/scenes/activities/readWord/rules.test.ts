import { expect, it } from 'vitest'
import { outcomesOf, playRules } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { readWordRules } from './rules.ts'

const play = (language: 'en' | 'id' = 'id') => playRules(readWordRules, example, { language })
const items = (played: ReturnType<typeof play>) => outcomesOf(played, 'tried').map(({ tried }) => tried.item)

it('shows the word alone and in silence before the pictures come', () => {
  const played = play()
  expect(played.session.targets().every(({ kind }) => kind === 'tap')).toBe(true)
  played.settle()
  expect(played.session.targets().filter(({ kind }) => kind === 'option')).toHaveLength(4)
  expect(outcomesOf(played, 'say')).toEqual([])
})

it('says the word only once it is read', () => {
  const played = play()
  played.settle()
  played.session.move({ targetId: 'option:rice' })
  played.settle()
  expect(outcomesOf(played, 'say').map(({ lines }) => lines[0]?.id)).toEqual(['/audio/ladder/id/words/padi.mp3'])
  expect(items(played)).toEqual(['word:rice|read'])
})

it('counts a word as blended once one of its parts was made heard', () => {
  const played = play()
  played.settle()
  const part = played.session.targets().find(({ kind }) => kind === 'tap')
  played.session.move({ targetId: part?.id ?? '' })
  played.session.move({ targetId: 'option:rice' })
  expect(items(played)).toEqual(['word:rice|blend'])
})

it('lights the parts in silence after two misses, and says them after three', () => {
  const played = play()
  played.settle()
  for (let miss = 0; miss < 2; miss += 1) {
    played.session.move({ targetId: 'option:lamp' })
    if (miss === 0) played.session.move({ targetId: 'option:mother' })
  }
  const before = outcomesOf(played, 'say').length
  played.settle()
  expect(outcomesOf(played, 'say').length).toBeLessThanOrEqual(before + 1)
  const wrong = played.session.targets().find(({ correct, state }) => correct === false && state === 'idle')
  played.session.move({ targetId: wrong?.id ?? '' })
  played.settle()
  const said = outcomesOf(played, 'say').map(({ lines }) => lines[0]?.id)
  expect(said.slice(-2)).toEqual(['/audio/ladder/id/syllables/pa.mp3', '/audio/ladder/id/syllables/di.mp3'])
})

it('asks a heart word by ear, with written words to choose from', () => {
  const played = play('en')
  for (let step = 0; step < 20 && played.session.progress().done < 2; step += 1) {
    const move = played.session.rightMove()
    if (move) played.session.move(move)
    played.settle()
  }
  played.session.move({ targetId: 'option:said' })
  expect(items(played).at(-1)).toBe('word:said|find')
})
