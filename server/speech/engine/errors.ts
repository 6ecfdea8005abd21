/** A text that cannot be spoken. The message is a sentence for whoever wrote it. */
export class UnspeakableError extends Error {
  override readonly name = 'UnspeakableError'

  readonly code: 'empty' | 'too-long' | 'letters' | 'language'

  constructor(code: UnspeakableError['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** The error of a word, or a sign, that neither language is written with. */
export function unreadable(word: string): UnspeakableError {
  return new UnspeakableError('letters', `“${word}” cannot be read aloud. Please write it with the letters a to z.`)
}

/** A voice folder that is incomplete or damaged. The message names the file and says what to do. */
export class VoiceFilesError extends Error {
  override readonly name = 'VoiceFilesError'
}

/** The error of a file of a voice folder that is missing or damaged. */
export function unusable(file: string, cause: unknown): VoiceFilesError {
  const why = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)
  return new VoiceFilesError(`${file} cannot be used: ${why}. Install the voice again: npm run voice -- install`)
}
