// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { forgetPlaySettings, notePlaySettings, playSettings } from './playSettings.ts'

beforeEach(() => localStorage.clear())

it('are the usual ones until others have come', () => {
  expect(playSettings('7')).toEqual({ mode: 'all', storyAsks: true })
  notePlaySettings('7', { mode: 'withoutSound', story_asks: false })
  expect(playSettings('7')).toEqual({ mode: 'withoutSound', storyAsks: false })
  expect(playSettings('8')).toEqual({ mode: 'all', storyAsks: true })
})

it.each([[undefined], [null], ['all'], [{}], [{ mode: 'loud', story_asks: 'no' }]])(
  'an answer that says %j changes nothing',
  (raw) => {
    notePlaySettings('7', { mode: 'byEar', story_asks: false })
    notePlaySettings('7', raw)
    expect(playSettings('7')).toEqual({ mode: 'byEar', storyAsks: false })
  },
)

it.each(['no json', '[]', '{"7":3}', '{"7":{"mode":"loud"}}'])('a store that says %s counts as the usual', (text) => {
  localStorage.setItem('playSettings', text)
  expect(playSettings('7')).toEqual({ mode: 'all', storyAsks: true })
})

it('forgets a child', () => {
  notePlaySettings('7', { mode: 'byEar' })
  forgetPlaySettings('7')
  expect(playSettings('7').mode).toBe('all')
})
