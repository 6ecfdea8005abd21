import type { VoiceFrame } from './loudness.ts'
import type { MicrophoneUse } from './microphone.ts'

/** State of the fake microphone: what was opened, and which errors it raises. */
export const microphone = {
  opened: [] as { readonly use: MicrophoneUse; readonly signal: AbortSignal }[],
  rejection: undefined as Error | undefined,
  contextError: undefined as Error | undefined,
  /** Delivers one measured frame. */
  emit: (_frame: VoiceFrame): void => undefined,
  closed: 0,
}

/** Resets the fake microphone. */
export function forgetMicrophone(): void {
  Object.assign(microphone, { opened: [], rejection: undefined, contextError: undefined, closed: 0 })
}

/** Replaces the real `openMicrophone`. */
export function openMicrophone(use: MicrophoneUse, signal: AbortSignal): Promise<MediaStream> {
  if (microphone.rejection) return Promise.reject(microphone.rejection)
  microphone.opened.push({ use, signal })
  // The code under test uses only the stream's tracks.
  return Promise.resolve({ getTracks: () => [] } as unknown as MediaStream)
}

/** Replaces the real `measureVoice`; tests deliver frames with `microphone.emit`. */
export function measureVoice(
  _stream: MediaStream,
  _signal: AbortSignal,
  emit: (frame: VoiceFrame) => void,
): Promise<void> {
  microphone.emit = emit
  return microphone.contextError ? Promise.reject(microphone.contextError) : Promise.resolve()
}

/** Counts its calls. */
export function closeMicrophone(): void {
  microphone.closed += 1
}
