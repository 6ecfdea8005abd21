import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type { Reporter } from '../features/report/answers.ts'
import { fileStream } from './fileStream.ts'
import { HttpError } from '../lib/httpError.ts'
import { type Asked, errorOf, type Sent, type ReporterMessage } from './messages.ts'

/** The word by which `main.ts` knows that it is to make reports. */
export const REPORTS = '--reports'

/** Restart delay, so that a process that dies at once does not restart in a tight loop. */
const REST_MS = 1000

interface Waiting {
  answer(text: string | undefined): void
  fail(error: Error): void
}

/** Asks the process; `make` gets the number of the request, by which a file is known afterwards. */
type Request = (make: (id: number) => Asked) => Promise<string | undefined>

/** A reporter in a process of its own. */
export interface ReporterProcess extends Reporter {
  /** The process at work now; tests end it. */
  pid(): number | undefined
  stop(): Promise<void>
}

/** What the process runs: the service's own file, with the words that it was started with. */
interface Start extends ForkOptions {
  readonly script: string
  readonly words: readonly string[]
  /** How far the service's time is from the machine's clock, ms; not at all where it is left out. */
  readonly clockOffset?: () => number
}

/**
 * Starts a process for the reports, so that no child's request waits for the figures of a thousand. If it dies, pending requests fail with a retry
 * response and it is restarted. `onTrouble` receives errors.
 */
export function startReporter(
  { script, words, clockOffset = () => 0, ...options }: Start,
  onTrouble: (error: Error) => void,
): ReporterProcess {
  const waiting = new Map<number, Waiting>()
  const end = new AbortController()
  let count = 0
  let child = begin()

  function begin(): ChildProcess {
    const begun = fork(script, [...words, REPORTS], { ...options, serialization: 'advanced' })
    begun.on('message', (message) => receive(message as ReporterMessage))
    begun.on('error', onTrouble)
    begun.once('exit', (code, signal) => {
      if (begun === child) void replace(code, signal)
    })
    return begun
  }

  function receive(message: ReporterMessage): void {
    if (message.kind === 'failure' && message.id === undefined) {
      onTrouble(errorOf(message.failure))
      return
    }
    const one = waiting.get(message.id ?? -1)
    waiting.delete(message.id ?? -1)
    if (message.kind === 'answer') one?.answer(message.text)
    else one?.fail(errorOf(message.failure))
  }

  async function replace(code: number | null, signal: string | null): Promise<void> {
    for (const { fail } of waiting.values()) fail(again())
    waiting.clear()
    if (end.signal.aborted) return
    onTrouble(new Error(`The process that makes the reports ended by itself (${signal ?? code}).`))
    await delay(REST_MS, undefined, end).catch(() => undefined)
    if (!end.signal.aborted) child = begin()
  }

  const request: Request = (make) =>
    new Promise((answer, fail) => {
      const id = (count += 1)
      waiting.set(id, { answer, fail })
      const message: Sent = { asked: make(id), clockOffset: clockOffset() }
      child.send(message, (error) => {
        if (error && waiting.delete(id)) fail(again())
      })
    })

  return {
    ...asking(request),

    pid: () => child.pid,

    async stop() {
      end.abort()
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      if (child.connected) child.disconnect()
      await gone
    },
  }
}

function asking(request: Request): Reporter {
  return {
    ask: async (name, ...words) => (await request((id) => ({ kind: 'ask', id, name, words }))) ?? '',

    async open(name, ...words) {
      let file = 0
      await request((id) => {
        file = id
        return { kind: 'open', id, name, words }
      })
      return fileStream({
        next: () => request((id) => ({ kind: 'next', id, file })),
        drop: () => void request((id) => ({ kind: 'drop', id, file })).catch(() => undefined),
      })
    },
  }
}

const again = () => new HttpError(503, 'Please try again in a moment.', { retryAfter: 2 })
