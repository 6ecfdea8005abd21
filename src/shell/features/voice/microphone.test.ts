import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { VoiceFrame } from './loudness.ts'
import { measureVoice, openMicrophone } from './microphone.ts'

const { createMeydaAnalyzer } = vi.hoisted(() => ({ createMeydaAnalyzer: vi.fn<(options: MeydaOptions) => object>() }))
vi.mock('meyda', () => ({ default: { createMeydaAnalyzer } }))

interface MeydaOptions {
  readonly featureExtractors: readonly string[]
  readonly callback: (features: { amplitudeSpectrum: Float32Array; buffer: Float32Array }) => void
}

const stopTrack = vi.fn<() => void>()
const closeContext = vi.fn<() => Promise<void>>()
const getUserMedia = vi.fn<(constraints: object) => Promise<MediaStream>>()
const analyzer = { start: vi.fn<() => void>(), stop: vi.fn<() => void>() }
// The code under test uses only the stream's tracks.
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

it('requests unprocessed sound for shouts and releases the microphone on abort', async () => {
  const visit = new AbortController()
  await openMicrophone('shouts', visit.signal)
  const bare = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
  expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({ audio: bare })
  expect(stopTrack).not.toHaveBeenCalled()
  visit.abort()
  expect(stopTrack).toHaveBeenCalledTimes(1)
})

it('releases a microphone that opens after the abort', async () => {
  const visit = new AbortController()
  const opening = openMicrophone('words', visit.signal)
  visit.abort()
  await expect(opening).rejects.toThrow('not wanted')
  expect(stopTrack).toHaveBeenCalledTimes(1)
})

it('rejects if the page may not use a microphone', async () => {
  vi.stubGlobal('navigator', {})
  await expect(openMicrophone('words', new AbortController().signal)).rejects.toThrow('may not use')
})

it('reports the level of the voice band until the abort, then closes everything', async () => {
  const visit = new AbortController()
  const emit = vi.fn<(frame: VoiceFrame) => void>()
  await measureVoice(stream, visit.signal, emit)
  const [options] = createMeydaAnalyzer.mock.calls[0] ?? []
  expect(options?.featureExtractors).toEqual(['amplitudeSpectrum', 'buffer'])
  const features = { amplitudeSpectrum: new Float32Array(512).fill(7), buffer: new Float32Array(1024).fill(0.1) }
  options?.callback(features)
  expect(emit).toHaveBeenCalledExactlyOnceWith({ amplitude: 7, bytes: expect.any(Number) })
  visit.abort()
  options?.callback(features)
  expect(emit).toHaveBeenCalledTimes(1)
  expect(analyzer.stop).toHaveBeenCalledTimes(1)
  expect(closeContext).toHaveBeenCalledTimes(1)
})

it('closes the audio context if measuring cannot start', async () => {
  createMeydaAnalyzer.mockImplementation(() => {
    throw new Error('no script processor')
  })
  const measuring = measureVoice(stream, new AbortController().signal, () => undefined)
  await expect(measuring).rejects.toThrow('no script processor')
  expect(closeContext).toHaveBeenCalledTimes(1)
})

it('rejects if the device has no audio context left', async () => {
  vi.stubGlobal('AudioContext', function NoContext() {
    throw new Error('too many contexts')
  })
  const measuring = measureVoice(stream, new AbortController().signal, () => undefined)
  await expect(measuring).rejects.toThrow('too many contexts')
})
