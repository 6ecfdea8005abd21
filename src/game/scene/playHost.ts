import { type GameObjects, type Scene, Scenes } from 'phaser'
import type { PartHost } from '../parts/partHost.ts'
import { warmUp } from '../parts/tween.ts'
import type { SceneClock } from './clock.ts'
import type { LoadedPicture } from './picture/loadPicture.ts'
import type { PageScene } from './pageScene.ts'
import { PictureLayers } from './picture/pictureLayers.ts'

/** The scene of a play. */
export type Shown<Config, State> = Scene &
  Pick<
    PageScene<Config, State>,
    'page' | 'stage' | 'clock' | 'painter' | 'status' | 'isOver' | 'emit' | 'changed' | 'guard' | 'fail'
  >

/** The layers of the stage. */
export type Layers = Readonly<Record<'back' | 'play' | 'front' | 'top', GameObjects.Container>>

/** When a finger last did something, scene time in ms. */
export interface Hand {
  touchedAt: number
}

/** Idle motion starts this long after a page opened, ms: the page settles and its first words are heard, and fast page turns are not delayed. */
const COMES_ALIVE_MS = 1500

/** Warm-up: first delay after opening and interval, ms. Delays no frame, and leaves nothing to paint for the first touch. */
const PREPARE = { first: 500, each: 40 }

/** What parts need from this scene. */
export function makeHost<Config, State>(scene: Shown<Config, State>, layers: Layers, hand: Hand): PartHost {
  const { page, stage, painter } = scene
  const motion = page.motion ?? 'full'
  return {
    scene,
    painter,
    motion,
    back: layers.back,
    layer: layers.play,
    top: layers.top,
    prepare: prepaint(scene, hand),
    ms: (length) => (motion === 'reduced' ? 0 : length),
    hasParticles: () => stage.quality.figures.hasParticles,
  }
}

/** Adds the page's picture to its layers; its idle motion begins later. */
export function layPicture<Config, State>(
  scene: Shown<Config, State>,
  layers: Layers,
  host: PartHost,
  loaded: LoadedPicture | undefined,
): PictureLayers {
  const { stage, clock, painter, page } = scene
  const picture = new PictureLayers(scene, layers, loaded, {
    painter,
    hasIdle: () => stage.quality.figures.hasIdleMotion && host.motion === 'full',
    isStill: host.motion === 'reduced',
    paintedAt: stage.renderer === 'canvas' ? () => stage.scale : undefined,
  })
  const comeAlive = () => {
    picture.activate(clock.now)
    // Each of these takes as much as a frame allows. The kind has scheduled its own parts before, since they are played with first.
    host.prepare(() => warmUp(scene))
    picture.prepare((paint) => host.prepare(paint))
  }
  const rest = () => clock.after(COMES_ALIVE_MS, comeAlive)
  void page.restsUntil?.then(() => {
    if (scene.isOver) return
    // The clock stands still while the loop sleeps: it is counted from the next frame.
    scene.events.once(Scenes.Events.POST_UPDATE, rest)
    stage.wake()
  })
  if (!page.restsUntil) rest()
  return picture
}

/** Warm-up: paints one thing per frame, and none in a frame that responds to a touch. */
function prepaint(
  { clock, events }: { readonly clock: SceneClock; readonly events: Scene['events'] },
  hand: Readonly<Hand>,
): PartHost['prepare'] {
  const waiting: (() => void)[] = []
  let isUnderWay = false
  const next = () => {
    if (clock.now - hand.touchedAt >= PREPARE.each) waiting.shift()?.()
    isUnderWay = waiting.length > 0
    // Scheduled after the frame: if the clock is catching up, both would run in the same frame.
    if (isUnderWay) events.once(Scenes.Events.POST_UPDATE, () => clock.after(PREPARE.each, next))
  }
  return (paint) => {
    waiting.push(paint)
    if (isUnderWay) return
    isUnderWay = true
    clock.after(clock.now < PREPARE.first ? PREPARE.first - clock.now : PREPARE.each, next)
  }
}
