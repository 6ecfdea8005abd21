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

/** What is wrong with a text, as `SPEECH_FAULTS` of the contract has it. */
export type TextFault = 'empty' | 'long' | 'letters' | 'language'

/** What went wrong: with the text (`message` is a sentence for whoever wrote it), with the `files` of the voice folder, or anything else. */
export interface SpeechFailure {
  readonly why: TextFault | 'files' | 'other'
  readonly message: string
  readonly stack: string | undefined
}

/** What that process says. */
export type SpeakerMessage =
  | { readonly kind: 'spoken'; readonly id: number; readonly spoken: Spoken }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: SpeechFailure }
