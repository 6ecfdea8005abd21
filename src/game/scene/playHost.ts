import { type GameObjects, type Scene, Scenes } from 'phaser'
import type { PartHost } from '../parts/partHost.ts'
import { warmUp } from '../parts/tween.ts'
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

/** When a finger last did something, as `performance.now()` in ms. */
export interface Hand {
  touchedAt: number
}

/** Idle motion starts this long after a page opened, ms: the page settles and its first words are heard, and fast page turns are not delayed. */
const COMES_ALIVE_MS = 1500

/** Warm-up: first delay after opening and interval, real ms. Delays no frame, and leaves nothing to paint for the first touch. */
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
    clock.after(PREPARE.each, () => warmUp(scene))
    // Each of these takes as much as a frame allows. The kind has scheduled its own parts before, since they are played with first.
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

/**
 * Warm-up: paints one thing at a time, and none right after a touch. By a timer of its own: nothing that is seen changes, so no frame need be drawn for
 * it, and on a page with fourteen tiles that was half of all frames of a turn.
 */
function prepaint(
  scene: Pick<Shown<unknown, unknown>, 'events' | 'guard' | 'isOver'>,
  hand: Readonly<Hand>,
): PartHost['prepare'] {
  const openedAt = performance.now()
  const waiting: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    timer = undefined
    if (scene.isOver) return
    const paint = performance.now() - hand.touchedAt >= PREPARE.each ? waiting.shift() : undefined
    if (paint) scene.guard(paint)
    if (waiting.length > 0) timer = setTimeout(next, PREPARE.each)
  }
  scene.events.once(Scenes.Events.SHUTDOWN, () => clearTimeout(timer))
  return (paint) => {
    waiting.push(paint)
    timer ??= setTimeout(next, Math.max(PREPARE.each, PREPARE.first - (performance.now() - openedAt)))
  }
}
