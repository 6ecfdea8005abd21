import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { HttpError, invalid } from '../lib/httpError.ts'
import type { SpeakerMessage, SpeechAsked, SpeechFailure, Spoken } from './messages.ts'

/** The word by which `main.ts` knows that it is to speak. */
export const SPEECH = '--speech'

/** Without a text for so long the process ends, and gives its memory back, ms. */
const IDLE_MS = 5 * 60_000

/** A text takes no longer, the opening of the voice included, ms. */
const JOB_MS = 120_000

/** A process that is told to end and does not is killed after this, ms. */
const GRACE_MS = 2000

/** After so many failures in a row the process is not started for a while, ms. */
const REST = { failures: 3, ms: 30_000 }

/** A text, and the version of the voice that is to speak it. */
export interface SpeechJob extends Omit<SpeechAsked, 'id'> {
  readonly voice: string
}

/** Speaks one text at a time, in a process of its own. */
export interface Speaker {
  /** Speaks into the job's file. Rejects with `HttpError`: 422 for the text, 503 for everything else. Never call it twice at a time. */
  speak(job: SpeechJob): Promise<Spoken>
  /** The process at work now; `undefined` while there is none. */
  pid(): number | undefined
  /** Ends the process; a text that is being spoken fails with 503. */
  stop(): Promise<void>
}

/** What the process runs: the service's own file. Times are for tests. */
interface Start extends ForkOptions {
  readonly script: string
  readonly words?: readonly string[]
  readonly idleMs?: number
  readonly jobMs?: number
  readonly restMs?: number
}

interface Running {
  readonly id: number
  readonly answer: (spoken: Spoken) => void
  readonly fail: (error: Error) => void
}

/**
 * Prepares a process that speaks. It starts with the first text and ends when there has been none for some minutes, or with another version of the
 * voice. If it dies, its text fails with 503 and the next one starts it again; after three failures in a row it rests first. `onTrouble` receives
 * what the operator should know.
 */
export function startSpeaker(
  { script, words = [], idleMs = IDLE_MS, jobMs = JOB_MS, restMs = REST.ms, ...options }: Start,
  onTrouble: (error: Error) => void,
): Speaker {
  let child: ChildProcess | undefined
  let voice: string | undefined
  let running: Running | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let count = 0
  let failures = 0
  let restsUntil = 0

  function begin(): ChildProcess {
    const begun = fork(script, [...words, SPEECH], { ...options, serialization: 'advanced' })
    begun.on('message', (message) => begun === child && receive(message as SpeakerMessage))
    begun.on('error', (error) => lost(begun, error))
    begun.once('exit', (code, signal) =>
      lost(begun, new Error(`The process that speaks ended by itself (${signal ?? code}).`)),
    )
    return begun
  }

  /** The process is gone, without having been told to end. */
  function lost(gone: ChildProcess, error: Error): void {
    if (gone !== child) return
    child = undefined
    end(gone)
    onTrouble(error)
    failed(again())
  }

  function receive(message: SpeakerMessage): void {
    if (message.id !== running?.id) return
    if (message.kind === 'spoken') {
      failures = 0
      running.answer(message.spoken)
      return
    }
    const { why } = message.failure
    if (why === 'text' || why === 'language') {
      failures = 0
      running.fail(invalid(why, message.failure.message))
      return
    }
    onTrouble(errorOf(message.failure))
    // It may be the process that is broken, or files that have been replaced since: the next text finds a new one.
    drop()
    failed(why === 'files' ? damaged() : again())
  }

  function failed(answer: HttpError): void {
    failures += 1
    if (failures >= REST.failures) restsUntil = performance.now() + restMs
    running?.fail(answer)
  }

  /** Ends the process, if there is one. Returns it. */
  function drop(): ChildProcess | undefined {
    const dropped = child
    child = undefined
    if (dropped) end(dropped)
    return dropped
  }

  function ask(job: SpeechJob): Promise<Spoken> {
    const { voice: _voice, ...asked } = job
    return new Promise((answer, fail) => {
      const id = (count += 1)
      running = { id, answer, fail }
      const to = child
      to?.send({ ...asked, id } satisfies SpeechAsked, (error) => {
        if (error) lost(to, error)
      })
    })
  }

  return {
    async speak(job) {
      if (isStopped) throw again()
      const rest = failures >= REST.failures ? restsUntil - performance.now() : 0
      if (rest > 0) throw resting(Math.ceil(rest / 1000))
      clearTimeout(idle)
      if (voice !== job.voice) drop()
      voice = job.voice
      child ??= begin()
      const late = setTimeout(() => {
        onTrouble(new Error('The process that speaks took too long for a text.'))
        drop()
        failed(again())
      }, jobMs)
      try {
        return await ask(job)
      } finally {
        clearTimeout(late)
        running = undefined
        idle = setTimeout(drop, idleMs)
        idle.unref()
      }
    },

    pid: () => child?.pid,

    async stop() {
      isStopped = true
      clearTimeout(idle)
      const dropped = drop()
      running?.fail(again())
      if (dropped && dropped.exitCode === null && dropped.signalCode === null) {
        await new Promise((resolve) => dropped.once('exit', resolve))
      }
    },
  }
}

/** Lets a process end by itself, and kills it if it does not. */
function end(child: ChildProcess): void {
  if (child.connected) child.disconnect()
  const late = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  child.once('exit', () => clearTimeout(late))
  late.unref()
}

const errorOf = ({ message, stack }: SpeechFailure): Error =>
  Object.assign(new Error(message), stack !== undefined && { stack })

const again = () => new HttpError(503, 'The voice stopped. Please try again in a moment.', { retryAfter: 2 })

const damaged = () =>
  new HttpError(503, 'The voice on this service is damaged. Please tell whoever looks after it.', { retryAfter: 60 })

const resting = (retryAfter: number) =>
  new HttpError(503, 'The voice does not work at the moment. Please try again later, or tell whoever looks after it.', {
    retryAfter,
  })
