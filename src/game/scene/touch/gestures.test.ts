import { beforeEach, expect, it } from 'vitest'
import type { RuleTarget } from '../../targets.ts'
import { SceneClock } from '../clock.ts'
import { DOUBLE_TAP_MS, type GestureActions, Gestures } from './gestures.ts'

const item = (id: string, x: number): RuleTarget => ({
  id,
  kind: 'drag',
  state: 'idle',
  box: { x, y: 700, width: 100, height: 50 },
})
const zone = (id: string, x: number): RuleTarget => ({
  id,
  kind: 'drop',
  state: 'idle',
  box: { x, y: 100, width: 200, height: 150 },
})

let clock: SceneClock
let targets: RuleTarget[]
let done: string[]
let gestures: Gestures

beforeEach(() => {
  clock = new SceneClock()
  targets = [
    item('sun', 0),
    item('duck', 200),
    zone('sky', 0),
    zone('pond', 400),
    { id: 'bell', kind: 'tap', state: 'idle', box: { x: 900, y: 400, width: 80, height: 80 } },
  ]
  done = []
  const note =
    (name: string) =>
    (...values: unknown[]) => {
      done.push([name, ...values.filter((value) => typeof value === 'string')].join(' '))
    }
  const actions: GestureActions = {
    touched: () => undefined,
    tap: note('tap'),
    lift: note('lift'),
    dragTo: note('dragTo'),
    near: note('near'),
    drop: note('drop'),
    goHome: note('home'),
    pick: note('pick'),
    sayWord: note('say'),
    touchPicture: note('picture'),
    doubleTap: note('double'),
  }
  gestures = new Gestures(
    {
      targets: () => targets,
      dropSize: () => ({ width: 100, height: 50 }),
      overlap: 0.6,
      doesTapMove: false,
      leastSize: () => 60,
      isHidden: ({ x }) => x > 1200,
      now: () => clock.now,
      isSilent: ({ isForReading }) => isForReading === true,
    },
    actions,
  )
})

const drag = (from: [number, number], to: [number, number], pointer = 1) => {
  gestures.down(pointer, { x: from[0], y: from[1] })
  gestures.move(pointer, { x: to[0], y: to[1] })
}

it('acts on press, not on release', () => {
  gestures.down(1, { x: 940, y: 440 })
  expect(done).toEqual(['tap bell'])
})

it('drops an item on the place that holds enough of it', () => {
  drag([50, 725], [100, 175])
  gestures.up(1, { x: 100, y: 175 })
  expect(done).toEqual(['say sun', 'lift sun', 'pick', 'dragTo sun', 'near sky', 'near', 'drop sun sky'])
})

it('returns an item home if no place holds enough of it', () => {
  drag([50, 725], [205, 175])
  gestures.up(1, { x: 205, y: 175 })
  expect(done).not.toContain('drop sun sky')
  expect(done.at(-1)).toBe('home sun')
})

it('preserves the grip: the item does not jump to the finger', () => {
  const places: number[] = []
  const other = new Gestures(
    {
      targets: () => targets,
      dropSize: () => ({ width: 100, height: 50 }),
      overlap: 0.6,
      doesTapMove: false,
      leastSize: () => 60,
      isHidden: () => false,
      now: () => 0,
      isSilent: () => false,
    },
    { ...silent(), dragTo: (_id, x, y) => places.push(x, y) },
  )
  other.down(1, { x: 10, y: 705 })
  other.move(1, { x: 110, y: 205 })
  expect(places).toEqual([150, 225])
})

it('follows only the finger that began the drag', () => {
  drag([50, 725], [100, 175])
  done = []
  gestures.down(2, { x: 940, y: 440 })
  gestures.move(2, { x: 500, y: 175 })
  gestures.up(2, { x: 500, y: 175 })
  expect(done).toEqual([])
  gestures.up(1, { x: 100, y: 175 })
  expect(done.at(-1)).toBe('drop sun sky')
})

it('drops an item by two taps as well as by a drag', () => {
  gestures.down(1, { x: 50, y: 725 })
  gestures.up(1, { x: 53, y: 726 })
  expect(done.at(-1)).toBe('pick sun')
  gestures.down(1, { x: 500, y: 175 })
  expect(done.at(-1)).toBe('drop sun pond')
  expect(gestures.pickedItem).toBeUndefined()
})

it('releases a picked item at a second tap, or picks another instead', () => {
  const tap = (x: number) => {
    gestures.down(1, { x, y: 725 })
    gestures.up(1, { x, y: 725 })
  }
  tap(50)
  tap(250)
  expect(gestures.pickedItem).toBe('duck')
  expect(done).toContain('home sun')
  tap(250)
  expect(gestures.pickedItem).toBeUndefined()
  expect(done.at(-1)).toBe('home duck')
})

it('has an item say itself at the first touch, before it moves', () => {
  gestures.down(1, { x: 50, y: 725 })
  expect(done).toEqual(['say sun', 'lift sun'])
})

it('has an item that is to be read say itself when it is tapped, not when it is dragged', () => {
  targets = targets.map((target) => (target.kind === 'drag' ? { ...target, isForReading: true } : target))
  drag([50, 725], [100, 175])
  gestures.up(1, { x: 100, y: 175 })
  expect(done).not.toContain('say sun')
  gestures.down(1, { x: 250, y: 725 })
  expect(done).not.toContain('say duck')
  gestures.up(1, { x: 250, y: 725 })
  expect(done.slice(-2)).toEqual(['say duck', 'pick duck'])
})

it('has a place with a voice say itself while no item is picked, and takes a picked item', () => {
  targets = targets.map((target) => (target.id === 'sky' ? { ...target, says: [{ en: 'sky', id: 'langit' }] } : target))
  gestures.down(1, { x: 100, y: 175 })
  expect(done).toEqual(['say sky', 'picture'])
  gestures.down(1, { x: 50, y: 725 })
  gestures.up(1, { x: 50, y: 725 })
  gestures.down(1, { x: 100, y: 175 })
  expect(done.at(-1)).toBe('drop sun sky')
})

it('zooms at two taps within 500 ms, but not at slow or distant ones', () => {
  gestures.down(1, { x: 640, y: 400 })
  clock.advance(DOUBLE_TAP_MS)
  gestures.down(1, { x: 645, y: 402 })
  expect(done).toEqual(['picture', 'double'])
  done = []
  gestures.down(1, { x: 640, y: 400 })
  clock.advance(DOUBLE_TAP_MS + 1)
  gestures.down(1, { x: 640, y: 400 })
  gestures.down(1, { x: 800, y: 300 })
  expect(done).not.toContain('double')
})

it('passes a touch on a drop place to the picture while no item is picked', () => {
  gestures.down(1, { x: 100, y: 175 })
  expect(done).toEqual(['picture'])
})

it('returns a held item home when the browser cancels the touch', () => {
  drag([50, 725], [100, 175])
  gestures.cancel(1)
  expect(done.at(-1)).toBe('home sun')
  expect(gestures.isHolding).toBe(false)
})

it('releases an item that the rules have removed', () => {
  drag([50, 725], [100, 175])
  targets = targets.filter(({ id }) => id !== 'sun')
  gestures.forgetLost()
  expect(gestures.isHolding).toBe(false)
})

it('returns an item home from a place that is already filled', () => {
  targets = targets.map((target) => (target.id === 'sky' ? { ...target, state: 'done' } : target))
  drag([50, 725], [100, 175])
  gestures.up(1, { x: 100, y: 175 })
  expect(done.at(-1)).toBe('home sun')
})

it('releases a picked item when a filled place is tapped', () => {
  targets = targets.map((target) => (target.id === 'sky' ? { ...target, state: 'done' } : target))
  gestures.down(1, { x: 50, y: 725 })
  gestures.up(1, { x: 50, y: 725 })
  gestures.down(1, { x: 100, y: 175 })
  expect(done).not.toContain('drop sun sky')
  expect(gestures.pickedItem).toBeUndefined()
})

it('speaks the word of an item in its place and passes the tap to the rules', () => {
  targets = [{ ...item('sun', 0), state: 'done' }]
  gestures.down(1, { x: 50, y: 725 })
  expect(done).toEqual(['say sun', 'tap sun'])
})

it('hits the background only outside all other targets and not where a character hides', () => {
  targets.push({
    id: 'ground',
    kind: 'tap',
    state: 'idle',
    isBackground: true,
    box: { x: 0, y: 0, width: 1280, height: 800 },
  })
  gestures.down(1, { x: 940, y: 440 })
  gestures.down(1, { x: 700, y: 440 })
  gestures.down(1, { x: 1250, y: 60 })
  expect(done).toEqual(['tap bell', 'tap ground', 'picture'])
})

function silent(): GestureActions {
  const nothing = () => undefined
  return {
    touched: nothing,
    tap: nothing,
    lift: nothing,
    dragTo: nothing,
    near: nothing,
    drop: nothing,
    goHome: nothing,
    pick: nothing,
    sayWord: nothing,
    touchPicture: nothing,
    doubleTap: nothing,
  }
}
