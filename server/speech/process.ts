import { type ForkOptions, fork } from 'node:child_process'
import type { SpeakerMessage, SpeechAsked } from './messages.ts'

/** The word by which `main.ts` knows that it is to speak. */
export const SPEECH = '--speech'

/** A process that is told to end and does not is killed after this, ms. */
const GRACE_MS = 2000

/** What the process runs: the service's own file. */
export interface ProcessStart extends ForkOptions {
  readonly script: string
}

/** A process that speaks. */
export interface SpeakerProcess {
  readonly pid: number | undefined
  /** Asks for one text; never call it twice at a time. Rejects if the process is gone. */
  ask(asked: Omit<SpeechAsked, 'id'>): Promise<SpeakerMessage>
  /** Lets the process end, and kills it if it does not. */
  end(): void
  /** Resolves when the process is gone, with a sentence about it. */
  readonly gone: Promise<Error>
}

/** Starts a process that speaks. */
export function startProcess({ script, ...options }: ProcessStart): SpeakerProcess {
  const child = fork(script, [SPEECH], { ...options, serialization: 'advanced' })
  let count = 0
  const gone = new Promise<Error>((resolve) => {
    child.on('error', resolve)
    child.once('exit', (code, signal) =>
      resolve(new Error(`The process that speaks ended by itself (${signal ?? code}).`)),
    )
  })

  function answerTo(id: number): { readonly answer: Promise<SpeakerMessage>; drop(): void } {
    let listen: (message: unknown) => void = () => undefined
    const answer = new Promise<SpeakerMessage>((resolve) => {
      listen = (message) => {
        // Of this version's own process.
        const said = message as SpeakerMessage
        if (said.id === id) resolve(said)
      }
      child.on('message', listen)
    })
    return { answer, drop: () => void child.off('message', listen) }
  }

  return {
    pid: child.pid,
    gone,

    async ask(asked) {
      const id = (count += 1)
      const { answer, drop } = answerTo(id)
      const message: SpeechAsked = { ...asked, id }
      const unsent = new Promise<Error>((resolve) => {
        child.send(message, (error) => error && resolve(error))
      })
      try {
        const first = await Promise.race([answer, gone, unsent])
        if (first instanceof Error) throw first
        return first
      } finally {
        drop()
      }
    },

    end() {
      if (child.connected) child.disconnect()
      const late = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
      late.unref()
      child.once('exit', () => clearTimeout(late))
    },
  }
}
