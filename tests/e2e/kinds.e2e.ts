import { expect, type Page, test } from '@playwright/test'
import { aChild, type CatalogBook, finishByCalls, goOnSpelling, signedIn } from './child.ts'
import { keyboard, lastReport, play, sceneReady } from './stage.ts'

interface Task {
  readonly kind: string
  readonly path: string
  readonly id: string
}

/** The catalog names the interaction type of every playable page except those of the word game, so it is listed here. */
const WORD_GAME: Task = { kind: 'dragDropWord', path: '/book/1?page=2', id: 'b1-p01' }

/** The first page or activity of every playable kind. */
async function firstOfEachKind(page: Page): Promise<Task[]> {
  const { books }: { books: readonly CatalogBook[] } = await (await page.request.get('/content/catalog.json')).json()
  const all = books.flatMap((book): Task[] => [
    ...book.pages.flatMap(({ id, interactionType }, index) =>
      interactionType === undefined ? [] : [{ kind: interactionType, path: `/book/${book.id}?page=${index + 1}`, id }],
    ),
    ...book.postActivities.map(({ id, type }, index) => ({
      kind: type,
      path: `/book/${book.id}/post-activities?activity=${index + 1}`,
      id: String(id),
    })),
  ])
  return [WORD_GAME, ...all].filter(({ kind }, index, list) => list.findIndex((task) => task.kind === kind) === index)
}

test('every kind can be played by keyboard alone, in Indonesian, on an older tablet', async ({ page }) => {
  test.setTimeout(360_000)
  await page.setViewportSize({ width: 1024, height: 768 })
  const child = await aChild(page, { hand: keyboard, language: 'id', byKeyboard: true })
  await signedIn(child)
  await finishByCalls(page, 1, 2, 3)
  const tasks = await firstOfEachKind(page)
  expect(tasks.length).toBeGreaterThanOrEqual(16)
  for (const { kind, path, id } of tasks) {
    await test.step(kind, async () => {
      await page.goto(path)
      await sceneReady(page, id)
      await play(page, keyboard, () => goOnSpelling(page, true))
      expect(await lastReport(page, id)).toMatchObject({ type: kind, status: 'completed', language: 'id' })
    })
  }
  expect(child.faults.filter((fault) => !fault.includes('404'))).toEqual([])
})
