import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settleFrame } from './afterFrame.ts'
import { Stage, type StageScene } from './stage.ts'

/** What happened to scenes, in order. */
const seen: string[] = []

vi.mock('phaser', () => ({
  CANVAS: 1,
  WEBGL: 2,
  Scale: { NONE: 0 },
  Game: class {
    readonly events = new EventEmitter()
    readonly canvas = Object.assign(new EventTarget(), { style: {}, setAttribute: () => undefined })
    readonly isBooted = true
    readonly isRunning = true
    readonly loop = { running: true, wake: () => undefined, sleep: () => undefined }
    readonly scale = { width: 1280, height: 800 }
    readonly scene = {
      isProcessing: false,
      add: (key: string) => seen.push(`${key} added`),
      remove: (key: string) => seen.push(`${key} destroyed`),
    }
    readonly destroy = () => seen.push('game destroyed')
  },
}))

function element() {
  return { style: {}, clientWidth: 0, append: () => undefined, remove: () => seen.push('stage taken out') }
}

/** A scene that notes when it is left. */
const aScene = (key: string) =>
  ({ sys: { settings: {} }, leave: () => seen.push(`${key} left`) }) as unknown as StageScene

beforeEach(() => {
  seen.length = 0
  vi.stubGlobal('document', { createElement: element })
  vi.stubGlobal('getComputedStyle', () => ({ position: 'absolute' }))
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  settleFrame()
  vi.unstubAllGlobals()
})

/** A stage that shows one page. */
function stageWith(key: string) {
  const stage = new Stage('canvas')
  const scene = aScene(key)
  // The test's elements have what a stage uses.
  const host = element() as unknown as HTMLElement
  stage.show(host, key, scene, {})
  return { stage, scene, host }
}

it('destroys the page that was left behind the first frame of the one that follows', () => {
  const { stage, scene, host } = stageWith('a')
  stage.remove('a', scene)
  stage.show(host, 'b', aScene('b'), {})
  expect(seen).toEqual(['a added', 'a left', 'stage taken out', 'b added'])
  settleFrame()
  expect(seen.at(-1)).toBe('a destroyed')
})

it('stays where it is if another page is shown before the first is removed', () => {
  const { stage, scene, host } = stageWith('a')
  stage.show(host, 'b', aScene('b'), {})
  stage.remove('a', scene)
  expect(seen).toEqual(['a added', 'b added', 'a left'])
  settleFrame()
  expect(seen.slice(3)).toEqual(['a destroyed'])
})

it('destroys the page that was left before its own game', () => {
  const { stage, scene } = stageWith('a')
  stage.remove('a', scene)
  stage.dispose()
  expect(seen.slice(-2)).toEqual(['a destroyed', 'game destroyed'])
})
