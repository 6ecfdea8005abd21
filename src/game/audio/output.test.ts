// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The browser's audio context: `suspended` before the first touch, `interrupted` during a call (iOS). */
class FakeContext extends EventTarget {
  state = 'suspended'
  outputLatency = 0.04
  readonly resume = vi.fn<() => Promise<void>>(async () => this.become('running'))

  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

const howler = { ctx: new FakeContext(), autoSuspend: true, volume: () => 1 }
vi.mock('howler', () => ({ Howler: howler, Howl: vi.fn<() => void>() }))

async function open() {
  vi.resetModules()
  const { loadOutput } = await import('./output.ts')
  return loadOutput()
}

beforeEach(() => {
  howler.ctx = new FakeContext()
})
afterEach(() => vi.restoreAllMocks())

const touch = () => document.dispatchEvent(new Event('pointerdown'))

it('is closed before the first touch and opens with it', async () => {
  const output = await open()
  const emitted: boolean[] = []
  output.onChange((isOpen) => emitted.push(isOpen))
  expect(output.isOpen()).toBe(false)
  touch()
  expect([output.isOpen(), emitted]).toEqual([true, [true]])
  expect(output.latencyMs()).toBe(40)
})

it('stays closed if the browser refuses to resume and tries again at the next touch', async () => {
  const output = await open()
  howler.ctx.resume.mockRejectedValueOnce(new DOMException('not allowed', 'NotAllowedError'))
  touch()
  expect(output.isOpen()).toBe(false)
  touch()
  expect(output.isOpen()).toBe(true)
})

it('closes during a call and opens when the app is visible again or touched', async () => {
  const output = await open()
  const emitted: boolean[] = []
  touch()
  output.onChange((isOpen) => emitted.push(isOpen))
  howler.ctx.become('interrupted')
  document.dispatchEvent(new Event('visibilitychange'))
  howler.ctx.become('interrupted')
  touch()
  expect(emitted).toEqual([false, true, false, true])
})

it('does not try to resume a closed context', async () => {
  await open()
  howler.ctx.become('closed')
  touch()
  expect(howler.ctx.resume).not.toHaveBeenCalled()
})
