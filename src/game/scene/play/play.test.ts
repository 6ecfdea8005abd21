import { expect, it, vi } from 'vitest'
import { defineKind, type KindModule } from '../../kind.ts'
import type { SpriteData } from '../../picture.ts'
import { readOnlyRules } from '../../rules/readOnly.ts'
import type { Motion, ScenePage } from '../../runtime/pageHandle.ts'
import { Quality } from '../../runtime/quality.ts'
import type { StageServices } from '../../services.ts'
import type { RuleTarget } from '../../targets.ts'
import { SceneClock } from '../clock.ts'
import { GameObjects, Scene as FakeScene, Scenes } from '../fakePhaser.ts'
import { contextOf, Play } from './play.ts'
import type { Shown } from '../playHost.ts'

vi.mock('phaser', () => import('../fakePhaser.ts'))

vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })

const BOX = { x: 0, y: 0, width: 100, height: 100 }
const TARGET: RuleTarget = { id: 'sun', kind: 'tap', state: 'idle', box: BOX }

const sprite = (name: string, x: number): SpriteData => ({
  name,
  box: { x, y: 10, width: 10, height: 10 },
  pivot: [0.5, 1],
  layer: 'sprite',
  idle: 'sway',
  tap: 'spin',
  frames: { base: { x: 0, y: 0, w: 128, h: 80, dx: (x / 100) * 1280, dy: 80 } },
})

const kind: KindModule<string, unknown, object> = defineKind({
  type: 'picture',
  role: 'page',
  version: 1,
  // Not used: nothing is parsed or loaded here.
  schema: undefined as never,
  feedbackMs: 2000,
  messages: { 'own.one': { en: 'Own {n}', id: 'Milik {n}' } },
  loadRules: () => Promise.reject(new Error('not here')),
  loadScene: () => Promise.reject(new Error('not here')),
  loadDetails: () => Promise.reject(new Error('not here')),
})

/** A page with two swaying sprites and one tap target, on a stage of the given quality. */
function playOf(motion: Motion, quality = new Quality(), more: Partial<ScenePage<unknown, object>> = {}) {
  const scene = new FakeScene()
  const wake = vi.fn<() => void>()
  const clock = new SceneClock()
  const services = {
    say: vi.fn<StageServices['say']>(),
    effect: vi.fn<StageServices['effect']>(),
    picture: () => undefined,
    text: (key: string) => key,
  }
  const page: ScenePage<unknown, object> = {
    kind,
    rules: readOnlyRules,
    config: {},
    bookId: 1,
    pageId: 'p',
    language: 'en',
    services,
    layout: 'regular',
    seed: 1,
    motion,
    ...more,
  }
  const painter = { texture: () => 'painted', image: () => new GameObjects.Image(scene, 0, 0) }
  const shown = Object.assign(scene, {
    page,
    stage: { quality, renderer: 'webgl', scale: 1, canvas: undefined, wake },
    clock,
    painter,
    status: 'ready',
    isOver: false,
    emit: () => undefined,
    changed: () => undefined,
    guard: (run: () => void) => run(),
    fail: () => undefined,
  })
  const play = new Play(
    // The part of a scene that a play uses.
    shown as unknown as Shown<object, object>,
    {
      data: { stem: '/p', sprites: [sprite('duck', 10), sprite('hen', 60)] },
      textures: { back: 'back', atlas: 'atlas', atlasScale: 1 },
    },
    {
      doesTapMove: false,
      makeView: () => ({ box: () => BOX, update: () => undefined, destroy: () => undefined }),
      show: () => undefined,
      wordOf: () => undefined,
    },
  )
  play.views.sync([TARGET], 'still')
  return { play, scene, clock, wake }
}

type Played = ReturnType<typeof playOf>

/** The maximum sway of the sprites during idle motion. */
function swayOf({ play }: Played): number {
  play.picture.activate(0)
  const angles = [1000, 1850, 2700].map((now) => {
    play.picture.update(now)
    return Math.max(...play.picture.sprites.map(({ image }) => Math.abs(image.rotation)))
  })
  return Math.max(...angles)
}

/** Number of stars after a right move. */
function starsOf({ play }: Played): number {
  const before = play.host.layer.list.length
  play.outcomes.respond({ type: 'accepted', targetId: 'sun' })
  return play.host.layer.list.length - before
}

/** Number of sprites answering after both were touched in quick succession. */
function answeringOf({ play, clock }: Played): number {
  play.outcomes.react('duck')
  clock.advance(100)
  play.outcomes.react('hen')
  return play.picture.sprites.filter((each) => each.isAnswering(clock.now)).length
}

/** A device that drew this many frames late. */
function lateFrames(count: number): Quality {
  const quality = new Quality()
  for (let frame = 0; frame < count; frame += 1) quality.frame(60)
  return quality
}

it('full motion: sprites sway, stars fly, several sprites answer at a time', () => {
  expect(swayOf(playOf('full'))).toBeGreaterThan(0.01)
  expect(starsOf(playOf('full'))).toBe(6)
  expect(answeringOf(playOf('full'))).toBe(2)
})

it.each(['calm', 'reduced'] as const)('%s motion: no sway, no stars, one sprite answers at a time', (motion) => {
  expect(swayOf(playOf(motion))).toBe(0)
  expect(starsOf(playOf(motion))).toBe(0)
  expect(answeringOf(playOf(motion))).toBe(1)
})

it('a touched sprite still moves in calm mode, but not with reduced motion', () => {
  const turned = (motion: Motion) => {
    const { play } = playOf(motion)
    play.outcomes.react('duck')
    play.picture.update(400)
    return Math.abs(play.picture.named('duck')?.image.rotation ?? 0) > 0.1
  }
  expect([turned('full'), turned('calm'), turned('reduced')]).toEqual([true, true, false])
})

it('late frames keep idle motion and stars at the first step and disable them at the second', () => {
  const first = lateFrames(50)
  expect(first.figures.step).toBe(1)
  expect(swayOf(playOf('full', first))).toBeGreaterThan(0.01)
  expect(starsOf(playOf('full', first))).toBe(6)
  const second = lateFrames(100)
  expect(second.figures.step).toBe(2)
  expect(swayOf(playOf('full', second))).toBe(0)
  expect(starsOf(playOf('full', second))).toBe(0)
})

it('an open page follows a drop in quality', () => {
  const quality = new Quality()
  const open = playOf('full', quality)
  expect(swayOf(open)).toBeGreaterThan(0.01)
  for (let frame = 0; frame < 100; frame += 1) quality.frame(60)
  expect(starsOf(open)).toBe(0)
  open.play.picture.activate(3000)
  open.play.picture.update(4000)
  expect(open.play.picture.sprites.map(({ image }) => image.rotation)).toEqual([0, 0])
})

it('an opened page lies still at first, so that fast page turns are not delayed', () => {
  const { play, clock } = playOf('full')
  clock.advance(1499)
  expect(play.picture.strength(clock.now)).toBe(0)
  clock.advance(1)
  clock.advance(900)
  expect(play.picture.strength(clock.now)).toBe(1)
})

it('a page that was opened before the app lies still until that is there', async () => {
  let come = () => {}
  const restsUntil = new Promise<void>((resolve) => {
    come = resolve
  })
  const { play, scene, clock } = playOf('full', undefined, { restsUntil })
  clock.advance(5000)
  expect(play.picture.strength(clock.now)).toBe(0)
  come()
  await restsUntil
  // The loop is woken; the time is counted from its frame.
  scene.events.emit(Scenes.Events.POST_UPDATE)
  clock.advance(1500)
  clock.advance(900)
  expect(play.picture.strength(clock.now)).toBe(1)
})

it('rules get the texts of their kind first, then those shared by all', () => {
  const page = { kind, layout: 'regular', services: { text: (key: string) => `all: ${key}` } as never } as const
  const { text } = contextOf(page, 'id', 0, () => 0)
  expect(text('own.one', { n: 3 })).toBe('Milik 3')
  expect(text('page.done')).toBe('all: page.done')
})

it('rules know whether calm mode is on', () => {
  const page = { layout: 'regular', services: { text: (key: string) => key } as never } as const
  expect(contextOf({ ...page, kind, isCalm: true }, 'en', 0, () => 0).isCalm).toBe(true)
  expect(contextOf({ ...page, kind }, 'en', 0, () => 0).isCalm).toBe(false)
})

it('warm-up paints one thing at a time, draws no frame for it, and paints nothing right after a touch', () => {
  vi.useFakeTimers()
  try {
    const { play, scene, wake } = playOf('full')
    const painted: string[] = []
    for (const thing of ['tile', 'star', 'badge']) play.host.prepare(() => painted.push(thing))
    // The page's own warm-up comes first: the star of praise.
    vi.advanceTimersByTime(539)
    expect(painted).toEqual([])
    vi.advanceTimersByTime(1)
    expect(painted).toEqual(['tile'])
    expect(wake).not.toHaveBeenCalled()
    vi.advanceTimersByTime(20)
    play.gestures.down(1, { x: 50, y: 50 })
    vi.advanceTimersByTime(20)
    expect(painted).toEqual(['tile'])
    vi.advanceTimersByTime(40)
    expect(painted).toEqual(['tile', 'star'])
    // The page is left.
    scene.events.emit(Scenes.Events.SHUTDOWN)
    vi.advanceTimersByTime(1000)
    expect(painted).toEqual(['tile', 'star'])
  } finally {
    vi.useRealTimers()
  }
})
