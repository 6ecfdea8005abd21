import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { HttpError } from '../../lib/httpError.ts'
import type { WorkAsked, WorkMessage, WorkName } from './messages.ts'
import type { PackWork } from './work.ts'

/** The word by which `main.ts` knows that it is to work on packs. */
export const PACKS = '--packs'

/** glibc keeps what decoded pictures leave; with these it gives it back (0.22 GB at most instead of 0.51). */
const LITTLE_MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' } as const

/** Megabytes of each half of the space for new objects, of which V8 takes up to 16: what the process needs is bytes outside of its heap. */
const SMALL_HEAP = '--max-semi-space-size=2'

/** Light files are made once nobody has brought anything for so long, ms: whoever brings several books waits for none of them. */
const LIGHTEN_AFTER_MS = 2000
/** Without work for so long the process ends, and gives its memory back, ms. */
const IDLE_MS = 30_000
/** Nothing takes longer, ms: the largest pack takes a minute or two on a machine that children keep busy. */
const JOB_MS = 600_000

/** Works on packs in a process of its own, one thing at a time. */
export interface PackWorker extends PackWork {
  /** The process at work now; tests end it. */
  pid(): number | undefined
  stop(): Promise<void>
}

interface Start extends ForkOptions {
  readonly script: string
  readonly words?: readonly string[]
  /** For tests. */
  readonly idleMs?: number
}

interface Waiting {
  answer(value: unknown): void
  fail(error: Error): void
}

/** A process, and who waits for it. */
interface Running {
  readonly child: ChildProcess
  readonly waiting: Map<number, Waiting>
}

function receive({ waiting }: Running, message: WorkMessage): void {
  const one = waiting.get(message.id)
  if ('value' in message) one?.answer(message.value)
  else one?.fail(Object.assign(new Error(message.error.message), { code: message.error.code }))
}

/** Asks a process for a piece of work; `onEnd` is called when it has ended, however. A process that takes too long is killed. */
function askedOf({ child, waiting }: Running, message: WorkAsked, onEnd: () => void): Promise<unknown> {
  return new Promise((answer, fail) => {
    const late = setTimeout(() => child.kill('SIGKILL'), JOB_MS)
    const end = () => {
      clearTimeout(late)
      waiting.delete(message.id)
      onEnd()
    }
    waiting.set(message.id, {
      answer(value) {
        end()
        answer(value)
      },
      fail(error) {
        end()
        fail(error)
      },
    })
    child.send(message, (error) => error && waiting.get(message.id)?.fail(again()))
  })
}

/** Has one process at a time: started with the first piece of work, ended when there has been none for a while. */
function workProcess(
  { script, words = [], idleMs = IDLE_MS, env, ...options }: Start,
  onTrouble: (error: Error) => void,
) {
  let running: Running | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let count = 0
  let isStopped = false

  function begin(): Running {
    const child = fork(script, [...words, PACKS], {
      ...options,
      execArgv: [...(options.execArgv ?? process.execArgv), SMALL_HEAP],
      env: { ...(env ?? process.env), ...LITTLE_MEMORY },
      serialization: 'advanced',
    })
    const begun: Running = { child, waiting: new Map() }
    child.on('message', (message) => receive(begun, message as WorkMessage))
    child.on('error', onTrouble)
    child.once('exit', (code, signal) => {
      if (running === begun) running = undefined
      if (begun.waiting.size > 0 && !isStopped)
        onTrouble(new Error(`The process that takes books in ended by itself (${signal ?? code}).`))
      for (const { fail } of begun.waiting.values()) fail(again())
    })
    return begun
  }

  function ask(name: WorkName, job: unknown): Promise<unknown> {
    if (isStopped) return Promise.reject(again())
    clearTimeout(idle)
    const at = (running ??= begin())
    const id = (count += 1)
    return askedOf(at, { id, name, job }, () => {
      if (at.waiting.size > 0) return
      idle = setTimeout(drop, idleMs)
      idle.unref()
    })
  }

  /** Lets the process end. */
  function drop(): void {
    const { child } = running ?? {}
    running = undefined
    if (child?.connected) child.disconnect()
  }

  return {
    ask,
    pid: () => running?.child.pid,
    isStopped: () => isStopped,

    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(idle)
      const ending = running?.child
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
      const gone = new Promise((resolve) => ending.once('exit', resolve))
      drop()
      await gone
    },
  }
}

/**
 * Prepares a process that works on packs. It starts with the first piece of work and ends when there has been none for half a minute. If it dies, its
 * work fails with 503, nothing of it is there, and the next piece starts it again. After a book was taken in, its light files are made as long as
 * nobody waits for anything else. `onTrouble` receives what the operator should know.
 */
export function startPackWorker(start: Start, onTrouble: (error: Error) => void): PackWorker {
  const { ask, pid, stop, isStopped } = workProcess(start, onTrouble)
  let last: Promise<unknown> = Promise.resolve()

  /** Work that somebody waits for: one after another. */
  function inTurn<Value>(name: WorkName, job: unknown): Promise<Value> {
    const turn = last.then(() => ask(name, job))
    last = turn.catch(() => undefined)
    // Of this version's own process.
    return turn as Promise<Value>
  }

  const lighten = () => ask('lighten', undefined) as Promise<number>

  let later: ReturnType<typeof setTimeout> | undefined
  function lightenLater(): void {
    clearTimeout(later)
    later = setTimeout(() => {
      lighten().catch((error: Error) => isStopped() || onTrouble(error))
    }, LIGHTEN_AFTER_MS)
    later.unref()
  }

  return {
    async takeIn(upload) {
      clearTimeout(later)
      const intake = await inTurn<Awaited<ReturnType<PackWork['takeIn']>>>('takeIn', upload)
      // Whatever became of it: light files of an earlier book may have had to wait for it.
      lightenLater()
      return intake
    },
    draft: (job) => inTurn('draft', job),
    export: (job) => inTurn('export', job),
    lighten,
    pid,
    async stop() {
      clearTimeout(later)
      await stop()
    },
  }
}

const again = () => new HttpError(503, 'Please try again in a moment.', { retryAfter: 2 })
