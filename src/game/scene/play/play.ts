import type { FailureReason, Message, ToShell } from '../../bridge.ts'
import type { KindModule } from '../../kind.ts'
import type { Language, Local } from '../../language.ts'
import { filledIn, messageIn } from '../../messages.ts'
import type { PartHost } from '../../parts/partHost.ts'
import type { TargetView } from '../../parts/targetView.ts'
import type { Command, RulesContext } from '../../rules/kindRules.ts'
import { seededRandom } from '../../rules/random.ts'
import { Session, type PlayOutcome } from '../../rules/session.ts'
import type { OpenPageOptions, ScenePage } from '../../runtime/pageHandle.ts'
import type { RuleTarget } from '../../targets.ts'
import type { SceneClock } from '../clock.ts'
import type { Gestures } from '../touch/gestures.ts'
import { Hints } from './hints.ts'
import type { Point } from '../touch/hitTest.ts'
import type { LoadedPicture } from '../picture/loadPicture.ts'
import { Outcomes, type OutcomeWorld } from './outcomes.ts'
import type { PictureLayers } from '../picture/pictureLayers.ts'
import { type Hand, type Layers, layPicture, makeHost, type Shown } from '../playHost.ts'
import { TargetViews } from './targetViews.ts'
import { makeGestures, type TouchWorld } from '../touch/touch.ts'
import { Viewport } from '../touch/viewport.ts'

/** The parts that each kind overrides; see `PlayScene`. */
export interface KindHooks {
  readonly doesTapMove: boolean
  makeView(target: RuleTarget, host: PartHost): TargetView
  /** The kind's own response to an outcome, after the common one. */
  show(outcome: PlayOutcome): void
  wordOf(targetId: string): Local | undefined
}

/** The play of one page: its rules, its picture, its targets, and the handling of touches, keys and timers. */
export class Play<Config, State> implements OutcomeWorld, TouchWorld {
  readonly session: Session<Config, State>
  readonly outcomes: Outcomes
  readonly picture: PictureLayers
  readonly views: TargetViews
  readonly gestures: Gestures
  readonly hints: Hints
  readonly viewport: Viewport
  readonly host: PartHost
  readonly clock: SceneClock
  readonly page: ScenePage<Config, State>
  readonly overlap: number
  readonly doesTapMove: boolean
  private readonly scene: Shown<Config, State>
  private readonly kind: KindHooks
  private readonly random: () => number
  private readonly hand: Hand = { touchedAt: Number.NEGATIVE_INFINITY }
  private spoken: Language | undefined

  /** Assembles a page: layers, picture, rules, views, gestures, hints. */
  constructor(scene: Shown<Config, State>, loaded: LoadedPicture | undefined, kind: KindHooks) {
    const { page, stage, clock, add } = scene
    this.scene = scene
    this.kind = kind
    this.page = page
    this.clock = clock
    this.overlap = page.rules.overlap ?? 0
    this.doesTapMove = kind.doesTapMove
    this.random = seededRandom(page.seed)
    // In order, back to front.
    const layers: Layers = {
      back: add.container(),
      front: add.container(),
      play: add.container(),
      top: add.container(),
    }
    const host = makeHost(scene, layers, this.hand)
    this.host = host
    this.picture = layPicture(scene, layers, host, loaded)
    this.session = new Session(
      page.rules,
      page.config,
      () => this.rulesContext(),
      (outcome) => this.respond(outcome),
    )
    this.views = new TargetViews((target) => kind.makeView(target, host))
    this.viewport = new Viewport(scene, stage.canvas, () => stage.scale, host.motion === 'reduced')
    this.hints = new Hints(host, this.views, {
      clock,
      kind: page.kind.type,
      rightMove: () => this.session.rightMove(),
      isHeld: () => this.gestures.isHolding,
    })
    this.outcomes = new Outcomes(this)
    this.gestures = makeGestures(this)
  }

  /** The child's current language. */
  get language(): Language {
    return this.spoken ?? this.page.language
  }

  /** The text of the current question. */
  question(): Message | undefined {
    const { rules, config } = this.page
    return rules.question?.(config, this.session.current, this.rulesContext())
  }

  /** A move by touch, key or hook. */
  move(targetId: string, to?: string): void {
    this.note()
    this.session.move(to === undefined ? { targetId } : { targetId, to })
    this.sync()
  }

  /** A target was touched, whatever the outcome. */
  touched(id: string): void {
    this.note()
    this.hints.touched()
    this.picture.activate(this.clock.now)
    this.emit({ type: 'touched', targetId: id })
  }

  /** A touch outside all targets. */
  touchPicture(point: Point): void {
    this.note()
    this.outcomes.touch(point)
  }

  /** Whether a hidden character is at this point. */
  isHidden(point: Point): boolean {
    return this.picture.isHidden(point)
  }

  /** A target says itself. */
  sayWord(id: string): void {
    const word = this.kind.wordOf(id)
    const lines = this.views.target(id)?.says ?? (word ? [word] : [])
    this.outcomes.sayTarget(lines, () => this.session.hear(id))
  }

  /** In the reading mode “alone”, words to be read say themselves only when they are tapped. */
  isSilent({ isForReading = false }: RuleTarget): boolean {
    return isForReading && this.page.services.isReadAlone?.() === true
  }

  /** Passes a command of the shell or a timer to the rules, unless the page was left or failed. */
  command(command: Command): void {
    if (this.scene.isOver) return
    this.scene.guard(() => {
      this.session.command(command)
      this.sync()
    })
  }

  /** Switches the child's language. */
  setLanguage(language: Language): void {
    this.spoken = language
    this.outcomes.mute()
    this.session.setLanguage()
    this.sync()
  }

  /** Restores the initial state of everything but the rules, which receive a command. */
  restore(): void {
    this.outcomes.reset()
    this.outcomes.restore()
    this.hints.stop()
    if (this.scene.status === 'completed') this.scene.status = 'ready'
  }

  /** The rules have moved on: updates views, gestures and snapshot. */
  sync(): void {
    this.views.sync(this.session.targets(), 'glide')
    this.gestures.forgetLost()
    this.hints.synced()
    this.scene.changed()
    this.scene.stage.wake()
  }

  /** Marks the play as completed. */
  completed(): void {
    this.scene.status = 'completed'
  }

  fail(reason: FailureReason, detail: string): void {
    this.scene.fail(reason, detail)
  }

  emit(message: ToShell): void {
    this.scene.emit(message)
  }

  private respond(outcome: PlayOutcome): void {
    this.outcomes.respond(outcome)
    this.kind.show(outcome)
  }

  private rulesContext(): RulesContext {
    return contextOf(this.page, this.language, this.clock.now, this.random)
  }

  /** Records a touch, so that nothing else is painted in its frame. */
  private note(): void {
    this.hand.touchedAt = performance.now()
  }
}

let fine: MediaQueryList | undefined

/** Cached: each move needs it, and the query takes longer than the move itself. */
function finePointer(): MediaQueryList {
  fine ??= window.matchMedia('(pointer: fine)')
  return fine
}

/** A kind's texts. */
interface Texts {
  readonly kind: Pick<KindModule, 'messages'>
}

/** What the rules may know about their surroundings now. */
export function contextOf(
  { kind, layout, services, isCalm = false }: Pick<OpenPageOptions, 'layout' | 'services' | 'isCalm'> & Texts,
  language: Language,
  now: number,
  random: () => number,
): RulesContext {
  return {
    language,
    layout,
    now,
    random,
    isCalm,
    pointer: finePointer().matches ? 'fine' : 'coarse',
    text(key, params) {
      const own = messageIn(kind.messages, key)
      return own ? filledIn(own, params ?? {}, language) : services.text(key, params, language)
    },
  }
}
