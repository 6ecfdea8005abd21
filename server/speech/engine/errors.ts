/** A text that cannot be spoken. The message is a sentence for whoever wrote it. */
export class UnspeakableError extends Error {
  override readonly name = 'UnspeakableError'

  readonly code: 'empty' | 'too-long' | 'letters' | 'language'

  constructor(code: 'empty' | 'too-long' | 'letters' | 'language', message: string) {
    super(message)
    this.code = code
  }
}

/** A voice folder that is incomplete or damaged. The message names the file and says what to do. */
export class VoiceFilesError extends Error {
  override readonly name = 'VoiceFilesError'
}
