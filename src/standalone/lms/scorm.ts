/** The calls of SCORM 1.2 that we use. They should answer texts (`'true'`, `'false'`, a value); some systems answer booleans or nothing. */
export interface ScormApi {
  LMSInitialize(nothing: ''): unknown
  LMSGetValue(element: string): unknown
  LMSSetValue(element: string, value: string): unknown
  LMSCommit(nothing: ''): unknown
  LMSFinish(nothing: ''): unknown
}

/** How deep frames may be nested. */
const MOST_FRAMES = 500

interface Frame {
  readonly parent?: unknown
  readonly opener?: unknown
  readonly API?: unknown
}

/** The `API` of a learning system in one of the frames around this one, or around the window that opened it; `undefined` where there is none. */
export function findApi(here: Frame): ScormApi | undefined {
  return apiAbove(here) ?? apiAbove(field(top(here), 'opener'))
}

function apiAbove(start: unknown): ScormApi | undefined {
  let frame = start
  for (let depth = 0; depth < MOST_FRAMES && frame; depth += 1) {
    const api = field(frame, 'API')
    if (api) return api as ScormApi
    const parent = field(frame, 'parent')
    if (parent === frame) return undefined
    frame = parent
  }
  return undefined
}

function top(frame: unknown): unknown {
  const parent = field(frame, 'parent')
  return parent && parent !== frame ? top(parent) : frame
}

/** A frame of another origin may not be looked into. */
function field(frame: unknown, name: keyof Frame): unknown {
  try {
    return (frame as Frame | undefined)?.[name] ?? undefined
  } catch {
    return undefined
  }
}

/** How a book was done, as SCORM 1.2 says it. */
export type LessonStatus = 'incomplete' | 'completed' | 'passed'

/** An answer to a question, as SCORM 1.2 keeps it. */
export interface Interaction {
  readonly id: string
  readonly answer: string
  readonly isRight: boolean
  readonly at: Date
}

/** One session with a learning system. It is finished once; afterwards nothing is sent. A call that fails is logged and the book goes on. */
export class ScormSession {
  private readonly api: ScormApi
  private readonly now: () => number
  private readonly since: number
  private count: number
  private isOpen = true
  private isDone: boolean
  /** What the system kept of the last session. */
  readonly kept: { readonly location: string; readonly data: string }

  private constructor(api: ScormApi, now: () => number) {
    this.api = api
    this.now = now
    this.since = now()
    this.kept = { location: this.get('cmi.core.lesson_location'), data: this.get('cmi.suspend_data') }
    this.count = Number(this.get('cmi.interactions._count')) || 0
    this.isDone = /^(?:passed|completed)$/.test(this.get('cmi.core.lesson_status'))
    if (!this.isDone) this.set('cmi.core.lesson_status', 'incomplete')
  }

  /** Begins a session; `undefined` where the system refuses. */
  static begin(api: ScormApi, now: () => number = () => Date.now()): ScormSession | undefined {
    try {
      return String(api.LMSInitialize('')) === 'true' ? new ScormSession(api, now) : undefined
    } catch (error) {
      console.warn('The learning system does not answer', error)
      return undefined
    }
  }

  /** Where the reader is, and what is needed to go on from there (4,096 characters at most). */
  at(location: string, data: string): void {
    this.set('cmi.core.lesson_location', location)
    this.set('cmi.suspend_data', data)
    this.commit()
  }

  answered({ id, answer, isRight, at }: Interaction): void {
    const element = `cmi.interactions.${this.count}`
    this.count += 1
    this.set(`${element}.id`, identifier(id))
    this.set(`${element}.time`, at.toTimeString().slice(0, 8))
    this.set(`${element}.type`, 'performance')
    this.set(`${element}.student_response`, answer.slice(0, 255))
    this.set(`${element}.result`, isRight ? 'correct' : 'wrong')
  }

  /** The book was read to its end. A better status is never taken back. */
  completed(points: number, status: LessonStatus): void {
    this.set('cmi.core.score.min', '0')
    this.set('cmi.core.score.max', '100')
    this.set('cmi.core.score.raw', String(points))
    this.isDone = true
    if (this.get('cmi.core.lesson_status') !== 'passed') this.set('cmi.core.lesson_status', status)
    this.commit()
  }

  /** Ends the session, once. */
  finish(): void {
    if (!this.isOpen) return
    this.set('cmi.core.session_time', timespan(this.now() - this.since))
    this.set('cmi.core.exit', this.isDone ? '' : 'suspend')
    this.commit()
    this.isOpen = false
    quietly(() => this.api.LMSFinish(''))
  }

  private get(element: string): string {
    const value = quietly(() => this.api.LMSGetValue(element))
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }

  private set(element: string, value: string): void {
    if (this.isOpen) quietly(() => this.api.LMSSetValue(element, value))
  }

  private commit(): void {
    if (this.isOpen) quietly(() => this.api.LMSCommit(''))
  }
}

function quietly<Value>(call: () => Value): Value | undefined {
  try {
    return call()
  } catch (error) {
    console.warn('The learning system does not answer', error)
    return undefined
  }
}

/** A CMIIdentifier: letters, digits, `-` and `_`, 255 at most. */
const identifier = (text: string) => text.replaceAll(/[^\w-]+/g, '_').slice(0, 255)

/** A CMITimespan: `0001:02:03.45`. */
export function timespan(ms: number): string {
  const hundredths = Math.max(0, Math.round(ms / 10))
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const seconds = hundredths / 100
  const hours = String(Math.floor(seconds / 3600)).padStart(4, '0')
  return `${hours}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${two(hundredths % 100)}`
}
