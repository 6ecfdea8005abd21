import { z } from 'zod'

/** Longest text that is spoken at once, in UTF-16 units: two or three sentences of a page. */
const SPEECH_TEXT_MAX = 300

/** Languages that a text can be spoken in. */
const SPEECH_LANGUAGES = ['en', 'id'] as const

const REQUIRED = 'The text field is required.'

/** POST /api/speech: a text to be spoken. */
export const speechRequest = z.object({
  text: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, { error: REQUIRED })
    .max(SPEECH_TEXT_MAX, { error: `The text field must not be longer than ${SPEECH_TEXT_MAX} characters.` }),
  language: z.enum(SPEECH_LANGUAGES, { error: 'The language field must be en or id.' }),
})

/** What `speechRequest` parses to. */
export type SpeechRequest = z.infer<typeof speechRequest>

/** A word as it was written, and when it is heard: ms from the start of the sound. */
const word = z.object({ word: z.string(), start_ms: z.number(), end_ms: z.number() })

/** 200: where the sound is (WAV, 16-bit, mono, 24 kHz), its length in ms, its word times, words that no lexicon knows, and the voice's version. */
export const speechAnswer = z.object({
  data: z.object({
    url: z.string(),
    ms: z.number(),
    words: z.array(word),
    guessed: z.array(z.string()),
    voice: z.string(),
  }),
})

/** What `speechAnswer` parses to. */
export type SpeechAnswer = z.infer<typeof speechAnswer>
