import { act } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, vi } from 'vitest'
import { settleFrame } from '../../game/runtime/afterFrame.ts'
import { forgetHeard } from './fakeAudioDesk.ts'

/** What tells time or waits for it. Not `setImmediate`: the browser's store (in tests) goes on by it, and no time passes there. */
const FAKED = (
  [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'Date',
    'performance',
    'requestAnimationFrame',
    'cancelAnimationFrame',
  ] as const
).filter((name) => name in globalThis)

/** Gives each test of a file a clock that it can move on, and a silent sound desk. Mock `lib/audioDesk.ts` in the file itself. */
export function useTestClock(): void {
  beforeEach(() => {
    // The music is the day's.
    const now = new Date().setHours(10, 0, 0, 0)
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: FAKED, now })
    forgetHeard()
  })
  afterEach(() => {
    // The library keeps messages beyond the screens that asked for them.
    toast.dismiss()
    // A frame that waits for this clock would never come, nor any frame after it.
    act(settleFrame)
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

/** Lets `ms` of the shell's delays pass, and what they change be drawn. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
