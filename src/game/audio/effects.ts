import type { SoundSources } from './clip.ts'
import type { Sound } from './output.ts'
import type { SayingTools } from './saying.ts'
import { PART } from './soundFiles.ts'

/** SPEC section 9; all other effects are played at full volume. */
const VOLUMES: Readonly<Record<string, number>> = { 'bubble-pop': 0.7 }

/** Short sounds, played over everything else; playing one again restarts it. */
export class Effects {
  private readonly sources: Pick<SoundSources, 'effect'>
  private readonly tools: () => Promise<SayingTools>
  /** By file: several effect names may share a file. */
  private readonly sounds = new Map<string, Promise<Sound>>()
  private readonly here = new Set<string>()

  constructor(sources: Pick<SoundSources, 'effect'>, tools: () => Promise<SayingTools>) {
    this.sources = sources
    this.tools = tools
  }

  /** Plays an effect from its beginning, volume 0…1. If it cannot be played, logs a warning. */
  play(name: string, volume: number = VOLUMES[name] ?? 1): void {
    void this.restart(name, volume).catch((error: unknown) => console.warn(`No effect '${name}': ${String(error)}`))
  }

  /** Plays an effect if it is loaded. Otherwise it stays silent and is not fetched: the bandwidth is needed for something else. */
  playIfHere(name: string): void {
    if (this.here.has(this.sources.effect(name)?.src ?? '')) this.play(name)
  }

  /** Loads effects before the first press. Resolves when all have loaded or failed. */
  async prepare(names: readonly string[]): Promise<void> {
    await Promise.allSettled(names.map((name) => this.sound(name)))
  }

  private async restart(name: string, volume: number): Promise<void> {
    const { output } = await this.tools()
    const sound = await this.sound(name)
    // Before the first touch nothing may sound: effects queued until then would all play at once.
    if (!output.isOpen()) return
    sound.stop()
    sound.volume(volume)
    sound.play(PART)
  }

  private async sound(name: string): Promise<Sound> {
    const clip = this.sources.effect(name)
    if (clip === undefined) throw new Error('there is no such sound')
    const { src } = clip
    const loading = this.sounds.get(src) ?? this.tools().then(({ files }) => files.make(clip))
    this.sounds.set(src, loading)
    loading.then(
      () => this.here.add(src),
      () => this.sounds.delete(src),
    )
    return loading
  }
}
