import { gameSpeed } from '../runtime/speed.ts'
import type { Utterance } from '../services.ts'
import type { Clip } from './clip.ts'
import type { Output, Sound } from './output.ts'
import { PART, type SoundFiles } from './soundFiles.ts'

/** How a spoken line ended. */
export type SaidEnd = 'ended' | 'stopped' | 'failed'

/** `blocked`: the browser plays no sound before a touch; the line begins with that touch. */
export type SayingState = 'waiting' | 'blocked' | 'speaking' | 'paused' | 'over'

/** Options for speaking a line. */
export interface SayOptions {
  /** Start position, ms from the clip's start. */
  readonly fromMs?: number
  /** Wait for the first touch if sound is blocked. Without it the line fails after its length, so that no game waits forever. */
  readonly isPatient?: boolean
}

/** Longest wait for a line to load. */
const LOAD_LIMIT_MS = 8000

/** One line being spoken, with its position in the sound. */
export interface Saying extends Utterance {
  readonly state: SayingState
  /** Ms from the clip's start, by the sound's own clock; does not advance before sound is heard. */
  position(): number
  /** Continues from here; at or past the end of the clip the line ends. */
  seek(ms: number): void
}

/** What a line needs to make sound. */
export interface SayingTools {
  readonly output: Output
  readonly files: SoundFiles
}

/** A line of the voice; only the voice pauses and resumes it. */
export class SpokenClip implements Saying {
  readonly started: Promise<void>
  readonly ended: Promise<SaidEnd>
  state: SayingState = 'waiting'
  private begin: () => void = () => undefined
  private resolve: (end: SaidEnd) => void = () => undefined
  private tools: SayingTools | undefined
  private sound: Sound | undefined
  private id: number | undefined
  private from: number
  private isHeld = false
  private readonly undoes: (() => void)[] = []

  private readonly clip: Clip
  private readonly options: SayOptions
  private readonly changed: () => void

  constructor(clip: Clip, options: SayOptions, changed: () => void) {
    this.clip = clip
    this.options = options
    this.changed = changed
    this.from = options.fromMs ?? 0
    this.started = new Promise((resolve) => {
      this.begin = resolve
    })
    this.ended = new Promise((resolve) => {
      this.resolve = resolve
    })
  }

  /** Loads and speaks. Never rejects: a sound that cannot be played ends as `failed`, with a warning. */
  async start(loading: Promise<SayingTools>): Promise<void> {
    this.within(
      LOAD_LIMIT_MS,
      () => this.state === 'waiting' && !this.isHeld && this.fail(`${this.clip.src}: not loaded in time`),
    )
    try {
      this.tools = await loading
      if (this.state === 'over') return
      const sound = await this.tools.files.cut(this.clip, { rate: gameSpeed.factor })
      if (this.isOver()) {
        sound.unload()
        return
      }
      this.sound = sound
      sound.on('end', () => this.finish('ended'))
      this.undoes.push(() => sound.unload())
      this.undoes.push(this.tools.output.onChange((isOpen) => (isOpen ? this.speak() : this.interrupt())))
      this.undoes.push(gameSpeed.listen((factor) => sound.rate(factor)))
      this.speak()
    } catch (error) {
      this.fail(String(error))
    }
  }

  position(): number {
    if (this.sound === undefined || this.id === undefined) return this.from
    const seconds = this.sound.seek(this.id)
    if (typeof seconds !== 'number') return this.from
    const heard =
      seconds * 1000 - this.clip.startMs - (this.state === 'speaking' ? (this.tools?.output.latencyMs() ?? 0) : 0)
    return Math.min(this.clip.ms, Math.max(0, heard))
  }

  seek(ms: number): void {
    if (this.isOver()) return
    this.from = Math.max(0, ms)
    if (this.from >= this.clip.ms) return this.finish('ended')
    if (this.sound && this.id !== undefined) this.sound.seek((this.clip.startMs + this.from) / 1000, this.id)
  }

  stop(): void {
    this.finish('stopped')
  }

  /** Pauses at the current position. */
  hold(): void {
    if (this.isHeld || this.isOver()) return
    this.isHeld = true
    this.interrupt()
    if (this.state !== 'blocked') this.setState('paused')
  }

  /** Continues from where it was paused. */
  release(): void {
    if (!this.isHeld || this.isOver()) return
    this.isHeld = false
    this.setState('waiting')
    this.speak()
  }

  private speak(): void {
    const { sound, tools } = this
    if (!sound || !tools || this.isHeld || this.isOver() || this.state === 'speaking') return
    if (!tools.output.isOpen()) return this.block()
    if (this.id === undefined) {
      this.id = sound.play(PART)
      if (this.from > 0) sound.seek((this.clip.startMs + this.from) / 1000, this.id)
    } else sound.play(this.id)
    this.setState('speaking')
  }

  private block(): void {
    if (this.state === 'blocked') return
    this.setState('blocked')
    if (this.options.isPatient === true) return
    this.within(
      this.clip.ms / gameSpeed.factor,
      () => this.state === 'blocked' && this.fail('sound is blocked until a touch'),
    )
  }

  /** Pauses and remembers the position: the speaker was taken away, or the page is paused. */
  private interrupt(): void {
    if (this.state !== 'speaking') return
    this.from = this.position()
    if (this.sound && this.id !== undefined) this.sound.pause(this.id)
    this.setState('paused')
  }

  private within(ms: number, run: () => void): void {
    const timer = setTimeout(run, ms)
    this.undoes.push(() => clearTimeout(timer))
  }

  private fail(reason: string): void {
    if (this.isOver()) return
    console.warn(`Not said: ${reason}`)
    this.finish('failed')
  }

  private finish(end: SaidEnd): void {
    if (this.isOver()) return
    this.from = end === 'ended' ? this.clip.ms : this.position()
    this.sound?.stop()
    this.sound = undefined
    for (const undo of this.undoes.splice(0)) undo()
    this.setState('over')
    this.resolve(end)
  }

  private isOver(): boolean {
    return this.state === 'over'
  }

  private setState(state: SayingState): void {
    this.state = state
    if (state === 'speaking') this.begin()
    this.changed()
  }
}
