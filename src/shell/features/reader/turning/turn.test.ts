import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Saved } from './progressApi.ts'
import { Turn } from './turn.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  // What waits for a frame is shared by all tests.
  await vi.advanceTimersByTimeAsync(A_FRAME_MS)
  vi.useRealTimers()
})

/** After this a frame has been drawn, and what waited for it has run. */
const A_FRAME_MS = 200

const SAVED: Saved = { ok: true, isExpired: false }
const REFUSED: Saved = { ok: false, isLocked: false, text: 'No such page.' }

/** A turn with fake dependencies; `seen` records its effects in order. */
function aTurn({ mayTurn = true, hasNext = true, commitMs = 0 } = {}) {
  const seen: string[] = []
  const leads: (number | undefined)[] = []
  let answer: (saved: Saved) => void = () => undefined
  let turned: () => void = () => undefined
  const sheet = {
    state: 'flat' as const,
    hasNext,
    lift: () => void seen.push('lift'),
    fall: () => void seen.push('fall'),
    turn(leadMs?: number) {
      seen.push('turn')
      leads.push(leadMs)
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
    freeze: (isFrozen) => seen.push(isFrozen ? 'freeze' : 'thaw'),
    prepare: () => seen.push('prepare'),
    drop: () => seen.push('drop'),
    slow: (isSlow) => seen.push(isSlow ? 'slow' : 'not slow'),
    commit() {
      seen.push('commit')
      vi.advanceTimersByTime(commitMs)
    },
    refuse: ({ text }) => seen.push(`refuse: ${text ?? ''}`),
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    seen,
    leads,
    turn,
    async press() {
      void turn.go()
      await settle()
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

it('lifts the sheet under the finger and drops it if the finger slides off, without saving', () => {
  const { turn, seen } = aTurn()
  turn.press(true)
  turn.press(false)
  expect(seen).toEqual(['lift', 'fall'])
  expect(turn.isBusy).toBe(false)
})

it('turns the sheet on press, saves at once, and commits when saved and turned', async () => {
  const { turn, seen, press, answers, hasTurned } = aTurn()
  await press()
  expect(seen).toEqual(['turn', 'freeze', 'save'])
  await answers(SAVED)
  expect(seen).not.toContain('commit')
  await hasTurned()
  expect(seen.slice(3)).toEqual(['fall', 'commit'])
  expect(turn.isBusy).toBe(false)
})

it('renders the next page as long before the sheet is turned over as the last one took, up to a limit', async () => {
  const turns = async (commitMs: number) => {
    const { leads, press, answers, hasTurned } = aTurn({ commitMs })
    for (let count = 0; count < 2; count += 1) {
      await press()
      await answers(SAVED)
      await hasTurned()
    }
    return leads
  }
  expect(await turns(25)).toEqual([0, 25])
  expect(await turns(300)).toEqual([0, 64])
})

it('waits for the response even if the sheet has long been turned', async () => {
  const { seen, press, answers, hasTurned } = aTurn()
  await press()
  await hasTurned()
  expect(seen).not.toContain('commit')
  await answers(SAVED)
  expect(seen.at(-1)).toBe('commit')
})

it('drops the sheet at once if the save is rejected, and resumes the scene on the same page', async () => {
  const { turn, seen, press, answers } = aTurn()
  await press()
  await answers(REFUSED)
  expect(seen.slice(3)).toEqual(['fall', 'drop', 'not slow', 'thaw', 'refuse: No such page.'])
  expect(turn.isBusy).toBe(false)
})

it('only lifts the sheet if the save needs a response', async () => {
  const { seen, press, answers } = aTurn({ mayTurn: false })
  await press()
  expect(seen).toEqual(['lift', 'freeze', 'save'])
  await answers(SAVED)
  expect(seen.slice(3)).toEqual(['fall', 'commit'])
})

it('only lifts the sheet if no picture lies below it', async () => {
  const { seen, press } = aTurn({ hasNext: false })
  await press()
  expect(seen).toEqual(['lift', 'freeze', 'save'])
})

it('shows a slow save with a lifted sheet', async () => {
  const { seen, press, answers } = aTurn()
  await press()
  await vi.advanceTimersByTimeAsync(1000)
  expect(seen.slice(3)).toEqual(['prepare', 'slow', 'lift'])
  await answers(REFUSED)
  expect(seen.slice(6)).toEqual(['fall', 'drop', 'not slow', 'thaw', 'refuse: No such page.'])
})

it('builds the next page after the first frame of the sheet, while the save is answered', async () => {
  const { seen, press, answers, hasTurned } = aTurn()
  await press()
  expect(seen).toEqual(['turn', 'freeze', 'save'])
  await vi.advanceTimersByTimeAsync(A_FRAME_MS)
  expect(seen.slice(3)).toEqual(['prepare'])
  await answers(SAVED)
  await hasTurned()
  expect(seen.slice(4)).toEqual(['fall', 'commit'])
})

it('builds nothing that was answered before that frame', async () => {
  const { seen, press, answers } = aTurn()
  await press()
  await answers(REFUSED)
  await vi.advanceTimersByTimeAsync(A_FRAME_MS)
  expect(seen).not.toContain('prepare')
})

it('saves only once however often it is pressed, and ignores fingers meanwhile', async () => {
  const { turn, seen, press, answers, hasTurned } = aTurn()
  void turn.go()
  await press()
  turn.press(true)
  turn.press(false)
  await hasTurned()
  await answers(SAVED)
  expect(seen).toEqual(['turn', 'freeze', 'save', 'fall', 'commit'])
})

it('does nothing if the book was left before the response', async () => {
  const { turn, seen, press, answers, hasTurned } = aTurn()
  const leave = turn.open()
  await press()
  await hasTurned()
  leave()
  await answers(SAVED)
  expect(seen).toEqual(['turn', 'freeze', 'save'])
})
