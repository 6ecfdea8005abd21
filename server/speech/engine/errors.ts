/** A text that cannot be spoken. The message is a sentence for whoever wrote it. */
export class UnspeakableError extends Error {
  override readonly name = 'UnspeakableError'

  constructor(
    readonly code: 'empty' | 'too-long' | 'letters' | 'language',
    message: string,
  ) {
    super(message)
  }
}

/** A voice folder that is incomplete or damaged. The message names the file and says what to do. */
export class VoiceFilesError extends Error {
  override readonly name = 'VoiceFilesError'
}
