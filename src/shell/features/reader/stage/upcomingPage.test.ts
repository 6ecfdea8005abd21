import { beforeEach, expect, it, vi } from 'vitest'
import type { OpenTask } from '../page/pageTask.ts'
import { loadRuntime, stage } from './fakeStage.ts'
import { UpcomingPage } from './upcomingPage.ts'

vi.mock('../../../lib/loading/stageRuntime.ts', () => import('./fakeStage.ts'))

beforeEach(() => {
  stage.prepared.length = 0
  stage.dropped.length = 0
  stage.isBroken = false
})

/** The stage's code is replaced, so that only its page and variant matter. */
const taskOf = (pageId: string) => ({ pageId, look: 'girl-a' }) as unknown as OpenTask

it('builds a page, which is opened once with its own task', async () => {
  const upcoming = new UpcomingPage()
  await upcoming.prepare(taskOf('b1-p02'), 'en')
  expect(stage.prepared).toEqual(['b1-p02'])
  const task = upcoming.taskOf({ id: 'b1-p02' }, 'girl-a')
  expect(task).toMatchObject(taskOf('b1-p02'))
  expect(task?.takePrepared?.()).toBeDefined()
  expect(task?.takePrepared?.()).toBeUndefined()
  // A page that is turned back to is a new play.
  expect(upcoming.taskOf({ id: 'b1-p02' }, 'girl-a')).toBeUndefined()
  upcoming.drop()
  expect(stage.dropped).toEqual([])
})

it('is of no other page and no other variant', async () => {
  const upcoming = new UpcomingPage()
  await upcoming.prepare(taskOf('b1-p02'), 'en')
  expect(upcoming.taskOf({ id: 'b1-p03' }, 'girl-a')).toBeUndefined()
  expect(upcoming.taskOf({ id: 'b1-p02' }, 'boy-a')).toBeUndefined()
})

it('drops the page before, and the last one with the book', async () => {
  const upcoming = new UpcomingPage()
  await upcoming.prepare(taskOf('b1-p02'), 'en')
  await upcoming.prepare(taskOf('b1-p03'), 'en')
  expect(stage.dropped).toEqual(['b1-p02'])
  upcoming.drop()
  expect(stage.dropped).toEqual(['b1-p02', 'b1-p03'])
  expect(upcoming.taskOf({ id: 'b1-p03' }, 'girl-a')).toBeUndefined()
})

it('builds nothing that was dropped while the stage was loading', async () => {
  const upcoming = new UpcomingPage()
  const preparing = upcoming.prepare(taskOf('b1-p02'), 'en')
  upcoming.drop()
  await preparing
  expect(stage.prepared).toEqual([])
})

it('opens a page as any other where the stage cannot be loaded', async () => {
  stage.isBroken = true
  await expect(loadRuntime()).rejects.toThrow('no network')
  const upcoming = new UpcomingPage()
  await upcoming.prepare(taskOf('b1-p02'), 'en')
  expect(upcoming.taskOf({ id: 'b1-p02' }, 'girl-a')?.takePrepared?.()).toBeUndefined()
})
