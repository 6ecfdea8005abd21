import { checkVoice, VoiceFault } from '../../server/speech/voiceFiles.ts'
import { CommandError } from '../cli/command.ts'

/** What is spoken for a test. */
const SENTENCES = { en: 'Good morning, children.', id: 'Selamat pagi, anak-anak.' } as const

/** Compares every file of a voice folder with its list, and speaks a sentence in each language. Throws `CommandError` for what is wrong. */
export async function check(folder: string, print: (line: string) => void): Promise<void> {
  // Only this command needs the engine's rules.
  const { openEngine, SPEECH_RATE, UnspeakableError, VoiceFilesError } = await import(
    '../../server/speech/engine/index.ts'
  )
  try {
    const { version, files } = await checkVoice(folder)
    print(`${folder}: voice ${version}, ${Object.keys(files).length} files, all as they should be.`)
    const engine = await openEngine(folder)
    try {
      for (const language of ['en', 'id'] as const) {
        const begun = performance.now()
        const { samples } = await engine.speak(SENTENCES[language], language)
        const seconds = (performance.now() - begun) / 1000
        print(
          `  ${language}: “${SENTENCES[language]}” ${(samples.length / SPEECH_RATE).toFixed(1)} s of sound, made in ${seconds.toFixed(1)} s`,
        )
      }
    } finally {
      await engine.close()
    }
  } catch (error) {
    const isOurs = error instanceof VoiceFault || error instanceof VoiceFilesError || error instanceof UnspeakableError
    throw isOurs ? new CommandError(error.message) : error
  }
}
