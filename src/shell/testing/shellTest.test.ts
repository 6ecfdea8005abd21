import { expect, it, vi } from 'vitest'
import { afterFrame } from '../../game/runtime/afterFrame.ts'
import { pass, useTestClock } from './shellTest.ts'

useTestClock()

it.each(['first', 'next'])('draws frames in the %s test, though one still waits at its end', async () => {
  const run = vi.fn<() => void>()
  afterFrame(run)
  await pass(200)
  expect(run).toHaveBeenCalledOnce()
  afterFrame(() => undefined)
})
