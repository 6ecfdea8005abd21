import { speechAnswer } from '../../../../../server/contract/speech.ts'
import type { Language } from '../../../../game/language.ts'
import { apiClient } from '../../../lib/service/apiClient.ts'
import { ApiError, isAway } from '../../../lib/service/apiError.ts'
import { decoded, RATE, SoundError } from './codec/sounds.ts'
import { encodedVoice, type Finished } from './finish.ts'
import type { Wave } from './sound/loudness.ts'
import { speechParts } from './words/speechParts.ts'
import { speechMarks, type SpokenTime } from './words/speechMarks.ts'
import type { Marks } from './words/marks.ts'
import { tokensOf } from './words/tokens.ts'

/** Why the service has not read a text: out of reach, no voice installed, what the text has, too busy, or something else. */
export type SpeakFault = 'offline' | 'noVoice' | 'letters' | 'digits' | 'long' | 'busy' | 'failed'

/** Thrown where the service has not read a text. */
export class SpeakError extends Error {
  readonly fault: SpeakFault

  constructor(fault: SpeakFault, cause?: unknown) {
    super(`The text was not read: ${fault}`, { cause })
    this.fault = fault
  }
}

/** A text as the service has read it; `guessed`: words that no lexicon knows, read by rule. */
export interface Spoken {
  readonly finished: Finished
  readonly words: Marks
  readonly guessed: readonly string[]
}

/** A voice takes its time on a small machine, ms. */
const TIMEOUT_MS = 120_000
/** Between two parts of a long text, ms. */
const GAP_MS = 250

/** Has the service read a text, part by part where it is long. Rejects with `SpeakError` or `SoundError`. */
export async function speak(text: string, language: Language, signal: AbortSignal): Promise<Spoken> {
  const waves: Wave[] = []
  const times: SpokenTime[] = []
  const guessed = new Set<string>()
  let at = 0
  for (const part of speechParts(text)) {
    const { wave, words, unknown } = await speakPart(part, language, signal)
    for (const { word, start_ms, end_ms } of words) times.push({ word, startMs: at + start_ms, endMs: at + end_ms })
    for (const word of unknown) guessed.add(word)
    waves.push(wave, { rate: RATE, samples: new Float32Array((GAP_MS * RATE) / 1000) })
    at += (wave.samples.length / RATE) * 1000 + GAP_MS
  }
  const finished = await encodedVoice(joined(waves))
  if (finished.take.ms > 180_000) throw new SoundError('long', finished.take.ms)
  return { finished, words: speechMarks(tokensOf(text), times), guessed: [...guessed] }
}

async function speakPart(text: string, language: Language, signal: AbortSignal) {
  try {
    const { data } = await apiClient.post<unknown>('/api/speech', { text, language }, { signal, timeout: TIMEOUT_MS })
    const { url, words, guessed } = speechAnswer.parse(data).data
    const sound = await apiClient.get<Blob>(url, { signal, responseType: 'blob', timeout: TIMEOUT_MS })
    return { wave: await decoded(sound.data), words, unknown: guessed }
  } catch (error) {
    if (error instanceof SoundError) throw error
    throw new SpeakError(faultOf(error), error)
  }
}

function faultOf(error: unknown): SpeakFault {
  if (isAway(error)) return 'offline'
  if (!(error instanceof ApiError)) return 'failed'
  if (error.kind === 'timeout') return 'busy'
  if (error.status === 501) return 'noVoice'
  if (error.status === 503 || error.status === 429) return 'busy'
  const said = error.fields['text']?.[0] ?? ''
  if (/letters or signs/.test(said)) return 'letters'
  if (/too many numbers/.test(said)) return 'digits'
  return /longer than/.test(said) ? 'long' : 'failed'
}

function joined(waves: readonly Wave[]): Wave {
  const samples = new Float32Array(waves.reduce((sum, wave) => sum + wave.samples.length, 0))
  let at = 0
  for (const wave of waves) {
    samples.set(wave.samples, at)
    at += wave.samples.length
  }
  return { rate: RATE, samples }
}
