// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

/** The browser's audio context at 48000 Hz, the rate of most devices. */
class Context48 extends EventTarget {
  static readonly all: Context48[] = []
  readonly sampleRate = 48_000
  readonly currentTime = 0
  state = 'running'

  constructor() {
    super()
    Context48.all.push(this)
  }

  createGain() {
    return { gain: { setValueAtTime: () => undefined }, connect: () => undefined }
  }

  createBuffer() {
    return {}
  }

  close(): void {
    this.state = 'closed'
  }
}

afterEach(() => vi.unstubAllGlobals())

it('keeps the audio context open at any sample rate when the first sound is created', async () => {
  vi.stubGlobal('AudioContext', Context48)
  const { loadOutput } = await import('./output.ts')
  const output = await loadOutput()
  output.make({ src: ['/none.webm'], preload: false })
  expect([Context48.all.length, Context48.all[0]?.state, output.isOpen()]).toEqual([1, 'running', true])
})
