import type { Take } from '../draft/schema.ts'
import { decoded } from './codec/sounds.ts'
import { encodedVoice, type Finished, part } from './finish.ts'
import { spliced, splicedMarks } from './sound/splice.ts'
import { type Marks, spreadMarks } from './words/marks.ts'
import { sentencesOf, tokensOf } from './words/tokens.ts'

/** A page's recording with one sentence spoken again, and the times of all its words. */
export interface Respoken {
  readonly finished: Finished
  readonly words: Marks
}

/** Puts a new recording of one sentence into a page's recording, whose words are marked. Throws `SoundError`. */
export async function respoken(old: Blob, take: Take, sentence: number, fresh: Finished): Promise<Respoken> {
  const tokens = tokensOf(take.text)
  const places = sentencesOf(tokens)[sentence] ?? []
  const [from = 0] = places
  const to = from + places.length
  const whole = await decoded(old)
  const heard = part(whole, take.startMs, take.startMs + take.ms)
  const fromMs = from === 0 ? 0 : (take.words[from]?.start ?? 0)
  const toMs = take.words[to]?.start ?? take.ms
  const { startMs, ms } = fresh.take
  const inner = part(await decoded(fresh.sound), startMs, startMs + ms)
  const own = tokens.slice(from, to).map((token) => ({ ...token, sentence: 0 }))
  const marks = spreadMarks(own, [{ ms: firstSound(fresh.envelope), unsure: false }], fresh.envelope)
  return {
    finished: await encodedVoice(spliced(heard, fromMs, toMs, inner)),
    words: splicedMarks(take.words, { from, to }, marks, { fromMs, toMs, ms }),
  }
}

/** A recording is cut to the voice, with a little before it, ms. */
const firstSound = (envelope: readonly number[]) => Math.min(120, envelope.length * 5)
