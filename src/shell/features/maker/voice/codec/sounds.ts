import type { Wave } from '../sound/loudness.ts'
import type { PackSound } from './packSound.ts'

/** Why a sound was not taken: this browser cannot read it; it is longer than three minutes; nobody speaks in it; it cannot be encoded here. */
export type SoundFault = 'unreadable' | 'long' | 'nothing' | 'format'

/** Thrown where a sound is not taken. */
export class SoundError extends Error {
  readonly fault: SoundFault
  /** How long it is, ms, where that is the fault. */
  readonly ms: number | undefined

  constructor(fault: SoundFault, ms?: number) {
    super(`The sound was not taken: ${fault}`)
    this.fault = fault
    this.ms = ms
  }
}

/** Sample rate of everything here: Opus has no other. */
export const RATE = 48_000

/** Loads what reads and writes sound files; only recorded or chosen sounds need it. */
export const loadMuxer = () => import('./muxer.ts')

/** The samples of a sound file, mixed into one channel of 48 kHz. Throws `SoundError` where this browser cannot read it. */
export async function decoded(sound: Blob): Promise<Wave> {
  const bytes = await sound.arrayBuffer()
  const context = new OfflineAudioContext(1, 1, RATE)
  let buffer: AudioBuffer
  try {
    buffer = await context.decodeAudioData(bytes)
  } catch {
    throw new SoundError('unreadable')
  }
  const samples = buffer.getChannelData(0).slice()
  for (let channel = 1; channel < buffer.numberOfChannels; channel += 1) {
    const other = buffer.getChannelData(channel)
    for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) + (other[at] ?? 0)
  }
  if (buffer.numberOfChannels > 1)
    for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) / buffer.numberOfChannels
  return { rate: RATE, samples }
}

/** Encodes a voice. Where the browser has no encoder it plays the voice silently into a recorder, which takes as long as the voice. */
export async function encoded(wave: Wave): Promise<PackSound> {
  const { encodedOgg, rewrapped } = await loadMuxer()
  const sound = await encodedOgg(wave).catch(() => undefined)
  if (sound) return { sound, type: 'audio/ogg' }
  const played = await recordedSilently(wave)
  const wrapped = await rewrapped(played)
  if (!wrapped) throw new SoundError('format')
  return wrapped
}

/** The end of what a recorder is given, ms: recorders lose the last of it. */
const TAIL_MS = 300

/** What a recorder is asked for, the best first; the empty one is its own choice. */
const RECORDED = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4', '']

/** The type that this browser records in; undefined where it records nothing. */
export function recordedType(): string | undefined {
  if (typeof MediaRecorder === 'undefined') return undefined
  return RECORDED.find((type) => type === '' || MediaRecorder.isTypeSupported(type))
}

async function recordedSilently({ samples, rate }: Wave): Promise<Blob> {
  const type = recordedType()
  if (type === undefined) throw new SoundError('format')
  const context = new AudioContext({ sampleRate: rate })
  try {
    const buffer = context.createBuffer(1, samples.length + (TAIL_MS * rate) / 1000, rate)
    buffer.copyToChannel(samples.slice(), 0)
    const source = new AudioBufferSourceNode(context, { buffer })
    const out = context.createMediaStreamDestination()
    source.connect(out)
    const recorder = new MediaRecorder(out.stream, {
      audioBitsPerSecond: 32_000,
      ...(type !== '' && { mimeType: type }),
    })
    const parts: Blob[] = []
    const ended = new Promise<void>((resolve, reject) => {
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
      recorder.addEventListener('stop', () => resolve())
      recorder.addEventListener('error', () => reject(new SoundError('format')))
    })
    source.addEventListener('ended', () => recorder.stop())
    await context.resume()
    recorder.start()
    source.start()
    await ended
    return new Blob(parts, { type: recorder.mimeType })
  } finally {
    // Closing a closed context rejects; that is harmless.
    await context.close().catch(() => undefined)
  }
}
