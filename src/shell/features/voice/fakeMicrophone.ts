import type { VoiceFrame } from './loudness.ts'
import type { MicrophoneUse } from './microphone.ts'

/** What was asked of the microphone, and how it answers. */
export const microphone = {
  opened: [] as { readonly use: MicrophoneUse; readonly signal: AbortSignal }[],
  rejection: undefined as Error | undefined,
  contextError: undefined as Error | undefined,
  /** A frame is measured. */
  emit: (_frame: VoiceFrame): void => undefined,
  closed: 0,
}

/** A microphone that nobody has used. */
export function forgetMicrophone(): void {
  Object.assign(microphone, { opened: [], rejection: undefined, contextError: undefined, closed: 0 })
}

/** Stands in for the browser's. */
export function openMicrophone(use: MicrophoneUse, signal: AbortSignal): Promise<MediaStream> {
  if (microphone.rejection) return Promise.reject(microphone.rejection)
  microphone.opened.push({ use, signal })
  // Of a stream only its tracks matter here.
  return Promise.resolve({ getTracks: () => [] } as unknown as MediaStream)
}

/** Frames come from the test. */
export function measureVoice(
  _stream: MediaStream,
  _signal: AbortSignal,
  emit: (frame: VoiceFrame) => void,
): Promise<void> {
  microphone.emit = emit
  return microphone.contextError ? Promise.reject(microphone.contextError) : Promise.resolve()
}

/** Counts. */
export function closeMicrophone(): void {
  microphone.closed += 1
}
