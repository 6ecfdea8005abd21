import type { SoundSources } from './clip.ts'
import type { Sound } from './output.ts'
import type { SayingTools } from './saying.ts'
import { PART } from './soundFiles.ts'
import type { Voice } from './voice.ts'

/** SPEC section 9. */
const MUSIC_VOLUME = 0.5

const FADE_MS = 240

/** Looped music; it pauses while the voice speaks and while the page is hidden. */
export class Music {
  private readonly sources: Pick<SoundSources, 'music'>
  private readonly tools: () => Promise<SayingTools>
  private readonly voice: Voice
  private track: string | undefined
  private volume = MUSIC_VOLUME
  private sound: Sound | undefined
  private id: number | undefined
  private isHidden = false
  private isPlaying = false

  constructor(sources: Pick<SoundSources, 'music'>, tools: () => Promise<SayingTools>, voice: Voice) {
    this.sources = sources
    this.tools = tools
    this.voice = voice
    voice.onSpeaking(() => this.sync())
  }

  /** Loops a track, volume 0…1; `undefined` stops the music. For the current track only the volume changes. */
  want(track: string | undefined, volume = MUSIC_VOLUME): void {
    this.volume = volume
    if (track !== this.track) {
      this.track = track
      this.sound?.unload()
      this.sound = undefined
      this.id = undefined
      this.isPlaying = false
      if (track !== undefined) void this.open(track)
    }
    this.sync()
  }

  /** Restarts the loop from its beginning. */
  restart(): void {
    this.sound?.stop()
    this.id = undefined
    this.isPlaying = false
    this.sync()
  }

  /** Call when the tab is hidden or shown again. */
  setHidden(isHidden: boolean): void {
    this.isHidden = isHidden
    this.sync()
  }

  private async open(track: string): Promise<void> {
    try {
      const clip = this.sources.music(track)
      if (clip === undefined) throw new Error('there is no such music')
      const { files } = await this.tools()
      const sound = await files.cut(clip, { loop: true, volume: 0 })
      if (this.track !== track || this.sound) {
        sound.unload()
        return
      }
      this.sound = sound
      this.sync()
    } catch (error) {
      // SPEC section 8: music that cannot be played is only a warning.
      console.warn(`No music '${track}': ${String(error)}`)
    }
  }

  private sync(): void {
    const { sound } = this
    if (!sound) return
    if (this.isHidden || this.voice.isSpeaking) return this.makeWay(sound)
    if (this.isPlaying) {
      sound.volume(this.volume)
      return
    }
    this.isPlaying = true
    this.id = this.id === undefined ? sound.play(PART) : sound.play(this.id)
    sound.fade(0, this.volume, FADE_MS, this.id)
  }

  private makeWay(sound: Sound): void {
    this.isPlaying = false
    if (this.id !== undefined) sound.pause(this.id)
  }
}
