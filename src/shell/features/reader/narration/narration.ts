import type { Clip, Saying, Voice } from '../../../../game/audio/index.ts'
import { gameSpeed } from '../../../../game/runtime/speed.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'
import { type PageText, readPageText, sameSentence } from '../page/pageText.ts'
import type { WordTime } from '../../../lib/books/bookMedia.ts'
import { wordAt } from '../page/wordTimes.ts'
import { byTimer, LOOK_MS, type Looks } from './looks.ts'

/** `echo`: the child's turn to say the sentence. `blocked`: the browser needs a touch before it plays sound. */
export type NarrationState = 'silent' | 'waiting' | 'blocked' | 'speaking' | 'echo' | 'paused'

/** The visible state of the narration; a new object after each change. */
export interface NarrationView {
  readonly state: NarrationState
  /** The word being spoken. */
  readonly word: number | undefined
  /** The sentence that the child is to repeat now. */
  readonly echoed?: number | undefined
}

/** What is read, in one language. Without word times, no words are marked. */
export interface Script {
  readonly pageId: string
  /** The clip's path in the content, for logging. */
  readonly path: string
  readonly clip: Clip | undefined
  readonly times: readonly WordTime[]
  readonly text: PageText
}

/** The shortest turn for the child to say a sentence, ms; otherwise a little longer than the voice took. */
const LEAST_ECHO_MS = 1200
const ECHO_SHARE = 1.15

/** The longest interval while a voice speaks, ms: so late is a pause noticed that nobody has told of. */
const MOST_MS = 120
/** The shortest, ms: the sound's clock goes in steps. */
const LEAST_MS = 10

const NOTHING: Script = { pageId: '', path: '', clip: undefined, times: [], text: readPageText([], '') }
const SILENT: NarrationView = { state: 'silent', word: undefined }

/** How a reading ended. */
export type ReadingEnd = 'ended' | 'stopped' | 'failed'

/** Reads pages aloud, one at a time, and tracks the spoken word. It follows the sound's own clock instead of timers. */
export class Narration {
  private readonly voice: Voice
  private readonly looks: Looks
  private readonly listeners = new Set<() => void>()
  private readonly enders = new Set<(end: ReadingEnd) => void>()
  private readonly spoken = new Set<number>()
  private script: Script = NOTHING
  private mode: ReadingMode = 'listen'
  private view = SILENT
  private saying: Saying | undefined
  private stopLooking: (() => void) | undefined
  private isPausedByChild = false
  /** The child's turn: ms left, and the sentence that follows. */
  private echo: { leftMs: number; sentence: number } | undefined
  private sentence = 0
  private until: number | undefined

  constructor(voice: Voice, looks: Looks = byTimer) {
    this.voice = voice
    this.looks = looks
  }

  readonly getSnapshot = (): NarrationView => this.view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Calls `listener` at the end of each reading; returns an unsubscribe function. */
  onOver(listener: (end: ReadingEnd) => void): () => void {
    this.enders.add(listener)
    return () => this.enders.delete(listener)
  }

  /** How many words of the page were spoken in this language. */
  get heardWords(): number {
    return this.spoken.size
  }

  /** Reads from a word on; by default from the beginning. */
  read(fromWord = 0): void {
    this.until = undefined
    this.say(fromWord === 0 ? 0 : (this.script.times[fromWord]?.startMs ?? 0))
  }

  /** Takes over a reading that started before the reader was hydrated. */
  join(saying: Saying): void {
    this.until = undefined
    this.take(saying, 0)
  }

  /** A word was touched: reads on from there, or in read-alone mode speaks only that word. */
  touchWord(word: number): void {
    const time = this.script.times[word]
    if (!time) return this.read()
    if (this.mode !== 'alone') return this.read(word)
    this.until = time.endMs
    this.say(time.startMs)
  }

  /** The Listen button: starts, pauses or continues. */
  toggle(): void {
    if (this.saying === undefined || this.view.state === 'silent' || this.view.state === 'blocked') return this.read()
    this.isPausedByChild = !this.isPausedByChild
    if (this.isPausedByChild) this.voice.hold('child')
    else if (this.echo === undefined) this.voice.release('child')
    this.refresh()
  }

  /** Stops. Listeners hear of it at once, so that a turn renders the silence together with the next page. */
  stop(): void {
    this.saying?.stop()
    this.refresh()
  }

  /** Changes the reading mode. */
  setMode(mode: ReadingMode): void {
    this.mode = mode
    if (mode !== 'along' && this.echo) this.endEcho()
    if (mode === 'alone') this.stop()
  }

  /** For another page: stops. For the same page in the other language: continues with the same sentence if it was being read. */
  setScript(script: Script): void {
    const { script: before, place } = this
    const wasReading = before.pageId === script.pageId && this.view.state !== 'silent'
    const wasPaused = this.isPausedByChild
    this.drop()
    this.script = script
    this.spoken.clear()
    if (!wasReading) return
    this.read(sameSentence(before.text, place, script.text))
    if (wasPaused) this.toggle()
  }

  /** The current or last word read. */
  private get place(): number {
    const { times } = this.script
    return (
      this.view.word ??
      Math.max(
        0,
        times.findLastIndex(({ startMs }) => startMs <= (this.saying?.position() ?? 0)),
      )
    )
  }

  /** Closes it permanently. */
  close(): void {
    this.enders.clear()
    this.drop()
  }

  private say(fromMs: number): void {
    this.isPausedByChild = false
    this.echo = undefined
    const { clip, path } = this.script
    this.take(this.voice.say(clip, { fromMs, isPatient: true }, path), fromMs)
  }

  private take(saying: Saying, fromMs: number): void {
    this.saying = saying
    this.sentence = this.sentenceAt(fromMs)
    this.stopLooking ??= this.looks((ms) => this.look(ms))
    this.refresh()
    void saying.ended.then((end) => this.over(saying, end))
  }

  /** Stops at once without notifying listeners, because the page has changed. */
  private drop(): void {
    const { saying } = this
    this.saying = undefined
    saying?.stop()
    this.rest()
  }

  private rest(): void {
    this.echo = undefined
    this.isPausedByChild = false
    this.stopLooking?.()
    this.stopLooking = undefined
    this.refresh()
  }

  private over(saying: Saying, end: ReadingEnd): void {
    if (this.saying !== saying) return
    this.saying = undefined
    const wasWhole = this.until === undefined
    this.rest()
    if (wasWhole) for (const listener of this.enders) listener(end)
  }

  private look(ms: number): number {
    const { saying } = this
    if (!saying) return LOOK_MS
    if (this.echo) this.listenToChild(this.echo, ms)
    else if (saying.state === 'speaking') this.follow(saying)
    this.refresh()
    return saying.state === 'speaking' ? this.nextIn(saying.position()) : LOOK_MS
  }

  /** Real ms until a word begins or ends, which is when something changes; at most `MOST_MS`. */
  private nextIn(position: number): number {
    const { times } = this.script
    const word = times[times.findIndex(({ endMs }) => endMs > position)]
    if (!word) return MOST_MS
    const next = word.startMs > position ? word.startMs : word.endMs
    return Math.min(MOST_MS, Math.max(LEAST_MS, (next - position) / gameSpeed.factor))
  }

  private follow(saying: Saying): void {
    const position = saying.position()
    const word = wordAt(this.script.times, position)
    if (word !== undefined) this.spoken.add(word)
    if (this.until !== undefined && position >= this.until) return saying.stop()
    const isNext = this.mode === 'along' && this.sentenceAt(position) > this.sentence
    if (isNext) this.beginEcho()
  }

  private beginEcho(): void {
    const words = this.script.text.words.filter(({ sentence }) => sentence === this.sentence)
    const first = this.script.times[words[0]?.index ?? -1]
    const last = this.script.times[words.at(-1)?.index ?? -1]
    const ms = first && last ? (last.endMs - first.startMs) * ECHO_SHARE : 0
    this.echo = { leftMs: Math.max(LEAST_ECHO_MS, ms), sentence: this.sentence + 1 }
    this.voice.hold('child')
  }

  private listenToChild(echo: { leftMs: number; sentence: number }, ms: number): void {
    // While a dialog or a hidden tab holds the voice, the child's turn is paused too.
    if (this.isPausedByChild || this.voice.isHeldFor('page') || this.voice.isHeldFor('hidden')) return
    echo.leftMs -= ms * gameSpeed.factor
    if (echo.leftMs <= 0) this.endEcho()
  }

  private endEcho(): void {
    if (!this.echo) return
    this.sentence = this.echo.sentence
    this.echo = undefined
    if (!this.isPausedByChild) this.voice.release('child')
  }

  /** The sentence at a moment: it begins when the previous one has been spoken. */
  private sentenceAt(ms: number): number {
    const { times, text } = this.script
    const word = times.findIndex(({ endMs }) => ms < endMs)
    return text.words[word === -1 ? times.length - 1 : word]?.sentence ?? 0
  }

  private refresh(): void {
    const { saying } = this
    const state = saying ? this.stateOf(saying) : 'silent'
    const word =
      saying && state !== 'silent' && state !== 'waiting' && state !== 'echo'
        ? wordAt(this.script.times, saying.position())
        : undefined
    if (state === this.view.state && word === this.view.word) return
    this.view = state === 'echo' ? { state, word, echoed: this.sentence } : { state, word }
    for (const listener of this.listeners) listener()
  }

  private stateOf(saying: Saying): NarrationState {
    if (saying.state === 'over') return 'silent'
    if (this.isPausedByChild) return 'paused'
    if (this.echo) return 'echo'
    return saying.state
  }
}
