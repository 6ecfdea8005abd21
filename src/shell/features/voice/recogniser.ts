import type { Language } from '../../../game/language.ts'

/** Why words are no longer recognised: the microphone is denied or missing, or the browser's recognition does not work. */
export type WordLoss = 'microphone' | 'recognition'

/** Callbacks of a recogniser. `sounding` is called only in browsers that report when a voice begins and ends. */
export interface WordListener {
  /** The whole transcript since the last `renewed`; it may still change. */
  heard(transcript: string): void
  /** The transcript starts again. */
  renewed(): void
  sounding(isSounding: boolean): void
  /** Called at most once; the recogniser is closed by then. */
  lost(reason: WordLoss, detail: string): void
}

/** Recognises spoken words until it is closed. */
export interface Recogniser {
  resume(): void
  /** Stops recognising until `resume`; a phrase in progress is discarded. */
  pause(): void
  close(): void
}

/** The part of the browser's SpeechRecognition that we use; TypeScript ships no types for it. */
interface BrowserRecogniser extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  abort(): void
}

type ResultEvent = Event & { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }
type ErrorEvent = Event & { readonly error: string }

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', id: 'id-ID' }

/** Errors that an immediate retry does not fix; without a network the retries would never end. */
const FINAL: ReadonlyMap<string, WordLoss> = new Map([
  ['not-allowed', 'microphone'],
  ['audio-capture', 'microphone'],
  ['service-not-allowed', 'recognition'],
  ['language-not-supported', 'recognition'],
  ['network', 'recognition'],
])

/** Browsers end recognition after a silence, and it is restarted. This many quick ends in a row mean that recognition does not work. */
const QUICK_ENDS = 5
const QUICK_MS = 1000

/** Whether this browser has speech recognition. Whether it works is known only once it listens. */
export function hasRecogniser(): boolean {
  return recogniserMaker() !== undefined
}

/** Opens the browser's recogniser, which listens at once; `undefined` if the browser has none. */
export function openRecogniser(language: Language, listener: WordListener): Recogniser | undefined {
  const Maker = recogniserMaker()
  if (!Maker) return undefined
  const opened = new BrowserWords(new Maker(), listener)
  opened.open(LOCALES[language])
  return opened
}

class BrowserWords implements Recogniser {
  private readonly browser: BrowserRecogniser
  private readonly listener: WordListener
  private isWanted = true
  private isRunning = false
  private isOver = false
  private startedAt = 0
  private quickEnds = 0

  constructor(browser: BrowserRecogniser, listener: WordListener) {
    this.browser = browser
    this.listener = listener
  }

  open(locale: string): void {
    const { browser, listener } = this
    browser.lang = locale
    browser.continuous = true
    browser.interimResults = true
    browser.addEventListener('result', (event) => {
      if (!this.isWanted || this.isOver) return
      this.quickEnds = 0
      // TypeScript has no type for this event.
      const { results } = event as ResultEvent
      listener.heard(Array.from(results, (result) => result[0]?.transcript ?? '').join(' '))
    })
    browser.addEventListener('speechstart', () => this.isWanted && !this.isOver && listener.sounding(true))
    browser.addEventListener('speechend', () => !this.isOver && listener.sounding(false))
    browser.addEventListener('error', (event) => {
      const { error } = event as ErrorEvent
      const loss = FINAL.get(error)
      if (loss) this.lose(loss, error)
    })
    browser.addEventListener('end', () => this.ended())
    this.start()
  }

  resume(): void {
    if (this.isWanted || this.isOver) return
    this.isWanted = true
    // If it is still ending, `ended` restarts it.
    if (!this.isRunning) this.start()
  }

  pause(): void {
    if (!this.isWanted || this.isOver) return
    this.isWanted = false
    this.abort()
  }

  close(): void {
    if (this.isOver) return
    this.isOver = true
    this.abort()
  }

  private ended(): void {
    if (this.isOver) return
    this.isRunning = false
    this.listener.sounding(false)
    this.listener.renewed()
    if (!this.isWanted) return
    this.quickEnds = performance.now() - this.startedAt < QUICK_MS ? this.quickEnds + 1 : 0
    if (this.quickEnds >= QUICK_ENDS) this.lose('recognition', 'ends at once')
    else this.start()
  }

  private start(): void {
    this.startedAt = performance.now()
    this.isRunning = true
    try {
      this.browser.start()
    } catch (error) {
      this.lose('recognition', String(error))
    }
  }

  private abort(): void {
    try {
      this.browser.abort()
    } catch {
      // Throws if it never started; there is nothing to abort then.
    }
  }

  private lose(reason: WordLoss, detail: string): void {
    if (this.isOver) return
    this.close()
    this.listener.lost(reason, detail)
  }
}

function recogniserMaker(): (new () => BrowserRecogniser) | undefined {
  // Chrome and Safari have it with the `webkit` prefix.
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    (new () => BrowserRecogniser) | undefined
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}
