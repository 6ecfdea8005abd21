import type { Clip } from './clip.ts'
import { type Saying, type SayingTools, type SayOptions, SpokenClip } from './saying.ts'

/** Why the voice is paused; it continues when no reason is left. */
export type HoldReason = 'page' | 'hidden' | 'child'

/** The one voice of the app: each new line ends the previous one. */
export class Voice {
  private readonly tools: () => Promise<SayingTools>
  private readonly holds = new Set<HoldReason>()
  private readonly listeners = new Set<(isSpeaking: boolean) => void>()
  private present: SpokenClip | undefined
  private wasSpeaking = false
  private isSilent = false
  private readonly silenceListeners = new Set<(isSilent: boolean) => void>()

  constructor(tools: () => Promise<SayingTools>) {
    this.tools = tools
  }

  /** Speaks a clip. A missing clip fails at once, with a warning, and still ends the previous line. */
  say(clip: Clip | undefined, options: SayOptions = {}, name = ''): Saying {
    this.present?.stop()
    // A pause by the child applies only to the line that was paused.
    this.holds.delete('child')
    if (clip === undefined) return notSaid(name)
    const saying = new SpokenClip(clip, options, () => this.changed())
    this.present = saying
    void saying.ended.then((end) => end === 'failed' && this.setSilent(true))
    if (this.holds.size > 0) saying.hold()
    void saying.start(this.tools())
    this.changed()
    return saying
  }

  /** Stops the current line. */
  stop(): void {
    this.present?.stop()
  }

  /** Pauses for a reason; several reasons can apply at once. */
  hold(reason: HoldReason): void {
    this.holds.add(reason)
    this.present?.hold()
  }

  /** Removes one reason. */
  release(reason: HoldReason): void {
    this.holds.delete(reason)
    if (this.holds.size === 0) this.present?.release()
  }

  /** Whether it is paused for this reason. */
  isHeldFor(reason: HoldReason): boolean {
    return this.holds.has(reason)
  }

  /** Whether a line is being spoken or about to be; a paused or blocked line does not count. */
  get isSpeaking(): boolean {
    return this.present?.state === 'speaking' || this.present?.state === 'waiting'
  }

  /** Subscribes to the start and end of speech (music pauses meanwhile). Returns a function that unsubscribes. */
  onSpeaking(listener: (isSpeaking: boolean) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Subscribes to whether the last line could not be heard: its sound failed, until another line sounds. Returns a function that unsubscribes. */
  onSilence(listener: (isSilent: boolean) => void): () => void {
    this.silenceListeners.add(listener)
    return () => this.silenceListeners.delete(listener)
  }

  private setSilent(isSilent: boolean): void {
    if (this.isSilent === isSilent) return
    this.isSilent = isSilent
    for (const listener of this.silenceListeners) listener(isSilent)
  }

  private changed(): void {
    if (this.present?.state === 'speaking') this.setSilent(false)
    if (this.present?.state === 'over') this.present = undefined
    const isSpeaking = this.isSpeaking
    if (isSpeaking === this.wasSpeaking) return
    this.wasSpeaking = isSpeaking
    for (const listener of this.listeners) listener(isSpeaking)
  }
}

/** A line that ended before it began. */
export function notSaid(name: string, end: 'failed' | 'stopped' = 'failed'): Saying {
  if (end === 'failed') console.warn(`Not said: no sound for '${name}'`)
  return {
    started: new Promise(() => undefined),
    ended: Promise.resolve(end),
    state: 'over',
    position: () => 0,
    seek: () => undefined,
    stop: () => undefined,
  }
}
