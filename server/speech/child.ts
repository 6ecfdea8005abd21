import { writeFile } from 'node:fs/promises'
import { openEngine, type SpeechEngine, SPEECH_RATE, UnspeakableError, VoiceFilesError } from './engine/index.ts'
import { yieldMemory, yieldToOthers } from '../lib/yielding.ts'
import type { SpeakerMessage, SpeechAsked, SpeechFailure, Spoken } from './messages.ts'
import { checkVoice, VoiceFault } from './voiceFiles.ts'
import { wavOf } from './wav.ts'

/** What is needed of the engine here. */
export type TextSpeaker = Pick<SpeechEngine, 'speak'>

/**
 * Speaks for the service that started this process, until the service disconnects. Checks every file of the voice folder first. `open` opens the
 * engine.
 */
export function speakTexts(folder: string, open: (folder: string) => Promise<TextSpeaker> = openEngine): void {
  // If the service has disconnected, there is nobody to notify.
  const emit = (message: SpeakerMessage) =>
    void (process.connected && process.send?.(message, undefined, undefined, () => undefined))
  // The service keeps nobody waiting when it ends, and the model holds nothing that could be lost.
  process.once('disconnect', () => process.exit(0))
  if (!process.connected) process.exit(0)
  // A terminal tells all its processes to end; this one ends with its service.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
  yieldToOthers()
  yieldMemory()
  const opened = checkVoice(folder).then(() => open(folder))
  // Told to each request instead.
  opened.catch(() => undefined)

  const speak = async ({ text, language, file }: SpeechAsked): Promise<Spoken> => {
    const engine = await opened
    // Threads that the engine has started.
    yieldToOthers()
    const { samples, words, guessed } = await engine.speak(text, language)
    const wav = wavOf(samples, SPEECH_RATE)
    await writeFile(file, wav, { mode: 0o600, flag: 'wx' })
    return { ms: Math.round((samples.length / SPEECH_RATE) * 1000), bytes: wav.length, words, guessed }
  }
  process.on('message', (message) => {
    // Of this version's own service.
    const asked = message as SpeechAsked
    speak(asked).then(
      (spoken) => emit({ kind: 'spoken', id: asked.id, spoken }),
      (error: unknown) => emit({ kind: 'failed', id: asked.id, failure: failureOf(error) }),
    )
  })
}

function failureOf(thrown: unknown): SpeechFailure {
  const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (thrown instanceof VoiceFault || thrown instanceof VoiceFilesError) return { why: 'files', message, stack }
  if (thrown instanceof UnspeakableError) {
    return { why: thrown.code === 'too-long' ? 'long' : thrown.code, message, stack }
  }
  return { why: 'other', message, stack }
}
