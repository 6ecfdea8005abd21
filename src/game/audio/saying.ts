import { gameSpeed } from '../runtime/speed.ts'
import type { Utterance } from '../services.ts'
import type { Clip } from './clip.ts'
import type { Output, Sound } from './output.ts'
import { PART, type SoundFiles } from './soundFiles.ts'

/** How something said came to its end. */
export type SaidEnd = 'ended' | 'stopped' | 'failed'

/** `blocked`: the browser lets no sound out before a touch; it begins with that touch. */
export type SayingState = 'waiting' | 'blocked' | 'speaking' | 'paused' | 'over'

/** How to say it. */
export interface SayOptions {
  /** Begin here, ms from the clip's start. */
  readonly fromMs?: number
  /** Wait for the first touch where sound is blocked; without it the line fails after its length, so that no game waits for ever. */
  readonly isPatient?: boolean
}

/** No line is waited for longer than this while it loads. */
const LOAD_LIMIT_MS = 8000

/** One line being said, with its place in the sound. */
export interface Saying extends Utterance {
  readonly state: SayingState
  /** Ms from the clip's start, by the sound's own clock; does not advance before sound comes out. */
  position(): number
  /** Goes on from here; at or past the end it ends. */
  seek(ms: number): void
}

/** Everything that a saying needs to make sound. */
export interface SayingTools {
  readonly output: Output
  readonly files: SoundFiles
}

/** What the voice holds; only it pauses and resumes. */
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

  /** Loads and speaks; never rejects: what cannot be played is `failed`, with a warning. */
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

  /** Stands still, wherever it is. */
  hold(): void {
    if (this.isHeld || this.isOver()) return
    this.isHeld = true
    this.interrupt()
    if (this.state !== 'blocked') this.setState('paused')
  }

  /** Goes on from where it stood. */
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

  /** The speaker was taken away, or the page stands: the place is kept. */
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
