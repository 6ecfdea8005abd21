import { recordedType } from './codec/sounds.ts'
import { type EndOfSpeech, makeEndFinder } from './sound/endOfSpeech.ts'
import { decibels } from './sound/envelope.ts'

/** Why there is no recording: the page is not served securely; this browser records nothing; refused; no microphone; another app has it. */
export type MicrophoneFault = 'insecure' | 'browser' | 'refused' | 'none' | 'busy'

/** Thrown where nothing can be recorded. */
export class MicrophoneError extends Error {
  readonly fault: MicrophoneFault

  constructor(fault: MicrophoneFault, cause?: unknown) {
    super(`No microphone: ${fault}`, { cause })
    this.fault = fault
  }
}

/** Why a recording ended: by a press, by itself (`EndOfSpeech`), or because the microphone was gone. */
export type RecordingEnd = 'pressed' | 'unplugged' | EndOfSpeech

/** What was recorded. */
export interface Recorded {
  readonly sound: Blob
  readonly end: RecordingEnd
}

/** What a recording tells while it runs. */
export interface RecordingListener {
  /** The 'tik' has sounded: now somebody reads. */
  readonly onBegin: () => void
  /** Level (dBFS) and peak (0…1), some thirty times a second, and how long it has lasted, ms. */
  readonly onLevel: (level: number, peak: number, ms: number) => void
  /** Each second, a piece of the file with its length in ms, to be stored at once. All pieces together are the file. */
  readonly onPiece: (piece: Blob, ms: number) => void
}

/** A recording that has begun. */
export interface RunningRecording {
  readonly type: string
  readonly stop: () => void
  /** Resolves when it has ended; undefined if it was given up by `signal`. */
  readonly done: Promise<Recorded | undefined>
}

/** The wait before the 'tik': the room is measured, and the hand leaves the phone, ms. */
const WAIT_MS = 500
/** After the 'tik', so that it is not recorded, ms. */
const AFTER_TICK_MS = 120
const PIECE_MS = 1000
const LEVEL_MS = 33
const SAMPLES = 2048

/** Why this page cannot record, before anybody is asked; undefined where it can. */
export function recordingFault(): MicrophoneFault | undefined {
  if (!window.isSecureContext) return 'insecure'
  return 'mediaDevices' in navigator && recordedType() !== undefined ? undefined : 'browser'
}

/** Begins to record: waits 500 ms, says 'tik', records until it is stopped or nobody speaks any more. Rejects with `MicrophoneError`. */
export async function startRecording(listener: RecordingListener, signal: AbortSignal): Promise<RunningRecording> {
  const fault = recordingFault()
  if (fault) throw new MicrophoneError(fault)
  const stream = await openMicrophone()
  const close = () => stream.getTracks().forEach((track) => track.stop())
  signal.addEventListener('abort', close)
  try {
    if (signal.aborted) throw signal.reason
    const context = new AudioContext()
    const meter = await openMeter(context, stream)
    await pause(WAIT_MS, signal)
    tick(context, 1400)
    await pause(AFTER_TICK_MS, signal)
    return run(stream, { context, meter, listener, signal, close })
  } catch (error) {
    close()
    throw error
  }
}

async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      // The voice as it is: it is raised afterwards, and pumping a room up and down spoils it.
      audio: { echoCancellation: false, autoGainControl: false, noiseSuppression: true, channelCount: 1 },
    })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    const isRefused = name === 'NotAllowedError' || name === 'SecurityError'
    const isNone = name === 'NotFoundError' || name === 'OverconstrainedError'
    throw new MicrophoneError(isRefused ? 'refused' : isNone ? 'none' : 'busy', error)
  }
}

/** Reads level (dBFS) and peak of the last 43 ms. */
type Meter = () => { readonly level: number; readonly peak: number }

async function openMeter(context: AudioContext, stream: MediaStream): Promise<Meter> {
  if (context.state === 'suspended') await context.resume()
  const analyser = new AnalyserNode(context, { fftSize: SAMPLES })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(SAMPLES)
  return () => {
    analyser.getFloatTimeDomainData(samples)
    let [sum, peak] = [0, 0]
    for (const value of samples) {
      sum += value * value
      peak = Math.max(peak, Math.abs(value))
    }
    return { level: decibels(Math.sqrt(sum / SAMPLES)), peak }
  }
}

interface Running {
  readonly context: AudioContext
  readonly meter: Meter
  readonly listener: RecordingListener
  readonly signal: AbortSignal
  readonly close: () => void
}

function run(stream: MediaStream, { context, meter, listener, signal, close }: Running): RunningRecording {
  const mimeType = recordedType() ?? ''
  const recorder = new MediaRecorder(stream, mimeType === '' ? {} : { mimeType, audioBitsPerSecond: 96_000 })
  const pieces: Blob[] = []
  const began = performance.now()
  let end: RecordingEnd = 'unplugged'
  let told = 0
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return
    pieces.push(data)
    const ms = performance.now() - began
    listener.onPiece(data, ms - told)
    told = ms
  })
  const stop = (why: RecordingEnd) => {
    if (recorder.state === 'inactive') return
    end = why
    recorder.stop()
  }
  const findEnd = makeEndFinder()
  const timer = setInterval(() => {
    const ms = performance.now() - began
    const { level, peak } = meter()
    listener.onLevel(level, peak, ms)
    const why = findEnd(level, ms)
    if (why) stop(why)
  }, LEVEL_MS)
  const done = new Promise<Recorded | undefined>((resolve) => {
    // Also when the microphone is gone: then all its tracks have ended.
    recorder.addEventListener('stop', () => {
      clearInterval(timer)
      close()
      if (!signal.aborted) tick(context, 900)
      setTimeout(() => void context.close().catch(() => undefined), 200)
      resolve(signal.aborted ? undefined : { sound: new Blob(pieces, { type: recorder.mimeType }), end })
    })
  })
  signal.addEventListener('abort', () => stop('pressed'))
  recorder.start(PIECE_MS)
  listener.onBegin()
  return { type: recorder.mimeType, stop: () => stop('pressed'), done }
}

/** A short 'tik' or 'tok'. */
function tick(context: AudioContext, hz: number): void {
  const now = context.currentTime
  const tone = new OscillatorNode(context, { frequency: hz })
  const gain = new GainNode(context, { gain: 0.25 })
  gain.gain.setValueAtTime(0.25, now)
  gain.gain.exponentialRampToValueAtTime(0.001, now + 0.03)
  tone.connect(gain).connect(context.destination)
  tone.start(now)
  tone.stop(now + 0.035)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('given up', 'AbortError'))
    })
  })
}
