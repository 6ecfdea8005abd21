import { PageChannel, type ToShell } from '../../game/bridge.ts'
import type { Audio } from '../../game/audio/index.ts'
import type { KindModule } from '../../game/kind.ts'
import type { Language } from '../../game/language.ts'
import type { OpenPageOptions, PageHandle } from '../../game/runtime/pageHandle.ts'
import type { StageServices } from '../../game/services.ts'
import { onThisDevice } from '../../shell/lib/device/device.ts'
import { awaitTurn, turnCanBegin } from '../../shell/lib/loading/criticalPath.ts'
import type { FirstPlayData } from './firstPlayData.ts'
import { FirstServices } from './firstServices.ts'

/** Data of the page's own picture. */
const pictureOf = ({ pictureId = '', pictures }: FirstPlayData) => pictures?.[pictureId]

/** Identifies a page as it is played. */
export type Played = Pick<OpenPageOptions, 'bookId' | 'pageId' | 'look'>

/** Class of the host of a drawn stage (`stage.css`). */
const READY = 'is-ready'

interface Place {
  readonly host: HTMLElement
  readonly kind: KindModule
  readonly language: Language
  readonly look: string | undefined
}

/** Plays a page before the app has loaded. Its events are buffered until the reader listens, so nothing a child does is lost. */
export class FirstPlay {
  readonly channel = new PageChannel()
  readonly language: Language
  readonly session: PageHandle
  private readonly data: FirstPlayData
  private readonly look: string | undefined
  private readonly host: HTMLElement
  private readonly services: FirstServices
  /** The app has loaded: until then it needs the device. */
  private readonly joined: Promise<void>
  private readerIsHere: () => void = () => undefined
  private readonly fingers = new Set<number>()
  private heard: ToShell[] = []
  private listener: ((message: ToShell) => void) | undefined
  private readersHost: HTMLElement | undefined

  constructor(
    data: FirstPlayData,
    { kind, host, language, look: variant }: Place,
    open: (page: OpenPageOptions) => PageHandle,
  ) {
    this.data = data
    this.host = host
    this.language = language
    this.look = variant
    this.services = new FirstServices(data.pictureId, pictureOf(data))
    this.joined = new Promise((resolve) => {
      this.readerIsHere = resolve
    })
    this.channel.toShell.listen((message) => (this.listener ? this.listener(message) : this.heard.push(message)))
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const) {
      host.addEventListener(type, ({ pointerId }) => {
        if (type === 'pointerdown') this.fingers.add(pointerId)
        else this.fingers.delete(pointerId)
      })
    }
    const { channel, services, joined: restsUntil } = this
    const { config, bookId, pageId, pictureId, doneLine, cues } = data
    const page = { kind, config, bookId, pageId, pictureId, doneLine, cues, host, language, look: variant }
    awaitTurn()
    this.session = open({ ...page, channel, services, restsUntil, loadsUntil: turnCanBegin(), ...onThisDevice() })
  }

  /** Whether the reader wants to play this page with the same picture. */
  is({ bookId, pageId, look: variant }: Played): boolean {
    const words = pictureOf(this.data)?.looks?.words ?? {}
    const isSamePicture = words[this.look ?? ''] === words[variant ?? '']
    return bookId === this.data.bookId && pageId === this.data.pageId && isSamePicture
  }

  /** A finger is on it: it must not be moved now. */
  get isHeld(): boolean {
    return this.fingers.size > 0
  }

  /** Its picture is drawn: nothing that lies under it is seen. */
  get isShown(): boolean {
    return this.host.classList.contains(READY)
  }

  /** It is drawn, and can be played. */
  show(): void {
    this.host.classList.add(READY)
  }

  /** Connects effects before the reader is ready. */
  sound(effects: Pick<Audio['effects'], 'play'>): void {
    this.services.sound(effects)
  }

  /** The reader provides the voice and the element to move to. */
  join(services: StageServices, host: HTMLElement): void {
    this.services.become(services)
    this.readerIsHere()
    this.readersHost = host
  }

  /** The listener gets buffered events first, then all new ones. */
  hear(listener: (message: ToShell) => void): void {
    this.listener = listener
    const { heard } = this
    this.heard = []
    for (const message of heard) listener(message)
  }

  /** Moves it into the reader's picture, if that exists. */
  move(to = this.readersHost): void {
    to?.append(this.host)
  }

  /** Closes and removes it. */
  end(): void {
    this.session.close()
    this.channel.close()
    this.host.remove()
  }
}
