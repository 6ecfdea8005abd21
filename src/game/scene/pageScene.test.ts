import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenPageOptions } from '../runtime/pageHandle.ts'
import { gameSpeed } from '../runtime/speed.ts'
import { PageScene, type PageTask } from './pageScene.ts'

vi.mock('phaser', () => import('./fakePhaser.ts'))

/** A page of which only the time is looked at. */
class Page extends PageScene<object, object> {
  readonly times: number[] = []
  protected fetchAll = () => Promise.resolve()
  protected build = () => undefined
  protected begin = () => undefined
  protected isStill = () => true
  protected frame(now: number): void {
    this.times.push(now)
  }
  /** Calls back in the scene's time. */
  in(ms: number, run: () => void): void {
    this.clock.after(ms, run)
  }
}

/** A page that has been open for no time yet. */
function open(options: Pick<OpenPageOptions, 'isCalm' | 'motion'>): Page {
  const page = new Page()
  // What a clock needs of a page; the rest is not touched.
  page.init({
    key: 'k',
    page: options,
    stage: { scale: 1, wake: () => undefined },
    changed: () => undefined,
  } as unknown as PageTask<object, object>)
  page.status = 'ready'
  return page
}

/** Frames of 60 ms, for so long. */
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

it('in calm mode two thirds of the time passes, for what waits and for what moves', () => {
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

it('else all of it passes, also where the device wishes for little motion', () => {
  const heard = vi.fn<() => void>()
  const page = open({ motion: 'reduced' })
  page.in(600, heard)
  run(page, 540)
  expect(heard).not.toHaveBeenCalled()
  run(page, 60)
  expect(heard).toHaveBeenCalledOnce()
  expect(page.tweens.timeScale).toBe(1)
})

it('a tester’s speed comes on top of the calm pace, also in the middle of a page', () => {
  const page = open({ isCalm: true, motion: 'calm' })
  gameSpeed.set(6)
  run(page, 300)
  expect(page.times.at(-1)).toBeCloseTo(1200)
  expect(page.tweens.timeScale).toBeCloseTo(4)
})
