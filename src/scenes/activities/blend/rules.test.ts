import { expect, it } from 'vitest'
import { outcomesOf, playRules } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { blendRules } from './rules.ts'

const play = () => playRules(blendRules, example, { language: 'id' })
const said = (played: ReturnType<typeof play>) =>
  outcomesOf(played, 'say').map(({ lines }) => lines[0]?.id.replace('/audio/ladder/id/', ''))

it('says the parts before the pictures come, and never the word itself', () => {
  const played = play()
  expect(played.session.targets().filter(({ kind }) => kind === 'option')).toEqual([])
  played.settle()
  expect(said(played).slice(0, 2)).toEqual(['syllables/pa.mp3', 'syllables/di.mp3'])
  expect(said(played)).not.toContain('words/padi.mp3')
  expect(played.session.targets().filter(({ kind }) => kind === 'option')).toHaveLength(4)
})

it('makes a touched tile sound, which is no move', () => {
  const played = play()
  played.settle()
  const tile = played.session.targets().find(({ id }) => id.startsWith('part:'))
  played.session.move({ targetId: tile?.id ?? '' })
  expect(said(played).at(-1)).toBe('syllables/pa.mp3')
  expect(outcomesOf(played, 'tried')).toEqual([])
})

it('names the chosen picture after a miss and says the parts again; after two the first parts as one', () => {
  const played = play()
  played.settle()
  const before = said(played).length
  played.session.move({ targetId: 'option:lamp' })
  played.settle()
  expect(said(played).slice(before, before + 3)).toEqual(['words/lampu.mp3', 'syllables/pa.mp3', 'syllables/di.mp3'])
  played.session.move({ targetId: 'option:mother' })
  played.settle()
  const together = outcomesOf(played, 'say').filter(({ lines }) => lines.length === 2)
  expect(together.length).toBeGreaterThan(0)
})
