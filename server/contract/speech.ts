import { z } from 'zod'

/** Longest text that is spoken at once, in UTF-16 units: two or three sentences of a page. */
const SPEECH_TEXT_MAX = 300

/** Most digits of a text: each is up to three words when it is spoken, so that 300 of them would take minutes. Counting from 1 to 50 has 91. */
const DIGITS_MAX = 100

/** Languages that a text can be spoken in. */
const SPEECH_LANGUAGES = ['en', 'id'] as const

/** Why a text is not spoken. Whole sentences without figures, so that the app can say them in another language. */
export const SPEECH_FAULTS = {
  empty: 'The text field is required.',
  long: `The text field must not be longer than ${SPEECH_TEXT_MAX} characters.`,
  digits: 'The text has too many numbers to be read aloud at once.',
  letters: 'The text has letters or signs that cannot be read aloud.',
  language: 'The language field must be en or id.',
  noVoice:
    'No voice is installed on this service. Record the text yourself, or ask whoever looks after the service to run: npm run voice -- install',
  queueFull: 'Many texts are waiting to be spoken. Please try again in a moment.',
  stopped: 'The voice stopped. Please try again in a moment.',
  damaged: 'The voice on this service is damaged. Please tell whoever looks after it.',
  resting: 'The voice does not work at the moment. Please try again later, or tell whoever looks after it.',
  noSpace: 'The service has no space left. Please tell whoever looks after it.',
  noSound: 'This sound is not stored. Please have the text spoken again.',
} as const

/** Pictures, halves of them, and what no keyboard writes into a sentence: a voice would leave them out without a word. */
const UNREADABLE = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Cs}\p{Co}]|[^\P{Cc}\t\n\r]/u

/** POST /api/speech: a text to be spoken. */
export const speechRequest = z.object({
  text: z
    .string({ error: SPEECH_FAULTS.empty })
    .trim()
    .min(1, { error: SPEECH_FAULTS.empty })
    .max(SPEECH_TEXT_MAX, { error: SPEECH_FAULTS.long, abort: true })
    .refine((text) => !UNREADABLE.test(text), { error: SPEECH_FAULTS.letters })
    .refine((text) => text.replace(/\P{Nd}/gu, '').length <= DIGITS_MAX, { error: SPEECH_FAULTS.digits }),
  language: z.enum(SPEECH_LANGUAGES, { error: SPEECH_FAULTS.language }),
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
