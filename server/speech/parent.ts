import { setTimeout as delay } from 'node:timers/promises'
import { SPEECH_FAULTS } from '../contract/speech.ts'
import { HttpError } from '../lib/httpError.ts'
import type { SpeechAsked, SpeechFailure, Spoken, TextFault } from './messages.ts'
import { type ProcessStart, type SpeakerProcess, startProcess } from './process.ts'

/** Without a text for so long the process ends, and gives its memory back, ms. */
const IDLE_MS = 5 * 60_000

/** A text takes no longer, the opening of the voice included, ms: the longest takes half a minute on a machine that children keep busy. */
const JOB_MS = 180_000

/** After so many failures in a row the process is not started for a while, ms. */
const REST = { failures: 3, ms: 30_000 }

/** Speaks one text at a time, in a process of its own. */
export interface Speaker {
  /**
   * Speaks into the job's file, with the version `voice`. Rejects with `HttpError`: 422 for the text, 503 for everything else. Never call it twice at
   * a time.
   */
  speak(job: Omit<SpeechAsked, 'id'> & { readonly voice: string }): Promise<Spoken>
  /** The process at work now; `undefined` while there is none. */
  pid(): number | undefined
  /** Ends the process; a text that is being spoken fails with 503. */
  stop(): Promise<void>
}

/** Times are for tests. */
interface Start extends ProcessStart {
  readonly idleMs?: number
  readonly jobMs?: number
  readonly restMs?: number
}

/**
 * Prepares a process that speaks. It starts with the first text and ends when there has been none for some minutes, or with another version of the
 * voice. If it dies, its text fails with 503 and the next one starts it again; after three failures in a row it rests first. `onTrouble` receives
 * what the operator should know.
 */
export function startSpeaker(start: Start, onTrouble: (error: Error) => void): Speaker {
  const { idleMs = IDLE_MS, jobMs = JOB_MS, restMs = REST.ms, ...started } = start
  const one = oneProcess(started, onTrouble)
  let voice: string | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const tries = restingTries(restMs)

  /** What a failure is answered with. */
  function refusal(error: Error): HttpError {
    const why = error instanceof SpeechError ? error.why : 'other'
    if (why !== 'files' && why !== 'other') {
      tries.succeeded()
      return unspeakable(why, error.message)
    }
    // It may be the process that is broken, or files that are replaced later: the next text gets a new one.
    if (one.drop()) onTrouble(error)
    tries.failed()
    return why === 'files' ? damaged() : again()
  }

  return {
    async speak({ voice: wanted, ...asked }) {
      if (isStopped) throw again()
      const rest = tries.restMs()
      if (rest > 0) throw resting(Math.ceil(rest / 1000))
      clearTimeout(idle)
      if (voice !== wanted) one.drop()
      voice = wanted
      try {
        const spoken = await spokenBy(one.get(), asked, jobMs)
        tries.succeeded()
        return spoken
      } catch (error) {
        throw refusal(error instanceof Error ? error : new Error(String(error)))
      } finally {
        idle = setTimeout(one.drop, idleMs)
        idle.unref()
      }
    },

    pid: one.pid,

    async stop() {
      isStopped = true
      clearTimeout(idle)
      await one.end()
    },
  }
}

/** Has one process at a time, and knows those that are still ending. */
function oneProcess(start: ProcessStart, onTrouble: (error: Error) => void) {
  let child: SpeakerProcess | undefined
  /** They were told to end, and are not gone yet. */
  const ending = new Set<SpeakerProcess>()

  function begin(): SpeakerProcess {
    const begun = startProcess(start)
    void begun.gone.then((error) => {
      ending.delete(begun)
      if (begun !== child) return
      child = undefined
      onTrouble(error)
    })
    return begun
  }

  /** Tells the process to end; returns whether there was one. */
  function drop(): boolean {
    const dropped = child
    child = undefined
    if (!dropped) return false
    ending.add(dropped)
    dropped.end()
    return true
  }

  return {
    get: (): SpeakerProcess => (child ??= begin()),
    pid: (): number | undefined => child?.pid,
    drop,
    /** Ends the process, and waits for all that are ending. */
    async end(): Promise<void> {
      drop()
      await Promise.all([...ending].map(({ gone }) => gone))
    },
  }
}

/** Counts failures in a row; after some of them it is time to rest. */
function restingTries(ms: number) {
  let failures = 0
  let until = 0
  return {
    succeeded(): void {
      failures = 0
    },
    failed(): void {
      failures += 1
      if (failures >= REST.failures) until = performance.now() + ms
    },
    /** How long to rest from now, ms. */
    restMs: (): number => (failures >= REST.failures ? Math.max(0, until - performance.now()) : 0),
  }
}

/** What the process says has gone wrong. */
class SpeechError extends Error {
  readonly why: SpeechFailure['why']

  constructor({ why, message, stack }: SpeechFailure) {
    super(message)
    this.why = why
    if (stack !== undefined) this.stack = stack
  }
}

async function spokenBy(child: SpeakerProcess, asked: Omit<SpeechAsked, 'id'>, ms: number): Promise<Spoken> {
  const end = new AbortController()
  const late = delay(ms, undefined, { signal: end.signal, ref: false }).catch(() => undefined)
  try {
    const message = await Promise.race([child.ask(asked), late])
    if (!message) throw new Error('The process that speaks took too long for a text.')
    if (message.kind === 'failed') throw new SpeechError(message.failure)
    return message.spoken
  } finally {
    end.abort()
  }
}

const again = () => new HttpError(503, SPEECH_FAULTS.stopped, { retryAfter: 2 })

const damaged = () => new HttpError(503, SPEECH_FAULTS.damaged, { retryAfter: 60 })

const resting = (retryAfter: number) => new HttpError(503, SPEECH_FAULTS.resting, { retryAfter })

/** `message` is a sentence that the app can translate; the errors of the field say more, such as which word. */
const unspeakable = (why: TextFault, sentence: string) =>
  new HttpError(422, SPEECH_FAULTS[why], {
    errors: { [why === 'language' ? 'language' : 'text']: [sentence] },
  })
