import { message } from '../../content/messages.ts'
import type { Audio } from '../../game/audio/index.ts'
import type { PagePictureData } from '../../game/picture.ts'
import type { StageServices, Utterance } from '../../game/services.ts'

type Effects = Audio['effects']

/** How long a line waits for the app's voice, ms; then the game continues without it. */
const PATIENCE_MS = 4000

/** A line requested before the voice is ready. */
class WaitingLine implements Utterance {
  readonly started: Promise<void>
  readonly ended: Utterance['ended']
  private begin: () => void = () => undefined
  private readonly path: string
  private readonly timer = setTimeout(() => this.finish('failed'), PATIENCE_MS)
  private finish: (end: Awaited<Utterance['ended']>) => void = () => undefined
  private line: Utterance | undefined
  private isOver = false

  constructor(path: string) {
    this.path = path
    this.started = new Promise((resolve) => {
      this.begin = resolve
    })
    this.ended = new Promise((resolve) => {
      this.finish = (end) => {
        clearTimeout(this.timer)
        this.isOver = true
        resolve(end)
      }
    })
  }

  /** Plays it now unless it is too late. */
  speak(services: Pick<StageServices, 'say'>): void {
    if (this.isOver) return
    clearTimeout(this.timer)
    this.line = services.say(this.path)
    void this.line.started.then(this.begin)
    void this.line.ended.then(this.finish)
  }

  stop(): void {
    this.line?.stop()
    this.finish('stopped')
  }
}

/**
 * Stage services for a page that plays before the app has loaded. Picture and texts are available, effects soon; speech is not. Of the lines
 * requested meanwhile, the last is played when the app is ready, if that is soon (a child who has tapped three things hears 'three'). From then on
 * the reader's services are used.
 */
export class FirstServices implements StageServices {
  readonly text: StageServices['text'] = (key, params, language) => message(key, params ?? {}, language)
  private readonly picturesById: ReadonlyMap<string | undefined, PagePictureData | undefined>
  private readers: Pick<StageServices, 'say' | 'effect'> | undefined
  private effects: Pick<Effects, 'play'> | undefined
  private waiting: WaitingLine | undefined

  constructor(pictureId: string | undefined, picture: PagePictureData | undefined) {
    this.picturesById = new Map([[pictureId, picture]])
  }

  picture(id: string): PagePictureData | undefined {
    return this.picturesById.get(id)
  }

  say(path: string): Utterance {
    if (this.readers) return this.readers.say(path)
    this.waiting?.stop()
    this.waiting = new WaitingLine(path)
    return this.waiting
  }

  effect(name: string, volume?: number): void {
    if (this.readers) this.readers.effect(name, volume)
    else this.effects?.play(name, volume)
  }

  /** Connects the effects. */
  sound(effects: Pick<Effects, 'play'>): void {
    this.effects = effects
  }

  /** The reader takes over. */
  become(readers: Pick<StageServices, 'say' | 'effect'>): void {
    this.readers = readers
    this.waiting?.speak(readers)
  }
}
