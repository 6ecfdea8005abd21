import type { Clip } from './clip.ts'
import { type Saying, type SayingTools, type SayOptions, SpokenClip } from './saying.ts'

/** Why the voice stands still; it goes on when no reason is left. */
export type HoldReason = 'page' | 'hidden' | 'child'

/** The one speaker of the app: whoever speaks next ends what spoke before. */
export class Voice {
  private readonly tools: () => Promise<SayingTools>
  private readonly holds = new Set<HoldReason>()
  private readonly listeners = new Set<(isSpeaking: boolean) => void>()
  private present: SpokenClip | undefined
  private wasSpeaking = false

  constructor(tools: () => Promise<SayingTools>) {
    this.tools = tools
  }

  /** Says a clip; a missing one fails at once, with a warning, and ends what spoke before all the same. */
  say(clip: Clip | undefined, options: SayOptions = {}, name = ''): Saying {
    this.present?.stop()
    // A pause by the child belongs to the line that was paused.
    this.holds.delete('child')
    if (clip === undefined) return notSaid(name)
    const saying = new SpokenClip(clip, options, () => this.changed())
    this.present = saying
    if (this.holds.size > 0) saying.hold()
    void saying.start(this.tools())
    this.changed()
    return saying
  }

  /** Falls silent. */
  stop(): void {
    this.present?.stop()
  }

  /** Stands still for a reason; several may stand at a time. */
  hold(reason: HoldReason): void {
    this.holds.add(reason)
    this.present?.hold()
  }

  /** Takes one reason away. */
  release(reason: HoldReason): void {
    this.holds.delete(reason)
    if (this.holds.size === 0) this.present?.release()
  }

  /** Does it stand still for this reason? */
  isHeldFor(reason: HoldReason): boolean {
    return this.holds.has(reason)
  }

  /** Is something being said, or about to be? A paused or blocked line does not count. */
  get isSpeaking(): boolean {
    return this.present?.state === 'speaking' || this.present?.state === 'waiting'
  }

  /** Hears when speaking begins and ends: music makes way. Returns the undo. */
  onSpeaking(listener: (isSpeaking: boolean) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private changed(): void {
    if (this.present?.state === 'over') this.present = undefined
    const isSpeaking = this.isSpeaking
    if (isSpeaking === this.wasSpeaking) return
    this.wasSpeaking = isSpeaking
    for (const listener of this.listeners) listener(isSpeaking)
  }
}

/** A line that is over before it began. */
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
