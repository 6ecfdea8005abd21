import { expect, it, vi } from 'vitest'
import { PageChannel, type ToGame } from '../bridge.ts'
import type { PageHandle } from '../runtime/pageHandle.ts'
import { gameSpeed } from '../runtime/speed.ts'
import type { Target } from '../targets.ts'
import { areHooksWanted, giveStageFigures, installHooks, type StorybookHooks, watchPage } from './hooks.ts'

const TARGETS: Target[] = [
  { id: 'item:sun', kind: 'drag', state: 'idle', correct: true, goesTo: 'zone:sun', x: 1, y: 2, width: 3, height: 4 },
  { id: 'zone:sun', kind: 'drop', state: 'idle', x: 5, y: 6, width: 7, height: 8 },
]
const report = {
  kind: 'page',
  type: 'picture',
  bookId: 1,
  pageId: 'b1-p01',
  status: 'ready',
  progress: { done: 0, total: 1 },
  language: 'en',
} as const

function openPage() {
  const channel = new PageChannel()
  const session: PageHandle = {
    getSnapshot: () => ({ report, targets: [], counters: undefined, question: undefined }),
    subscribe: () => () => undefined,
    targets: () => TARGETS,
    restingTargets: () => TARGETS,
    close: () => undefined,
  }
  const heard: ToGame[] = []
  channel.toGame.listen((message) => heard.push(message))
  const watch = watchPage(session, channel)
  return { heard, emit: watch.heard, leave: watch.stop }
}

function hooks(): StorybookHooks {
  const window: { __storybook?: StorybookHooks } = {}
  // Only this property is written.
  installHooks(window as Window)
  if (!window.__storybook) throw new Error('not installed')
  return window.__storybook
}

const storage = (value: string | null) => () => ({ getItem: () => value })

it.each([
  ['?debug=1', null, true],
  ['', '1', true],
  ['', null, false],
  ['?debug=0', 'true', false],
])('is wanted by URL %s and storage %s: %s', (search, value, isWanted) => {
  expect(areHooksWanted(search, storage(value))).toBe(isWanted)
})

it('is not wanted if the browser denies access to its storage', () => {
  const forbidden = (): Storage => {
    throw new Error('denied')
  }
  expect(areHooksWanted('', forbidden)).toBe(false)
})

it('returns nothing while no page is open', () => {
  expect(hooks().scene()).toBeNull()
  expect(hooks().targets()).toEqual([])
})

it('shows the open page, and nothing after the child has left it', () => {
  const { leave } = openPage()
  expect(hooks().scene()).toEqual(report)
  expect(hooks().targets()).toEqual(TARGETS)
  leave()
  expect(hooks().scene()).toBeNull()
})

it('keeps the newer page when an older one closes late', () => {
  const first = openPage()
  const second = openPage()
  first.leave()
  expect(hooks().scene()).toEqual(report)
  second.leave()
})

it('keeps the previous list of events until the next page is ready, and counts ms from then', () => {
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(1000)
  const first = openPage()
  first.emit({ type: 'ready' })
  now.mockReturnValue(1250)
  first.emit({ type: 'progress', done: 1, total: 1 })
  first.leave()
  const second = openPage()
  second.emit({ type: 'failed', reason: 'asset-missing', detail: 'a.webp' })
  expect(hooks().events()).toEqual([
    { at: 0, type: 'ready' },
    { at: 250, type: 'progress', done: 1, total: 1 },
  ])
  second.emit({ type: 'ready' })
  expect(
    hooks()
      .events()
      .map(({ type }) => type),
  ).toEqual(['failed', 'ready'])
  second.leave()
  now.mockRestore()
})

it('sends moves through the channel and throws for targets that are not shown', () => {
  const page = openPage()
  hooks().move('item:sun', 'zone:sun')
  hooks().hear('one')
  expect(page.heard).toEqual([
    { type: 'move', targetId: 'item:sun', to: 'zone:sun' },
    { type: 'heard', phrase: 'one' },
  ])
  expect(() => hooks().move('item:moon')).toThrow("No target 'item:moon'")
  expect(() => hooks().move('item:sun', 'zone:moon')).toThrow("No target 'zone:moon'")
  page.leave()
})

it('sets the speed for the document and rejects invalid factors', () => {
  hooks().speed(20)
  expect(gameSpeed.factor).toBe(20)
  expect(() => hooks().speed(0)).toThrow('speed(0)')
  expect(() => hooks().speed(Number.NaN)).toThrow('speed(NaN)')
  hooks().speed(1)
})

it('returns the figures of the stage once there is one', () => {
  expect(hooks().quality()).toBeNull()
  const resetFrames = vi.fn<() => void>()
  const quality = {
    step: 1,
    maxScale: 1,
    hasParticles: true,
    hasIdleMotion: true,
    renderer: 'canvas',
    scale: 1,
  } as const
  giveStageFigures({ frames: () => ({ count: 1, p50: 17, p95: 17, over50: 0 }), resetFrames, quality: () => quality })
  expect(hooks().frames().p50).toBe(17)
  hooks().resetFrames()
  expect(resetFrames).toHaveBeenCalledOnce()
  expect(hooks().quality()).toEqual(quality)
})
