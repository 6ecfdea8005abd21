import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenPageOptions } from '../runtime/pageHandle.ts'
import { gameSpeed } from '../runtime/speed.ts'
import { PageScene, type PageTask } from './pageScene.ts'

vi.mock('phaser', () => import('./fakePhaser.ts'))

/** A page that records only its time. */
class Page extends PageScene<object, object> {
  readonly times: number[] = []
  protected fetchAll = () => Promise.resolve()
  protected build = () => undefined
  protected begin = () => undefined
  protected isStill = () => true
  protected frame(now: number): void {
    this.times.push(now)
  }
  /** Calls back after `ms` of scene time. */
  in(ms: number, run: () => void): void {
    this.clock.after(ms, run)
  }
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
