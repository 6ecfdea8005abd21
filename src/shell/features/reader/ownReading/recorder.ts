import { loadMicrophone } from '../../voice/index.ts'

/** A reading ends by itself after this time, ms. */
const LONGEST_MS = 3 * 60_000

/** Whether this page may record: only where it is served securely and the browser can. */
export const canRecord = (): boolean =>
  window.isSecureContext && 'MediaRecorder' in window && 'mediaDevices' in navigator

/** A recording in progress. */
export interface Recording {
  /** Ends it; also ends by itself after three minutes. */
  readonly stop: () => void
  /** What was recorded; undefined if it was given up. */
  readonly sound: Promise<Blob | undefined>
}

/** Starts to record until it is stopped, or given up by `signal`. Rejects if the microphone is not allowed or missing. */
export async function record(signal: AbortSignal): Promise<Recording> {
  const { openMicrophone, closeMicrophone } = await loadMicrophone()
  const stream = await openMicrophone('words', signal)
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  const sound = new Promise<Blob | undefined>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => {
      closeMicrophone(stream)
      resolve(signal.aborted ? undefined : new Blob(parts, { type: recorder.mimeType }))
    })
  })
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const end = setTimeout(stop, LONGEST_MS)
  signal.addEventListener('abort', stop)
  recorder.start()
  void sound.then(() => clearTimeout(end))
  return { stop, sound }
}

/** Plays a recording until it ends or `signal` is aborted. Rejects if the browser cannot read it. */
export async function playBack(sound: Blob, signal: AbortSignal): Promise<void> {
  const context = new AudioContext()
  try {
    const buffer = await context.decodeAudioData(await sound.arrayBuffer())
    if (signal.aborted) return
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(context.destination)
    await new Promise<void>((resolve) => {
      source.addEventListener('ended', () => resolve())
      signal.addEventListener('abort', () => resolve())
      source.start()
    })
  } finally {
    // Closing a closed context rejects; that is harmless.
    await context.close().catch(() => undefined)
  }
}
