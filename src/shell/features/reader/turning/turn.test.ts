import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Saved } from './progressApi.ts'
import { Turn } from './turn.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const SAVED: Saved = { ok: true, isExpired: false }
const REFUSED: Saved = { ok: false, isLocked: false, text: 'No such page.' }

const FRAME_MS = 16

/** A turn with nothing around it; `seen` is what became of it, in order. */
function aTurn({ mayTurn = true, hasNext = true } = {}) {
  const seen: string[] = []
  let answer: (saved: Saved) => void = () => undefined
  let turned: () => void = () => undefined
  const sheet = {
    state: 'flat' as const,
    hasNext,
    lift: () => void seen.push('lift'),
    fall: () => void seen.push('fall'),
    turn() {
      seen.push('turn')
      return new Promise<void>((resolve) => (turned = resolve))
    },
  }
  const turn = new Turn({
    sheet,
    save() {
      seen.push('save')
      return new Promise((resolve) => (answer = resolve))
    },
    countsWhenQueued: () => mayTurn,
    afterFrame: (run) => void setTimeout(run, FRAME_MS),
    freeze: (isFrozen) => seen.push(isFrozen ? 'freeze' : 'thaw'),
    slow: (isSlow) => seen.push(isSlow ? 'slow' : 'not slow'),
    commit: () => seen.push('commit'),
    refuse: ({ text }) => seen.push(`refuse: ${text ?? ''}`),
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    seen,
    turn,
    async press() {
      void turn.go()
      await vi.advanceTimersByTimeAsync(FRAME_MS)
    },
    async answers(saved: Saved) {
      answer(saved)
      await settle()
    },
    async hasTurned() {
      turned()
      await settle()
    },
  }
}

it('lifts its sheet under the finger, and lets it fall where the finger slides off; nothing is saved', () => {
  const { turn, seen } = aTurn()
  turn.press(true)
  turn.press(false)
  expect(seen).toEqual(['lift', 'fall'])
  expect(turn.isBusy).toBe(false)
})

it('turns its sheet with the press, saves a frame later, and commits when it is saved and the sheet is over', async () => {
  const { turn, seen, press, answers, hasTurned } = aTurn()
  const pressed = press()
  expect(seen).toEqual(['turn', 'freeze'])
  await pressed
  expect(seen).toEqual(['turn', 'freeze', 'save'])
  await answers(SAVED)
  expect(seen).not.toContain('commit')
  await hasTurned()
  expect(seen.slice(3)).toEqual(['fall', 'commit'])
  expect(turn.isBusy).toBe(false)
})

it('waits for the answer, however long the sheet has been over', async () => {
  const { seen, press, answers, hasTurned } = aTurn()
  await press()
  await hasTurned()
  expect(seen).not.toContain('commit')
  await answers(SAVED)
  expect(seen.at(-1)).toBe('commit')
})

it('lets the sheet fall back at once where the page is refused: the scene goes on, the page is the same', async () => {
  const { turn, seen, press, answers } = aTurn()
  await press()
  await answers(REFUSED)
  expect(seen.slice(3)).toEqual(['fall', 'not slow', 'thaw', 'refuse: No such page.'])
  expect(turn.isBusy).toBe(false)
})

it('only lifts its sheet where a page counts as saved by its answer alone', async () => {
  const { seen, press, answers } = aTurn({ mayTurn: false })
  await press()
  expect(seen).toEqual(['lift', 'freeze', 'save'])
  await answers(SAVED)
  expect(seen.slice(3)).toEqual(['fall', 'commit'])
})

it('only lifts its sheet where no picture lies under it', async () => {
  const { seen, press } = aTurn({ hasNext: false })
  await press()
  expect(seen).toEqual(['lift', 'freeze', 'save'])
})

it('lies back, lifted, and says so where nothing is decided for long', async () => {
  const { seen, press, answers } = aTurn()
  await press()
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen.slice(3)).toEqual(['slow', 'lift'])
  await answers(REFUSED)
  expect(seen.slice(5)).toEqual(['fall', 'not slow', 'thaw', 'refuse: No such page.'])
})

it('saves once however often it is pressed, and hears no finger meanwhile', async () => {
  const { turn, seen, press, answers, hasTurned } = aTurn()
  void turn.go()
  await press()
  turn.press(true)
  turn.press(false)
  await hasTurned()
  await answers(SAVED)
  expect(seen).toEqual(['turn', 'freeze', 'save', 'fall', 'commit'])
})

it('changes nothing any more where the book was left before the answer', async () => {
  const { turn, seen, press, answers, hasTurned } = aTurn()
  const leave = turn.open()
  await press()
  await hasTurned()
  leave()
  await answers(SAVED)
  expect(seen).toEqual(['turn', 'freeze', 'save'])
})
