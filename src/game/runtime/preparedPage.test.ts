import { beforeEach, expect, it, vi } from 'vitest'
import type { KindModule } from '../kind.ts'
import type { PageTask } from '../scene/pageScene.ts'
import { PreparedPage, type SceneListener, type UnseenPage } from './preparedPage.ts'

/** The stage: what was prepared and removed, by key. */
const stage = vi.hoisted(() => ({
  scale: 1,
  isBusy: false,
  tasks: [] as object[],
  removed: [] as string[],
  keys: 0,
  newKey: () => `page-${(stage.keys += 1)}`,
  prepare(_key: string, _scene: object, task: object) {
    if (stage.isBusy) return false
    stage.tasks.push(task)
    return true
  },
  remove: (key: string) => void stage.removed.push(key),
}))
const shared = vi.hoisted(() => ({ stage: stage as object }))
vi.mock('./stage.ts', () => ({ sharedStage: () => shared.stage }))

beforeEach(() => {
  Object.assign(stage, { scale: 1, isBusy: false, tasks: [], removed: [], keys: 0 })
  shared.stage = stage
})

class FakeScene {
  status = 'loading'
}
const kind = {
  loadScene: async () => ({ default: FakeScene }),
  loadRules: async () => ({}),
} as unknown as KindModule

const EN = { language: 'en' } as const
const LISTENER: SceneListener = { changed: () => undefined, emit: () => undefined }

/** A page whose scene is on the stage, unseen. */
async function prepared(page: Partial<UnseenPage> = {}): Promise<PreparedPage> {
  const one = new PreparedPage({ kind, ...EN, ...page } as unknown as UnseenPage)
  await vi.waitFor(() => expect(stage.keys).toBe(1))
  return one
}

/** What the scene was started with. */
const task = () => stage.tasks[0] as PageTask<unknown, unknown>

it('hands its scene over once, and is heard by whoever takes it', async () => {
  const page = await prepared()
  expect(task().isUnseen).toBe(true)
  const emit = vi.fn<SceneListener['emit']>()
  expect(page.take(EN, { ...LISTENER, emit })).toEqual({ key: 'page-1', scene: expect.any(FakeScene) })
  task().emit({ type: 'ready' })
  expect(emit).toHaveBeenCalledWith({ type: 'ready' })
  expect(page.take(EN, LISTENER)).toBeUndefined()
  // Who has taken it removes it.
  page.drop()
  expect(stage.removed).toEqual([])
})

it('is removed if it is dropped, once', async () => {
  const page = await prepared()
  page.drop()
  page.drop()
  expect(stage.removed).toEqual(['page-1'])
  expect(page.take(EN, LISTENER)).toBeUndefined()
})

it('is dropped where it could not be shown as it is', async () => {
  const inEnglish = await prepared()
  expect(inEnglish.take({ language: 'id' }, LISTENER)).toBeUndefined()
  expect(stage.removed).toEqual(['page-1'])
})

it('is dropped where the stage has another size by then', async () => {
  const page = await prepared()
  stage.scale = 2
  expect(page.take(EN, LISTENER)).toBeUndefined()
  expect(stage.removed).toEqual(['page-1'])
})

it('is dropped where something failed, so that opening it reports that', async () => {
  const page = await prepared()
  task().emit({ type: 'failed', reason: 'asset-missing', detail: 'a picture' })
  expect(page.take(EN, LISTENER)).toBeUndefined()
  expect(stage.removed).toEqual(['page-1'])
})

it('has gone with a stage that was replaced', async () => {
  const page = await prepared()
  shared.stage = { ...stage }
  expect(page.take(EN, LISTENER)).toBeUndefined()
  expect(stage.removed).toEqual([])
})

it('is nothing where the stage cannot take it now, or its code cannot be loaded', async () => {
  stage.isBusy = true
  expect((await prepared()).take(EN, LISTENER)).toBeUndefined()
  const broken = { ...kind, loadScene: () => Promise.reject(new Error('no network')) } as unknown as KindModule
  const page = new PreparedPage({ kind: broken, ...EN } as unknown as UnseenPage)
  await Promise.resolve()
  expect(page.take(EN, LISTENER)).toBeUndefined()
  expect(stage.removed).toEqual([])
})

it('starts nothing that was dropped while its code was loading', async () => {
  let arrive: (loaded: { default: typeof FakeScene }) => void = () => undefined
  const loadScene = () => new Promise((resolve) => (arrive = resolve))
  const page = new PreparedPage({ kind: { ...kind, loadScene }, ...EN } as unknown as UnseenPage)
  page.drop()
  arrive({ default: FakeScene })
  await new Promise((resolve) => setTimeout(resolve))
  expect(stage.tasks).toEqual([])
})
