export { UnspeakableError, VoiceFilesError } from './errors.ts'
import { VoiceFilesError } from './errors.ts'

/** A word of a spoken text as it was written, ms from the start. */
export interface SpokenWord {
  readonly word: string
  readonly startMs: number
  readonly endMs: number
}

/** A text as it was spoken: mono samples at 24,000 Hz, −16 LUFS, and its word times. */
export interface SpokenText {
  readonly samples: Float32Array
  readonly words: readonly SpokenWord[]
  readonly guessed: readonly string[]
}

/** Speaks. */
export interface SpeechEngine {
  speak(text: string, language: 'en' | 'id'): Promise<SpokenText>
  close(): Promise<void>
}

/** Hz. */
export const SPEECH_RATE = 24_000

/** Opens a voice folder. */
export function openEngine(folder: string): Promise<SpeechEngine> {
  return Promise.reject(new VoiceFilesError(`${folder}: no engine yet`))
}
