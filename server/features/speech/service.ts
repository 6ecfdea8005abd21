import type { Readable } from 'node:stream'
import type { Account } from '../../contract/auth.ts'
import { SPEECH_FAULTS, type SpeechAnswer, type SpeechRequest } from '../../contract/speech.ts'
import type { Limit, limitStore } from '../../db/limits.ts'
import type { Clock } from '../../lib/clock.ts'
import { HttpError, notFound, tooMany } from '../../lib/httpError.ts'
import type { StorageWatch } from '../../lib/storageWatch.ts'
import { type SpeechCache, speechKey, type StoredSpeech } from '../../speech/cache.ts'
import type { Speaker } from '../../speech/parent.ts'
import { jobQueue, QueueFullError } from '../../speech/queue.ts'
import { readVoiceList, VoiceFault } from '../../speech/voiceFiles.ts'

/** Texts that wait while one is spoken. */
const PLACES = 20

/** New texts that a teacher may have spoken; those in the cache are free. A book has some 20 pages in two languages. */
const BUDGET: Limit = { max: 300, seconds: 3600 }

const DAY_MS = 86_400_000

interface Needs {
  /** The voice folder; `undefined` where none is set. */
  readonly folder: string | undefined
  /** The process that speaks; the one that makes reports has none. */
  readonly speaker: Speaker | undefined
  readonly cache: SpeechCache
  readonly limits: Pick<ReturnType<typeof limitStore>, 'take' | 'giveBack'>
  readonly clock: Clock
  readonly storage: StorageWatch | undefined
  /** How long a sound that nobody asks for is stored. */
  readonly days: number
  /** Texts that wait; for tests. */
  readonly places?: number
}

/** Figures of this process since it began. */
export interface SpeechFigures {
  readonly waiting: number
  readonly spoken: number
  readonly failed: number
}

/** Speaks teachers' texts. */
export function speechService({ folder, speaker, cache, limits, clock, storage, days, places = PLACES }: Needs) {
  const queue = jobQueue<StoredSpeech>(places)
  const done = { spoken: 0, failed: 0 }

  /** 501 without a voice. */
  function requireVoice(): { readonly folder: string; readonly speaker: Speaker } {
    if (folder === undefined || !speaker) throw noVoice()
    return { folder, speaker }
  }

  const make = soundMaker(cache, () => requireVoice().speaker, done)

  /** What a job has failed with, as it is answered. A full queue costs nothing of the budget. */
  async function refusal(error: unknown, budget: string, gone: AbortSignal): Promise<unknown> {
    if (gone.aborted) return gaveUp()
    if (!(error instanceof QueueFullError)) return error
    await limits.giveBack(budget)
    return queueFull(error.seconds)
  }

  return {
    /** 501 where no voice is set. */
    require: (): void => void requireVoice(),

    /**
     * Speaks a text, or answers from the cache. 422 for a text that cannot be read, 429 when the queue is full or the teacher's budget used up, 501
     * without a voice, 503 if it is damaged or stopped. `gone` ends the waiting.
     */
    async speak(teacher: Pick<Account, 'id'>, asked: SpeechRequest, gone: AbortSignal): Promise<SpeechAnswer['data']> {
      const voice = await versionOf(requireVoice().folder)
      // The same letters in one form, whichever keyboard wrote them.
      const text = asked.text.normalize('NFC')
      const key = speechKey({ ...asked, text }, voice)
      const stored = await cache.get(key)
      if (stored) return answerOf(key, stored)
      // The rest of the disk is for what children do.
      if (storage?.mustSpare()) throw noSpace()
      const budget = `speech:${teacher.id}`
      const wait = await limits.take(budget, BUDGET)
      if (wait > 0) throw tooMany(wait)
      try {
        return answerOf(key, await queue.add(key, () => make(key, voice, { ...asked, text }), gone))
      } catch (error) {
        throw await refusal(error, budget, gone)
      }
    },

    /** A sound by its key. 404 if it is not stored (any more). */
    async sound(key: string): Promise<{ readonly bytes: number; readonly stream: Readable }> {
      const stored = await cache.open(key)
      if (!stored) throw notFound(SPEECH_FAULTS.noSound)
      return stored
    },

    figures: (): SpeechFigures => ({ ...done, waiting: queue.waiting() }),

    /** Ends the process; what waits is answered with 503. */
    stop: async (): Promise<void> => speaker?.stop(),

    /** Deletes sounds that nobody has asked for lately. */
    sweep: (): Promise<void> => cache.sweep(new Date(clock().getTime() - days * DAY_MS), clock()),
  }
}

/** Has a text spoken into the cache, and counts it. */
function soundMaker(cache: SpeechCache, speaker: () => Speaker, done: { spoken: number; failed: number }) {
  return async (key: string, voice: string, asked: SpeechRequest): Promise<StoredSpeech> => {
    const file = await cache.begin()
    try {
      const { ms, bytes, words, guessed } = await speaker().speak({ ...asked, voice, file })
      const timed = words.map(({ word, startMs, endMs }) => ({ word, start_ms: startMs, end_ms: endMs }))
      const entry = { ms, bytes, words: timed, guessed: [...guessed], voice }
      await cache.put(key, file, entry)
      done.spoken += 1
      return entry
    } catch (error) {
      // A text that cannot be read is no failure of the voice.
      if (!(error instanceof HttpError && error.status === 422)) done.failed += 1
      throw error
    } finally {
      await cache.drop(file)
    }
  }
}

/** What `speechService` gives. */
export type SpeechService = ReturnType<typeof speechService>

const answerOf = (key: string, { bytes: _bytes, ...stored }: StoredSpeech): SpeechAnswer['data'] => ({
  url: `/api/speech/${key}.wav`,
  ...stored,
})

/** The version of the installed voice; 501 without one. With a damaged list any word will do: the process that speaks looks at it too, and refuses. */
async function versionOf(folder: string): Promise<string> {
  try {
    const list = await readVoiceList(folder)
    if (list) return list.version
  } catch (error) {
    if (error instanceof VoiceFault) return 'damaged'
    throw error
  }
  throw noVoice()
}

const noVoice = () => new HttpError(501, SPEECH_FAULTS.noVoice)

const queueFull = (retryAfter: number) => new HttpError(429, SPEECH_FAULTS.queueFull, { retryAfter })

const noSpace = () => new HttpError(503, SPEECH_FAULTS.noSpace, { retryAfter: 60 })

/** Nobody reads this answer; the log and the figures do. */
const gaveUp = () => new HttpError(499, 'The request was given up.')
