import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ToShell } from '../bridge.ts'
import type { OpenPageOptions } from '../runtime/pageHandle.ts'
import { gameSpeed } from '../runtime/speed.ts'
import { PageScene, type PageTask } from './pageScene.ts'

vi.mock('phaser', () => import('./fakePhaser.ts'))

/** A page that records only its time. */
class Page extends PageScene<object, object> {
  readonly times: number[] = []
  pictures: Promise<void> = Promise.resolve()
  protected fetchAll = () => this.pictures
  protected build = () => undefined
  protected begin = () => undefined
  protected isStill = () => true
  protected frame(now: number): void {
    this.times.push(now)
  }
  /** Holds something until it is left. */
  holds(free: () => void): void {
    this.disposables.add(free)
  }
  /** Calls back after `ms` of scene time. */
  in(ms: number, run: () => void): void {
    this.clock.after(ms, run)
  }
}

/** A page that loads and builds, with what it does to its surroundings. */
async function load({ isUnseen = false, pictures = Promise.resolve() } = {}) {
  vi.stubGlobal('document', { hidden: false, fonts: Object.assign([], { load: async () => [] }) })
  const page = new Page()
  page.pictures = pictures
  const seen: string[] = []
  page.init({
    key: 'k',
    isUnseen,
    page: { pageId: 'p' },
    stage: {
      scale: 1,
      game: { scale: { width: 1280, height: 800 } },
      files: { pin: () => () => undefined },
      wake: () => seen.push('wake'),
    },
    changed: () => undefined,
    emit: ({ type }: ToShell) => seen.push(type),
  } as unknown as PageTask<object, object>)
  page.create()
  await vi.advanceTimersByTimeAsync(0)
  return { page, seen }
}

/** A page that has just been opened. */
function open(options: Pick<OpenPageOptions, 'isCalm' | 'motion'>): Page {
  const page = new Page()
  // The part of a task that the clock needs.
  page.init({
    key: 'k',
    page: options,
    stage: { scale: 1, wake: () => undefined },
    changed: () => undefined,
  } as unknown as PageTask<object, object>)
  page.status = 'ready'
  return page
}

/** Updates the page every 60 ms, for `ms`. */
function run(page: Page, ms: number): void {
  for (let passed = 0; passed < ms; passed += 60) {
    vi.advanceTimersByTime(60)
    page.update()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})
afterEach(() => {
  gameSpeed.set(1)
  vi.useRealTimers()
})

it('runs timers and tweens at two thirds of the speed in calm mode', () => {
  const heard = vi.fn<() => void>()
  const calm = open({ isCalm: true, motion: 'calm' })
  calm.in(600, heard)
  run(calm, 840)
  expect(heard).not.toHaveBeenCalled()
  run(calm, 60)
  expect(heard).toHaveBeenCalledOnce()
  expect(calm.times.at(-1)).toBeCloseTo(600)
  expect(calm.tweens.timeScale).toBeCloseTo(2 / 3)
})

it('runs at full speed otherwise, even with reduced motion', () => {
  const heard = vi.fn<() => void>()
  const page = open({ motion: 'reduced' })
  page.in(600, heard)
  run(page, 540)
  expect(heard).not.toHaveBeenCalled()
  run(page, 60)
  expect(heard).toHaveBeenCalledOnce()
  expect(page.tweens.timeScale).toBe(1)
})

it('multiplies the speed of the debug hooks with that of calm mode, even during a page', () => {
  const page = open({ isCalm: true, motion: 'calm' })
  gameSpeed.set(6)
  run(page, 300)
  expect(page.times.at(-1)).toBeCloseTo(1200)
  expect(page.tweens.timeScale).toBeCloseTo(4)
})

it('is ready as soon as it is built, before its first frame is drawn', async () => {
  const { page, seen } = await load()
  expect(page.status).toBe('ready')
  expect(page.times).toEqual([0])
  // It asks for the frame in which it is seen.
  expect(seen.slice(-2)).toEqual(['ready', 'wake'])
})

it('builds unseen, says nothing and draws nothing until it appears, and loses no time by that', async () => {
  const { page, seen } = await load({ isUnseen: true })
  const heard = vi.fn<() => void>()
  page.in(100, heard)
  expect(page.isQuiet()).toBe(true)
  await vi.advanceTimersByTimeAsync(500)
  expect(seen).toEqual([])
  expect(page.times).toEqual([])
  page.appear()
  expect(seen).toEqual(['wake', 'ready', 'wake'])
  expect(heard).not.toHaveBeenCalled()
  run(page, 120)
  expect(heard).toHaveBeenCalledOnce()
})

it('may appear while its pictures are still coming, and is ready when it is built', async () => {
  let come: () => void = () => undefined
  const pictures = new Promise<void>((resolve) => (come = resolve))
  const { page, seen } = await load({ isUnseen: true, pictures })
  page.appear()
  expect(seen).not.toContain('ready')
  come()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toContain('ready')
})

it('frees what it holds when it is left, and not once more when Phaser destroys it', async () => {
  const { page } = await load()
  const freed = vi.fn<() => void>()
  page.holds(freed)
  page.leave()
  expect(page.sys.isActive()).toBe(false)
  expect(page.isOver).toBe(true)
  page.events.emit('destroy')
  expect(freed).toHaveBeenCalledOnce()
})
