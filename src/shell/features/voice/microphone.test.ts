import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { VoiceFrame } from './loudness.ts'
import { measureVoice, openMicrophone } from './microphone.ts'

const { createMeydaAnalyzer } = vi.hoisted(() => ({ createMeydaAnalyzer: vi.fn<(options: MeydaOptions) => object>() }))
vi.mock('meyda', () => ({ default: { createMeydaAnalyzer } }))

interface MeydaOptions {
  readonly featureExtractors: readonly string[]
  readonly callback: (features: { amplitudeSpectrum: Float32Array }) => void
}

const stopTrack = vi.fn<() => void>()
const closeContext = vi.fn<() => Promise<void>>()
const getUserMedia = vi.fn<(constraints: object) => Promise<MediaStream>>()
const analyzer = { start: vi.fn<() => void>(), stop: vi.fn<() => void>() }
// Of a stream only its tracks matter here.
const stream = { getTracks: () => [{ stop: stopTrack }] } as unknown as MediaStream

class FakeContext {
  sampleRate = 48_000
  state = 'running'
  close = closeContext
  createMediaStreamSource() {
    return { disconnect: () => undefined }
  }
}

beforeEach(() => {
  for (const mock of [stopTrack, analyzer.start, analyzer.stop]) mock.mockReset()
  closeContext.mockReset().mockResolvedValue()
  getUserMedia.mockReset().mockResolvedValue(stream)
  createMeydaAnalyzer.mockReset().mockReturnValue(analyzer)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  vi.stubGlobal('AudioContext', FakeContext)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('asks for the bare sound where loudness counts, and lets the microphone go at the end', async () => {
  const visit = new AbortController()
  await openMicrophone('shouts', visit.signal)
  const bare = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
  expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({ audio: bare })
  expect(stopTrack).not.toHaveBeenCalled()
  visit.abort()
  expect(stopTrack).toHaveBeenCalledTimes(1)
})

it('lets go of a microphone that comes after nobody waits', async () => {
  const visit = new AbortController()
  const opening = openMicrophone('words', visit.signal)
  visit.abort()
  await expect(opening).rejects.toThrow('not wanted')
  expect(stopTrack).toHaveBeenCalledTimes(1)
})

it('rejects where the page may not use a microphone', async () => {
  vi.stubGlobal('navigator', {})
  await expect(openMicrophone('words', new AbortController().signal)).rejects.toThrow('may not use')
})

it('tells the level in the voice band until the end, then closes everything', async () => {
  const visit = new AbortController()
  const emit = vi.fn<(frame: VoiceFrame) => void>()
  await measureVoice(stream, visit.signal, emit)
  const [options] = createMeydaAnalyzer.mock.calls[0] ?? []
  expect(options?.featureExtractors).toEqual(['amplitudeSpectrum'])
  options?.callback({ amplitudeSpectrum: new Float32Array(512).fill(7) })
  expect(emit).toHaveBeenCalledExactlyOnceWith({ amplitude: 7, bytes: expect.any(Number) })
  visit.abort()
  options?.callback({ amplitudeSpectrum: new Float32Array(512).fill(7) })
  expect(emit).toHaveBeenCalledTimes(1)
  expect(analyzer.stop).toHaveBeenCalledTimes(1)
  expect(closeContext).toHaveBeenCalledTimes(1)
})

it('closes the sound context where measuring cannot begin', async () => {
  createMeydaAnalyzer.mockImplementation(() => {
    throw new Error('no script processor')
  })
  const measuring = measureVoice(stream, new AbortController().signal, () => undefined)
  await expect(measuring).rejects.toThrow('no script processor')
  expect(closeContext).toHaveBeenCalledTimes(1)
})

it('rejects where the device has no sound context left', async () => {
  vi.stubGlobal('AudioContext', function NoContext() {
    throw new Error('too many contexts')
  })
  const measuring = measureVoice(stream, new AbortController().signal, () => undefined)
  await expect(measuring).rejects.toThrow('too many contexts')
})
