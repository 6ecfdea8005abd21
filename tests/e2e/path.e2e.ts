import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { ladderSchema } from '../../src/content/ladder/schema.ts'
import { aChild, signedIn } from './child.ts'
import { type Hand, play, scene } from './stage.ts'

const LADDER = ladderSchema.parse(
  JSON.parse(readFileSync(new URL('../../src/content/ladder/ladder.json', import.meta.url), 'utf8')),
)
/** Events are sent a few seconds after they happen. */
const PATIENCE = { timeout: 30_000 }

/** The child has mastered the steps before this one. */
const STEP = 7

/** Moves by the debug hooks, if the move is still right: the scene may have gone on to its next question since the targets were read. */
const byHooks: Hand = (page, { target, to }) =>
  page.evaluate(
    ([id, end]) => {
      const now = window.__storybook?.targets().find((one) => one.id === id)
      if (now?.state === 'idle' && now.correct === true) window.__storybook?.move(id, end)
    },
    [target.id, to?.id] as const,
  )

/** Items of the mastered steps that a child of that step has been asked. */
function mastered(): string[] {
  const { steps, graphemes } = LADDER.languages.id
  return steps
    .slice(0, STEP - 1)
    .flatMap((step) => [
      ...step.new.flatMap((id) => graphemes.filter((one) => one.id === id).map(({ item }) => `${item}|hear`)),
      ...step.words.filter(({ picture }) => picture !== undefined).map(({ item }) => `${item}|read`),
    ])
}

/** Sends what a child has been asked on another device, on two days of last week. */
async function askedElsewhere(page: Page, items: readonly string[]): Promise<void> {
  const learnerId = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}').id as string)
  const events = items.flatMap((item, n) =>
    [8, 4].map((ago, turn) => ({
      id: crypto.randomUUID(),
      type: 'try',
      at: new Date(Date.now() - ago * 86_400_000 + n * 1000).toISOString(),
      device_id: 'another-tablet',
      device_seq: turn * items.length + n + 1,
      session_id: `visit-${ago}`,
      learner_id: learnerId,
      lang: 'id',
      app: '1',
      content: '1',
      ask: `${item}#${ago}`,
      item,
      place: 'today-1',
      n: 1,
      ok: true,
      help: 0,
      guess: 0.25,
      input: 'tap',
    })),
  )
  const status = await page.evaluate(async (body) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const headers = {
      'content-type': 'application/json',
      'x-xsrf-token': token,
      authorization: `Bearer ${localStorage.getItem('authToken')}`,
    }
    return (await fetch('/api/events', { method: 'POST', headers, body })).status
  }, JSON.stringify({ events }))
  expect(status).toBe(200)
}

const historyAnswer = z.object({
  data: z.object({
    history: z.object({
      today: z.string(),
      items: z.record(z.string(), z.array(z.tuple([z.string(), z.number()], z.unknown()))),
    }),
  }),
})

/** The items of which the service has been told today that one was right. */
async function playedToday(page: Page): Promise<string[]> {
  const answer: unknown = await page.evaluate(async () =>
    (
      await fetch('/api/path/history', { headers: { authorization: `Bearer ${localStorage.getItem('authToken')}` } })
    ).json(),
  )
  const { today, items } = historyAnswer.parse(answer).data.history
  return Object.entries(items).flatMap(([item, tries]) =>
    tries.some(([day, ok]) => day === today && ok === 1) ? [item.slice(3)] : [],
  )
}

/** The place of an activity that is open and was not played yet; `undefined` once the map of the path is shown. */
async function nextActivity(page: Page, map: Locator, played: readonly string[]): Promise<string | undefined> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const report = await scene(page)
      found = report?.status === 'ready' && !played.includes(report.pageId) ? report.pageId : undefined
      return found !== undefined || (await map.isVisible())
    })
    .toBe(true)
  return found
}

test('a child who learned the first steps on another tablet goes on where she is', async ({ page }) => {
  const child = await aChild(page, { hand: byHooks, language: 'id' })
  await signedIn(child)
  await askedElsewhere(page, mastered())
  await page.goto('/today')
  const now = page.locator('.stop.now [data-control="stop"]')
  const isBookNext = () => page.locator('.stop.now .stop-cover').isVisible()
  await expect(now).toBeVisible()
  const played: string[] = []
  while (!(await isBookNext())) {
    await now.tap()
    // One activity follows another by itself; after the last one the map is back.
    for (;;) {
      const next = await nextActivity(page, now, played)
      if (next === undefined) break
      played.push(next)
      await page.evaluate(() => window.__storybook?.speed(8))
      await play(page, byHooks)
    }
  }
  expect(played.length).toBeGreaterThan(2)
  const fresh = LADDER.languages.id.steps[STEP - 1]?.new.map((id) => `sound:${id}|hear`) ?? []
  // What she played has come to the service: new sounds of her step, and words again that she knew on the other tablet.
  await expect
    .poll(async () => {
      const items = await playedToday(page)
      return [items.some((item) => fresh.includes(item)), items.some((item) => item.endsWith('|read'))]
    }, PATIENCE)
    .toEqual([true, true])
  expect(child.faults).toEqual([])
})
