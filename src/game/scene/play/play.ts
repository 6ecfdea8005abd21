import { type GameObjects, type Scene, Scenes } from 'phaser'
import type { FailureReason } from '../../bridge.ts'
import type { Language } from '../../language.ts'
import type { Painter } from '../../parts/paint.ts'
import type { PartHost } from '../../parts/partHost.ts'
import type { TargetView } from '../../parts/targetView.ts'
import { warmUp } from '../../parts/tween.ts'
import type { Command, RulesContext } from '../../rules/kindRules.ts'
import { Session, type PlayOutcome } from '../../rules/session.ts'
import type { OpenPageOptions } from '../../runtime/pageHandle.ts'
import type { Stage } from '../../runtime/stage.ts'
import type { RuleTarget } from '../../targets.ts'
import type { SceneClock } from '../clock.ts'
import type { Gestures } from '../touch/gestures.ts'
import { Hints } from './hints.ts'
import type { Point } from '../touch/hitTest.ts'
import type { LoadedPicture } from '../picture/loadPicture.ts'
import { Outcomes } from './outcomes.ts'
import { PictureLayers } from '../picture/pictureLayers.ts'
import { TargetViews } from './targetViews.ts'
import { makeGestures } from '../touch/touch.ts'
import { Viewport } from '../touch/viewport.ts'

/** Everything that exists from a page's building on. */
export interface Play<Config, State> {
  readonly session: Session<Config, State>
  readonly outcomes: Outcomes
  readonly picture: PictureLayers
  readonly views: TargetViews
  readonly gestures: Gestures
  readonly hints: Hints
  readonly viewport: Viewport
  readonly host: PartHost
}

/** What a play is made of, and what it calls back. */
export interface PlayParts<Config, State> {
  readonly scene: Scene
  readonly page: OpenPageOptions<Config, State>
  readonly stage: Stage
  readonly clock: SceneClock
  readonly painter: Painter
  readonly loaded: LoadedPicture | undefined
  readonly doesTapMove: boolean
  language(): Language
  rulesContext(): RulesContext
  makeView(target: RuleTarget, host: PartHost): TargetView
  /** The rules' outcomes, as they come. */
  emit(outcome: PlayOutcome): void
  command(command: Command): void
  completed(): void
  fail(reason: FailureReason, detail: string): void
  move(targetId: string, to?: string): void
  touched(targetId: string): void
  touchPicture(point: Point): void
  sayWord(targetId: string): void
}

type Layers = Readonly<Record<'back' | 'play' | 'front' | 'top', GameObjects.Container>>

/** Puts a page together: layers, picture, rules, views, gestures, hints. */
export function assemblePlay<Config, State>(parts: PlayParts<Config, State>): Play<Config, State> {
  const { scene, page, stage, clock } = parts
  const { add } = scene
  // Made back to front.
  const layers: Layers = { back: add.container(), front: add.container(), play: add.container(), top: add.container() }
  const hand = { touchedAt: Number.NEGATIVE_INFINITY }
  const host = makeHost(parts, layers, hand)
  const picture = new PictureLayers(scene, layers, parts.loaded, {
    painter: parts.painter,
    hasIdle: () => stage.quality.figures.hasIdleMotion && host.motion === 'full',
    isStill: host.motion === 'reduced',
    paintedAt: stage.renderer === 'canvas' ? () => stage.scale : undefined,
  })
  clock.after(COMES_ALIVE_MS, () => {
    picture.activate(clock.now)
    // Each of these is as much as a frame can bear; what is played with, which the kind asks for at once, is prepared before them.
    host.prepare(() => warmUp(scene))
    picture.prepare((paint) => host.prepare(paint))
  })
  const session = new Session(
    page.kind.rules,
    page.config,
    () => parts.rulesContext(),
    (outcome) => parts.emit(outcome),
  )
  const views = new TargetViews((target) => parts.makeView(target, host))
  const viewport = new Viewport(scene, stage.canvas, () => stage.scale, host.motion === 'reduced')
  const hints = new Hints(host, views, {
    clock,
    kind: page.kind.type,
    rightMove: () => session.rightMove(),
    isHeld: () => gestures.isHolding,
  })
  const { language, command, completed, fail, doesTapMove, move, touched, touchPicture, sayWord } = parts
  const outcomes = new Outcomes({ page, clock, host, views, picture, hints, language, command, completed, fail })
  const overlap = page.kind.overlap ?? 0
  const isHidden = (point: Point) => picture.isHidden(point)
  /** What a touch brings about is enough for its frame. */
  const noted =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      hand.touchedAt = clock.now
      act(...args)
    }
  const hands = { move: noted(move), touched: noted(touched), touchPicture: noted(touchPicture), isHidden, sayWord }
  const gestures = makeGestures({ views, viewport, clock, overlap, doesTapMove, ...hands })
  return { session, outcomes, picture, views, viewport, hints, host, gestures }
}

/** An opened page lies still for so long, ms: it comes to rest, and its first words are heard. Who only turns pages waits for no motion. */
const COMES_ALIVE_MS = 1500

/** One thing is painted ahead in each so many ms, beginning when the page has been open for a moment: no frame is late by it, and a first touch paints nothing. */
const PREPARE = { first: 500, each: 40 }

/** When a finger last did something, scene time. */
interface Hand {
  readonly touchedAt: number
}

/** Paints things one after the other, never two in the same frame, however late it comes, and none in one that answers a touch. */
function prepaint(
  { clock, scene }: { readonly clock: SceneClock; readonly scene: Scene },
  hand: Hand,
): PartHost['prepare'] {
  const waiting: (() => void)[] = []
  let isUnderWay = false
  const next = () => {
    if (clock.now - hand.touchedAt >= PREPARE.each) waiting.shift()?.()
    isUnderWay = waiting.length > 0
    // From the frame's end on: what the clock has to catch up with would come in the same frame.
    if (isUnderWay) scene.events.once(Scenes.Events.POST_UPDATE, () => clock.after(PREPARE.each, next))
  }
  return (paint) => {
    waiting.push(paint)
    if (isUnderWay) return
    isUnderWay = true
    clock.after(clock.now < PREPARE.first ? PREPARE.first - clock.now : PREPARE.each, next)
  }
}

function makeHost<Config, State>(parts: PlayParts<Config, State>, layers: Layers, hand: Hand): PartHost {
  const { scene, page, stage, painter } = parts
  const motion = page.motion ?? 'full'
  return {
    scene,
    painter,
    motion,
    back: layers.back,
    layer: layers.play,
    top: layers.top,
    prepare: prepaint(parts, hand),
    ms: (length) => (motion === 'reduced' ? 0 : length),
    hasParticles: () => stage.quality.figures.hasParticles,
  }
}

let fine: MediaQueryList | undefined

/** Asked once and kept: each move wants to know, and asking takes the browser longer than the move itself. */
function finePointer(): MediaQueryList {
  fine ??= window.matchMedia('(pointer: fine)')
  return fine
}

/** What the rules may know of the world now. */
export function contextOf(
  { layout, services, isCalm = false }: Pick<OpenPageOptions, 'layout' | 'services' | 'isCalm'>,
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
    text: (key, params) => services.text(key, params, language),
  }
}
