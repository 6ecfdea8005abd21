import { beforeEach, expect, it, vi } from 'vitest'
import type { PartHost } from '../../parts/partHost.ts'
import { SceneClock } from '../clock.ts'
import { Hints } from './hints.ts'
import { TargetViews } from './targetViews.ts'

const hand = vi.hoisted(() => ({ shown: 0 }))
vi.mock('../../parts/hand.ts', () => ({
  showHand() {
    hand.shown += 1
    return () => undefined
  },
}))

let clock: SceneClock
let isHeld: boolean
let glows: boolean[]
let kinds = 0

beforeEach(() => {
  clock = new SceneClock()
  isHeld = false
  glows = []
  hand.shown = 0
})

/** Help on a page with one tap target, by default of a new kind. */
function hints(kind = `kind-${(kinds += 1)}`): Hints {
  const box = { x: 0, y: 0, width: 10, height: 10 }
  const views = new TargetViews(() => ({
    box: () => box,
    update: () => undefined,
    glow: (isGlowing) => glows.push(isGlowing),
    destroy: () => undefined,
  }))
  views.sync([{ id: 'sun', kind: 'tap', state: 'idle', correct: true, box }], 'still')
  // Only the hand would use the host, and it is mocked.
  const host = undefined as unknown as PartHost
  return new Hints(host, views, { clock, kind, rightMove: () => ({ targetId: 'sun' }), isHeld: () => isHeld })
}

it('invites with the hand the first time a kind appears, later with a glow', () => {
  hints('twice').invite(() => true)
  expect([hand.shown, glows]).toEqual([1, []])
  hints('twice').invite(() => true)
  expect([hand.shown, glows]).toEqual([1, [true]])
})

it("waits for a pause in the child's play before inviting", () => {
  const help = hints()
  help.touched()
  help.invite(() => true)
  clock.advance(1900)
  expect(hand.shown).toBe(0)
  help.touched()
  clock.advance(1900)
  expect(hand.shown).toBe(0)
  clock.advance(200)
  expect(hand.shown).toBe(1)
})

it('shows nothing while a finger holds a piece, however long', () => {
  const help = hints()
  isHeld = true
  help.invite(() => true)
  clock.advance(10_000)
  expect(hand.shown).toBe(0)
  isHeld = false
  clock.advance(2000)
  expect(hand.shown).toBe(1)
})

it('does not invite if a right move was made meanwhile or help is shown', () => {
  let isWanted = true
  const done = hints()
  done.touched()
  done.invite(() => isWanted)
  isWanted = false
  clock.advance(5000)
  const helped = hints()
  helped.touched()
  helped.invite(() => true)
  helped.help(2)
  glows = []
  clock.advance(5000)
  expect([hand.shown, glows]).toEqual([0, []])
})
