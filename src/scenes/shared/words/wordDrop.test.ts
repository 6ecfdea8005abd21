import { describe, expect, it } from 'vitest'
import { playRules, solve, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { dragDropWordExample } from '../../interactions/dragDropWord/example.ts'
import { overlapShare } from '../../../game/rules/geometry.ts'
import { type WordDrop, wordDropSchema } from './schema.ts'
import { LIFTED_WORD, wordDropRules, wordTray } from './wordDrop.ts'

const config = wordDropSchema.parse(dragDropWordExample)
const play = (options = {}, content: WordDrop = config) => playRules(wordDropRules, content, options)
const tray = (played: ReturnType<typeof play>) =>
  played.session.targets().filter(({ kind, state }) => kind === 'drag' && state === 'idle')

/** Six words, as on the first page of book 1. */
const six = wordDropSchema.parse({
  dragDropWords: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
    ...dragDropWordExample.dragDropWords[0],
    id,
    word: { en: id, id },
  })),
  dropZones: ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => ({
    ...dragDropWordExample.dropZones[0],
    id,
    label: { en: id.toUpperCase(), id },
    percent: { x: index * 15, y: 20, width: 14, height: 14 },
  })),
})

it('matches word and label case-insensitively', () => {
  expect(solve(play({}, six))).toBe(6)
})

it('returns a wrong word home with SPEC’s message, counts it and keeps it in play', () => {
  const played = play()
  played.session.move({ targetId: 'item:sun', to: 'zone:duck' })
  expect(outcomesOf(played, 'rejected')).toEqual([{ type: 'rejected', targetId: 'item:sun', to: 'zone:duck' }])
  expect(outcomesOf(played, 'feedback')).toEqual([{ type: 'feedback', tone: 'wrong', message: { key: 'drop.wrong' } }])
  expect(played.session.counters()).toEqual({ correct: 0, wrong: 1, attempts: 1 })
  expect(played.session.progress()).toEqual({ done: 0, total: 4 })
})

it('locks a right word, speaks it and lets its sprite react', () => {
  const played = play()
  played.session.move({ targetId: 'item:sun', to: 'zone:sun' })
  expect(played.session.move({ targetId: 'item:sun', to: 'zone:duck' })).toBe('disabled')
  expect(outcomesOf(played, 'react')).toEqual([{ type: 'react', sprite: 'sun' }])
  expect(outcomesOf(played, 'say')[0]?.lines).toEqual([
    { en: '/audio/words/en/sun.mp3', id: '/audio/words/id/sun.mp3' },
  ])
  expect(played.session.counters()).toEqual({ correct: 1, wrong: 0, attempts: 1 })
})

it('ends with a message and a score of the words right at the first move', () => {
  const played = play()
  played.session.move({ targetId: 'item:sun', to: 'zone:duck' })
  played.session.move({ targetId: 'item:sun', to: 'zone:tree' })
  solve(played)
  expect(outcomesOf(played, 'feedback').at(-1)).toEqual({
    type: 'feedback',
    tone: 'done',
    message: { key: 'words.done' },
  })
  expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 3, total: 4, helped: 1 }])
})

it('calculates the guess from the open places', () => {
  const played = play()
  solve(played)
  expect(outcomesOf(played, 'tried').map(({ tried }) => tried.guess)).toEqual([1 / 4, 1 / 3, 1 / 2, 1])
})

it('rejects a word on a filled place without counting a miss', () => {
  const played = play()
  played.session.move({ targetId: 'item:sun', to: 'zone:sun' })
  played.session.move({ targetId: 'item:duck', to: 'zone:sun' })
  expect(played.session.counters()).toEqual({ correct: 1, wrong: 0, attempts: 1 })
})

it('finds a separate place for each of two equal words', () => {
  const twins = wordDropSchema.parse({
    dragDropWords: ['a', 'b'].map((id) => ({ ...dragDropWordExample.dragDropWords[0], id })),
    dropZones: ['x', 'y'].map((id) => ({ ...dragDropWordExample.dropZones[0], id })),
  })
  const played = play({}, twins)
  expect(solve(played)).toBe(2)
  expect(
    outcomesOf(played, 'accepted')
      .map(({ to }) => to)
      .toSorted((a, b) => (a ?? '').localeCompare(b ?? '')),
  ).toEqual(['zone:x', 'zone:y'])
})

it('switches the words to the other language and keeps placed ones', () => {
  const played = play()
  played.session.move({ targetId: 'item:sun', to: 'zone:sun' })
  played.context.language = 'id'
  played.session.setLanguage()
  expect(played.session.progress().done).toBe(1)
  expect(tray(played).some(({ label }) => label?.includes('BEBEK'))).toBe(true)
  expect(solve(played)).toBe(3)
})

describe('the tray', () => {
  it('lies in the bottom fifth of the picture and leaves the lowest 8 px free', () => {
    for (const layout of ['regular', 'compact'] as const) {
      for (const { box } of tray(play({ layout }, six))) {
        expect(box.y).toBeGreaterThanOrEqual(640)
        expect(box.y + box.height).toBeLessThanOrEqual(792)
        expect(box.x).toBeGreaterThanOrEqual(wordTray(layout).x)
        expect(box.x + box.width).toBeLessThanOrEqual(wordTray(layout).x + wordTray(layout).width)
      }
    }
  })

  it('shows all six words on tablets and three larger ones at a time on phones', () => {
    const regular = tray(play({}, six))
    const compact = tray(play({ layout: 'compact' }, six))
    expect([regular.length, compact.length]).toEqual([6, 3])
    expect(compact[0]?.box.width).toBeGreaterThan((regular[0]?.box.width ?? 0) * 1.5)
  })

  it('puts the next word into the freed slot and does not move the others', () => {
    const played = play({ layout: 'compact' }, six)
    const before = new Map(tray(played).map(({ id, box }) => [id, box.x]))
    const first = tray(played)[0]
    played.session.move({ targetId: first?.id ?? '', to: first?.goesTo ?? '' })
    const after = tray(played)
    expect(after).toHaveLength(3)
    expect(after[0]?.box.x).toBe(first?.box.x)
    for (const { id, box } of after.slice(1)) expect(box.x).toBe(before.get(id))
  })

  it('is shuffled by the seed', () => {
    const orders = [0.1, 0.5, 0.9].map((value) =>
      tray(play({ random: () => value }, six))
        .map(({ id }) => id)
        .join(),
    )
    expect(new Set(orders).size).toBeGreaterThan(1)
  })
})

it('has room for a lifted word in every place of the example', () => {
  for (const zone of play()
    .session.targets()
    .filter(({ kind }) => kind === 'drop')) {
    const middle = { x: zone.box.x + zone.box.width / 2, y: zone.box.y + zone.box.height / 2 }
    const lifted = { ...LIFTED_WORD, x: middle.x - LIFTED_WORD.width / 2, y: middle.y - LIFTED_WORD.height / 2 }
    expect(overlapShare(lifted, zone.box)).toBeGreaterThan(0.6)
  }
})

it('reports a word without a place when parsing the content', () => {
  const broken = { ...dragDropWordExample, dropZones: dragDropWordExample.dropZones.slice(1) }
  expect(wordDropSchema.safeParse(broken).error?.message).toContain('a place for each word')
})
