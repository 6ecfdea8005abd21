import type { SpeechRequest } from '../contract/speech.ts'
import type { SpokenText } from './engine/index.ts'

/** What the service asks of the process that speaks: to speak a text into `file`, which does not exist yet. */
export interface SpeechAsked extends SpeechRequest {
  readonly id: number
  readonly file: string
}

/** A text as it was spoken; its sound is in the file. `ms`: its length. `bytes`: of the file. */
export interface Spoken extends Pick<SpokenText, 'words' | 'guessed'> {
  readonly ms: number
  readonly bytes: number
}

/** What went wrong. `text`, `language`: a sentence for whoever wrote the text; `files`: about the voice folder; `other`: anything else. */
export interface SpeechFailure {
  readonly why: 'text' | 'language' | 'files' | 'other'
  readonly message: string
  readonly stack: string | undefined
}

/** What that process says. */
export type SpeakerMessage =
  | { readonly kind: 'spoken'; readonly id: number; readonly spoken: Spoken }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: SpeechFailure }
