import { describe, expect, it } from 'vitest'
import { playRules, outcomesOf } from '../../../../tests/helpers/playRules.ts'
import { seededRandom } from '../../../game/rules/random.ts'
import { tappingElementExample } from './example.ts'
import { BOB, bubbleArea, freePlace } from './place.ts'
import { tappingElementRules } from './rules.ts'
import { type TappingElement, tappingElementSchema } from './schema.ts'

const config = tappingElementSchema.parse(tappingElementExample)
const crowd = tappingElementSchema.parse({
  ...tappingElementExample,
  elements: ['G-1', 'G-2', 'G-3'].map((id) => ({ id, content: 'G' })),
  distractorElements: ['x-1', 'x-2', 'x-3', 'x-4', 'x-5', 'x-6'].map((id) => ({ id, content: 'O' })),
})
const play = (content = config, options = {}) => playRules(tappingElementRules, content, options)
type Played = ReturnType<typeof play>
const shown = (played: Played) => played.session.targets()

/** Advances scene time as the scene does: bubbles appear every 2 s, and their age is checked every second. */
function pass(played: Played, seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    played.context.now += 1000
    played.session.command({ type: 'timer', name: 'expire' })
    if (second % 2 === 1) played.session.command({ type: 'timer', name: 'appear' })
  }
}

it('starts SPEC’s timers and shows a right bubble and another at once', () => {
  const played = play()
  expect(outcomesOf(played, 'timer').map(({ name, ms }) => [name, ms])).toEqual([
    ['appear', 2000],
    ['expire', 1000],
  ])
  expect(shown(played).map(({ correct }) => correct)).toEqual([true, false])
})

it('adds a bubble every two seconds up to five, and restarts the timer each time', () => {
  const played = play(crowd)
  const counts = Array.from({ length: 8 }, () => {
    played.session.command({ type: 'timer', name: 'appear' })
    return shown(played).length
  })
  expect(counts).toEqual([3, 4, 5, 5, 5, 5, 5, 5])
  expect(outcomesOf(played, 'timer').filter(({ name }) => name === 'appear')).toHaveLength(9)
})

it('shows one right and one other bubble in calm mode, and can still be finished', () => {
  const played = play(crowd, { isCalm: true })
  for (let round = 0; round < 60 && !played.session.completed; round += 1) {
    expect(new Set(shown(played).map(({ correct }) => correct))).toEqual(new Set([true, false]))
    expect(shown(played)).toHaveLength(2)
    const right = shown(played).find(({ correct }) => correct === true)
    if (round % 3 === 2) played.session.move({ targetId: right?.id ?? '' })
    pass(played, 5)
  }
  expect(played.session.completed).toBe(true)
})

it('removes a bubble after ten seconds, not before, and shows it again later', () => {
  const played = play()
  const first = shown(played)[0]?.id
  played.context.now = 9999
  played.session.command({ type: 'timer', name: 'expire' })
  expect(shown(played).map(({ id }) => id)).toContain(first)
  played.context.now = 10_000
  played.session.command({ type: 'timer', name: 'expire' })
  expect(shown(played).map(({ id }) => id)).not.toContain(first)
  const seen = new Set<string>()
  for (let second = 0; second < 40; second += 1) {
    pass(played, 1)
    for (const { id } of shown(played)) seen.add(id)
  }
  expect(seen).toContain(first)
})

it('always shows a right bubble, however long the child waits and however many others float', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const played = play(crowd, { random: seededRandom(seed) })
    for (let second = 0; second < 120; second += 1) {
      pass(played, 1)
      expect(shown(played).some(({ correct }) => correct)).toBe(true)
      expect(shown(played).length).toBeLessThanOrEqual(5)
    }
  }
})

it('always shows another bubble beside the right one, even if the child taps as fast as possible', () => {
  const played = play(crowd)
  while (!played.session.completed) {
    expect(new Set(shown(played).map(({ correct }) => correct))).toEqual(new Set([true, false]))
    played.session.move(played.session.rightMove() ?? { targetId: '' })
  }
})

it('can be finished while the clock is paused', () => {
  const played = play(crowd)
  for (let pop = 0; pop < 3; pop += 1) {
    const move = played.session.rightMove()
    if (!move) throw new Error('no right bubble is shown')
    played.session.move(move)
  }
  expect(outcomesOf(played, 'completed')).toEqual([{ type: 'completed', score: 3, total: 3, helped: 0 }])
  expect(outcomesOf(played, 'feedback')).toEqual([{ type: 'feedback', tone: 'done', message: { key: 'bubbles.done' } }])
  expect(shown(played)).toEqual([])
})

it('pops at SPEC’s volume and speaks the letter', () => {
  const played = play()
  played.session.move(played.session.rightMove() ?? { targetId: '' })
  expect(outcomesOf(played, 'effect')).toContainEqual({ type: 'effect', name: 'bubble-pop', volume: 0.7 })
  expect(outcomesOf(played, 'say')[0]?.lines[0]?.en).toBe('/audio/letters/en/a.mp3')
})

describe('another letter', () => {
  const withOther = () => {
    const played = play()
    for (let turn = 0; turn < 4; turn += 1) played.session.command({ type: 'timer', name: 'appear' })
    return played
  }

  it('stays, is not counted, and is not shown as a mistake', () => {
    const played = withOther()
    played.session.move({ targetId: 'x-S' })
    expect(shown(played).some(({ id }) => id === 'x-S')).toBe(true)
    expect(played.session.progress().done).toBe(0)
    expect(outcomesOf(played, 'feedback')).toEqual([])
    expect(outcomesOf(played, 'effect')).toEqual([])
  })

  it('makes the page’s only question wrong in the tries', () => {
    const played = withOther()
    played.session.move({ targetId: 'x-S' })
    while (!played.session.completed) played.session.move(played.session.rightMove() ?? { targetId: '' })
    expect(outcomesOf(played, 'tried').map(({ tried }) => tried)).toEqual([
      {
        ask: 'letter:A',
        item: 'letter:A|find',
        guess: 0.25,
        n: 1,
        ok: false,
        help: 0,
        heard: false,
        chose: 'letter:S',
      },
      { ask: 'letter:A', item: 'letter:A|find', guess: 0.25, n: 2, ok: true, help: 0, heard: false },
    ])
    expect(outcomesOf(played, 'completed')).toMatchObject([{ score: 2, total: 3 }])
  })
})

it.each([
  [3, 1, 4],
  [4, 1, 5],
  [4, 2, 15],
  [5, 2, 21],
  [5, 3, 32],
])('calculates the chance of a random player for %i bubbles among %i others as 1 in %i', (asked, others, oneIn) => {
  const content = tappingElementSchema.parse({
    ...tappingElementExample,
    elements: Array.from({ length: asked }, (_, index) => ({ id: `A-${index}`, content: 'A' })),
    distractorElements: Array.from({ length: others }, (_, index) => ({ id: `x-${index}`, content: 'O' })),
  })
  const played = play(content)
  while (!played.session.completed) played.session.move(played.session.rightMove() ?? { targetId: '' })
  expect(outcomesOf(played, 'tried')[0]?.tried.guess).toBeCloseTo(1 / oneIn)
})

describe('places', () => {
  it('keep a tenth of the picture from every edge, bobbing included', () => {
    const played = play(crowd, { layout: 'compact' })
    for (let second = 0; second < 60; second += 1) {
      pass(played, 1)
      for (const { box } of shown(played)) {
        expect(box.x - BOB).toBeGreaterThanOrEqual(128)
        expect(box.x + box.width + BOB).toBeLessThanOrEqual(1152)
        expect(box.y - BOB).toBeGreaterThanOrEqual(80)
        expect(box.y + box.height + BOB).toBeLessThanOrEqual(720)
      }
    }
  })

  it('do not overlap', () => {
    const random = seededRandom(3)
    for (let round = 0; round < 50; round += 1) {
      const places: { x: number; y: number }[] = []
      for (let bubble = 0; bubble < 5; bubble += 1)
        places.push(freePlace(bubbleArea(120, 10), { others: places, keepOff: [] }, 120, random))
      const gaps = places.flatMap((a, index) => places.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
      expect(Math.min(...gaps)).toBeGreaterThan(120)
    }
  })

  it('use the roomiest place if there is no free one', () => {
    const area = { x: 0, y: 0, width: 100, height: 0 }
    const surroundings = { others: [{ x: 0, y: 0 }], keepOff: [] }
    expect(freePlace(area, surroundings, 500, () => 0.1)).toEqual({ x: 100, y: 0, isFree: false })
  })

  it('keep off a face even where that takes room from other bubbles', () => {
    const area = { x: 0, y: 0, width: 400, height: 0 }
    const face = { x: 150, y: -10, width: 250, height: 20 }
    const surroundings = { others: [{ x: 0, y: 0 }], keepOff: [face] }
    const { x, isFree } = freePlace(area, surroundings, 100, seededRandom(5))
    expect(x).toBeLessThanOrEqual(face.x - 50 - BOB)
    expect(isFree).toBe(false)
  })
})

describe('other letters', () => {
  const hard: TappingElement = {
    ...config,
    letters: { target: 'B', distractors: ['S', 'D'] },
    elements: ['B', 'b', 'B'].map((content, at) => ({ id: `B-${at}`, content })),
    distractorElements: [
      { id: 'x-d', content: 'd' },
      { id: 'x-S', content: 'S' },
    ],
  }
  const floating = (played: ReturnType<typeof play>) => shown(played).map(({ id }) => id)

  it('begin far from the right one; those that look like it come once one was popped', () => {
    for (let seed = 1; seed < 20; seed += 1) {
      const played = play(hard, { random: seededRandom(seed) })
      pass(played, 8)
      expect(floating(played)).toContain('x-S')
      expect(floating(played)).not.toContain('x-d')
      played.session.move(played.session.rightMove() ?? { targetId: '' })
      pass(played, 8)
      expect(floating(played)).toContain('x-d')
    }
  })

  it('float from the start if all of them look like it', () => {
    const played = play({ ...hard, distractorElements: [{ id: 'x-d', content: 'd' }] })
    expect(floating(played)).toContain('x-d')
  })
})

it('restarts with its timers after a reset', () => {
  const played = play()
  played.session.move(played.session.rightMove() ?? { targetId: '' })
  played.emitted.length = 0
  played.session.command({ type: 'reset' })
  expect(played.session.progress()).toEqual({ done: 0, total: 3 })
  expect(outcomesOf(played, 'timer').map(({ name }) => name)).toEqual(['appear', 'expire'])
})

it('shows SPEC’s prompt if the page has none', () => {
  const { session, context } = play()
  expect(tappingElementRules.question?.(config, session.current, context)).toEqual({ key: 'bubbles.prompt' })
  const own = { ...config, interactionPrompt: { en: 'Pop every A bubble!', id: 'Pecahkan semua gelembung A!' } }
  expect(tappingElementRules.question?.(own, session.current, context)).toBeUndefined()
})
