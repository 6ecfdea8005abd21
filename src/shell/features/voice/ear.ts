import type { Language } from '../../../game/language.ts'
import { ANY_VOICE } from '../../../game/rules/speech.ts'
import { makeShoutFinder, makeVoiceLight, SHOUT_LEVEL } from './loudness.ts'
import { closeMicrophone, measureVoice, openMicrophone } from './microphone.ts'
import { collectPhrases, type Transcript } from './phrases.ts'
import { hasRecogniser, openRecogniser, type Recogniser, type WordLoss } from './recogniser.ts'
import { VoiceLog } from './voiceLog.ts'

/** State of the ear that the screen shows. */
export interface EarView {
  /** `opening`: the browser asks for permission; `muted`: the app speaks, or a dialog is open. */
  readonly state: 'off' | 'opening' | 'listening' | 'muted'
  /** `words`: spoken numbers are recognised; `shouts`: any shout counts. */
  readonly way: 'words' | 'shouts'
  /** The voice light is on. */
  readonly isSounding: boolean
  /** Shown briefly after something was heard: whether it made a goat jump. */
  readonly answer: 'caught' | 'missed' | undefined
  /** Recognition or the microphone is missing, so number buttons are shown. */
  readonly needsNumbers: boolean
}

/** Callbacks for what the ear hears. */
export interface EarListener {
  /** A phrase was heard, or `ANY_VOICE`. */
  readonly pass: (phrase: string) => void
  /** Recognition or the microphone is missing; called once per press. */
  readonly lost: () => void
}

/** How long the echo lasts after the app has spoken, ms. */
const ECHO_MS = 250
/** A jumping goat bleats: shouts are ignored for this long, ms, so that the bleat does not count. */
const BLEAT_MS = 1200
/** How long the answer is shown, ms. */
const ANSWER_MS = { caught: 1200, missed: 900 } as const
/** If no goat jumps within this time after a phrase, the phrase was not understood, ms. */
const JUMP_MS = 400

/**
 * Listens to the child, but only after a press: for words if the browser has speech recognition, else for shouts. `close` releases everything.
 * The app itself records and sends nothing.
 */
export class Ear {
  readonly log = new VoiceLog()
  private view: EarView
  private listener: EarListener | undefined
  private readonly viewers = new Set<() => void>()
  private readonly meters = new Set<(strength: number) => void>()
  private language: Language
  private visit: AbortController | undefined
  private recogniser: Recogniser | undefined
  private phrases: Transcript | undefined
  private isMuted = false
  private deafUntil = 0
  private echo: ReturnType<typeof setTimeout> | undefined
  private answering: ReturnType<typeof setTimeout> | undefined

  constructor(language: Language) {
    this.language = language
    const needsNumbers = !hasRecogniser() || !('mediaDevices' in navigator)
    this.view = { state: 'off', way: 'words', isSounding: false, answer: undefined, needsNumbers }
  }

  /** For `useSyncExternalStore`. */
  readonly getView = (): EarView => this.view
  readonly subscribe = (viewer: () => void): (() => void) => {
    this.viewers.add(viewer)
    return () => this.viewers.delete(viewer)
  }

  /** Subscribes to the strength of the voice, 0…1; returns the unsubscribe function. */
  onLevel(meter: (strength: number) => void): () => void {
    this.meters.add(meter)
    return () => this.meters.delete(meter)
  }

  /** Sets the listener; replaces the previous one. */
  emit(listener: EarListener): void {
    this.listener = listener
  }

  /** Starts or stops listening. */
  press(): void {
    if (this.visit) return this.close()
    if (hasRecogniser()) return this.open('words')
    this.lose('no recognition in this browser')
    this.open('shouts')
  }

  /** Stops listening and releases the microphone. */
  close(): void {
    this.visit?.abort()
    this.visit = undefined
    this.recogniser = undefined
    clearTimeout(this.answering)
    this.show({ state: 'off', isSounding: false, answer: undefined })
  }

  /** Sets the language of word recognition. */
  setLanguage(language: Language): void {
    if (language === this.language) return
    this.language = language
    if (this.visit && this.view.way === 'words') this.open('words')
  }

  /** Pauses listening while the app speaks or a dialog is open; resumes after the echo. */
  mute(isMuted: boolean): void {
    clearTimeout(this.echo)
    if (isMuted) return this.setMuted(true)
    if (this.isMuted) this.echo = setTimeout(() => this.setMuted(false), ECHO_MS)
  }

  /** A goat has jumped, by voice or by hand. */
  caught(): void {
    this.deafUntil = performance.now() + BLEAT_MS
    if (this.visit) this.answer('caught')
  }

  private open(way: EarView['way']): void {
    this.visit?.abort()
    const visit = new AbortController()
    this.visit = visit
    this.recogniser = undefined
    this.show({ state: 'opening', way, isSounding: false })
    this.note(`listens for ${way} (${this.language})`)
    void (way === 'words' ? this.openWords(visit.signal) : this.openShouts(visit.signal))
  }

  private async openWords(signal: AbortSignal): Promise<void> {
    // Android gives the microphone to one client at a time, so there the recogniser reports when a voice begins and ends.
    const isAndroid = /Android/i.test(navigator.userAgent)
    if (!isAndroid && !(await this.openLight(signal))) return
    if (signal.aborted) return
    const phrases = collectPhrases(isAndroid, (phrase) => this.heard(phrase))
    this.phrases = phrases
    signal.addEventListener('abort', () => phrases.drop())
    const recogniser = openRecogniser(this.language, {
      heard: (transcript) => this.isMuted || phrases.hear(transcript),
      renewed: () => phrases.renew(),
      sounding: (isSounding) => isAndroid && this.sounded(isSounding),
      lost: (reason, detail) => this.lostWords(reason, detail),
    })
    // A recogniser that failed to start has already called `lost`, which aborts `signal`.
    if (signal.aborted) return
    this.recogniser = recogniser
    signal.addEventListener('abort', () => recogniser?.close())
    if (this.isMuted) recogniser?.pause()
    this.showState()
  }

  /** Opens the microphone for the voice light. Returns false without a microphone; if only the measuring fails, words are still recognised. */
  private async openLight(signal: AbortSignal): Promise<boolean> {
    let stream: MediaStream
    try {
      stream = await openMicrophone('words', signal)
    } catch (error) {
      if (!signal.aborted) this.give(`no microphone: ${String(error)}`)
      return false
    }
    const light = makeVoiceLight()
    measureVoice(stream, signal, ({ bytes }) => {
      const { isOn, strength } = light(bytes)
      this.measured(strength)
      this.sounded(isOn)
    }).catch((error: unknown) => {
      this.note(`no light: ${String(error)}`)
      closeMicrophone(stream)
    })
    return true
  }

  private async openShouts(signal: AbortSignal): Promise<void> {
    const find = makeShoutFinder()
    try {
      const stream = await openMicrophone('shouts', signal)
      stream.getTracks().forEach((track) => track.addEventListener('ended', () => !signal.aborted && this.close()))
      await measureVoice(stream, signal, ({ amplitude }) => {
        this.measured(Math.min(1, amplitude / (4 * SHOUT_LEVEL)))
        const { isSounding, isShout } = find(amplitude, performance.now())
        this.sounded(isSounding)
        if (isShout && this.isOpen()) this.heard(ANY_VOICE)
      })
      if (!signal.aborted) this.showState()
    } catch (error) {
      if (!signal.aborted) this.give(`no microphone: ${String(error)}`)
    }
  }

  private isOpen(): boolean {
    return this.view.state === 'listening' && performance.now() >= this.deafUntil
  }

  private heard(phrase: string): void {
    if (this.isMuted || !this.visit) return
    this.note(`heard '${phrase}'`)
    clearTimeout(this.answering)
    this.answering = setTimeout(() => this.answer('missed'), JUMP_MS)
    this.listener?.pass(phrase)
  }

  private answer(answer: 'caught' | 'missed'): void {
    clearTimeout(this.answering)
    this.note(answer)
    this.show({ answer })
    this.answering = setTimeout(() => this.show({ answer: undefined }), ANSWER_MS[answer])
  }

  private lostWords(reason: WordLoss, detail: string): void {
    this.lose(detail)
    // Without recognition the microphone may still work.
    if (reason === 'recognition') this.open('shouts')
    else this.close()
  }

  /** Gives up because there is no microphone; only the number buttons are left. */
  private give(detail: string): void {
    // If recognition is missing too, the loss was already reported.
    if (this.view.way === 'words') this.lose(detail)
    else this.note(detail)
    this.close()
  }

  private lose(detail: string): void {
    this.note(detail)
    this.show({ needsNumbers: true })
    this.listener?.lost()
  }

  private setMuted(isMuted: boolean): void {
    if (this.isMuted === isMuted) return
    this.isMuted = isMuted
    if (isMuted) {
      this.phrases?.drop()
      this.recogniser?.pause()
    } else this.recogniser?.resume()
    if (this.view.state === 'listening' || this.view.state === 'muted') this.showState()
  }

  private showState(): void {
    this.show({ state: this.isMuted ? 'muted' : 'listening', ...(this.isMuted ? { isSounding: false } : {}) })
  }

  private measured(strength: number): void {
    for (const meter of this.meters) meter(this.isOpen() ? strength : 0)
  }

  private sounded(isSounding: boolean): void {
    this.show({ isSounding: isSounding && this.isOpen() })
  }

  private note(line: string): void {
    this.log.add(line)
  }

  private show(change: Partial<EarView>): void {
    if (Object.entries(change).every(([key, value]) => this.view[key as keyof EarView] === value)) return
    this.view = { ...this.view, ...change }
    for (const viewer of this.viewers) viewer()
  }
}
