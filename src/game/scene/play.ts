import type { GameObjects, Scene } from 'phaser'
import type { FailureReason } from '../bridge.ts'
import type { Language } from '../language.ts'
import type { Painter } from '../parts/paint.ts'
import type { PartHost } from '../parts/partHost.ts'
import type { TargetView } from '../parts/targetView.ts'
import type { Command, RulesContext } from '../rules/kindRules.ts'
import { Session, type SessionOutcome } from '../rules/session.ts'
import type { OpenPageOptions } from '../runtime/pageSession.ts'
import type { Stage } from '../runtime/stage.ts'
import type { RuleTarget } from '../targets.ts'
import type { SceneClock } from './clock.ts'
import type { Gestures } from './gestures.ts'
import { Hints } from './hints.ts'
import type { Point } from './hitTest.ts'
import type { LoadedPicture } from './loadPicture.ts'
import { Outcomes } from './outcomes.ts'
import { PictureLayers } from './pictureLayers.ts'
import { TargetViews } from './targetViews.ts'
import { makeGestures } from './touch.ts'
import { Viewport } from './viewport.ts'

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
  tell(outcome: SessionOutcome): void
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
  const host = makeHost(parts, layers)
  const picture = new PictureLayers(scene, layers, parts.loaded, {
    hasIdle: () => stage.quality.figures.hasIdleMotion && host.motion === 'full',
    isStill: host.motion === 'reduced',
  })
  const session = new Session(
    page.kind.rules,
    page.config,
    () => parts.rulesContext(),
    (outcome) => parts.tell(outcome),
  )
  const views = new TargetViews((target) => parts.makeView(target, host))
  const viewport = new Viewport(scene, stage.canvas, () => stage.scale, host.motion === 'reduced')
  const hints = new Hints(host, views, page.kind.type, () => session.rightMove())
  const { language, command, completed, fail, doesTapMove, move, touched, touchPicture, sayWord } = parts
  const outcomes = new Outcomes({ page, clock, host, views, picture, hints, language, command, completed, fail })
  const overlap = page.kind.overlap ?? 0
  const gestures = makeGestures({ views, viewport, clock, overlap, doesTapMove, move, touched, touchPicture, sayWord })
  return { session, outcomes, picture, views, viewport, hints, host, gestures }
}

function makeHost<Config, State>({ scene, page, stage, painter }: PlayParts<Config, State>, layers: Layers): PartHost {
  const motion = page.motion ?? 'full'
  return {
    scene,
    painter,
    motion,
    back: layers.back,
    layer: layers.play,
    top: layers.top,
    ms: (length) => (motion === 'reduced' ? 0 : length),
    hasParticles: () => stage.quality.figures.hasParticles,
  }
}
