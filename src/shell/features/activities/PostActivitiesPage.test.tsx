import 'fake-indexeddb/auto'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadActivities } from '../../../content/books.ts'
import { type Answer, type Answers, fakeBackend, shelfBook } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { pass, useTestClock } from '../../testing/shellTest.ts'
import { outbox } from '../outbox/appOutbox.ts'
import { endSpeech, forgetSounds, speaking } from '../../testing/fakeSounds.ts'
import { openedPage, stage } from '../reader/stage/fakeStage.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeSounds.ts'))
vi.mock('../../lib/loading/stageRuntime.ts', () => import('../reader/stage/fakeStage.ts'))
useTestClock()

const SUBMIT = 'POST /api/progress/submit-post-activity'
const COMPLETE = 'POST /api/progress/complete-book'

// Loads the lazy chunks before the first test; that can be slow on a busy machine.
beforeAll(async () => {
  configure({ asyncUtilTimeout: 5000 })
  await Promise.all([import('./PostActivitiesPage.tsx'), loadActivities(1)])
}, 60_000)

beforeEach(() => {
  forgetSounds()
  stage.pages.length = 0
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})

function open(path: string, answers: Answers = {}) {
  const backend = fakeBackend({
    'GET /api/books': [200, { data: [shelfBook] }],
    [SUBMIT]: [200, {}],
    [COMPLETE]: [200, { data: { total_points: 83 } }],
    ...answers,
  })
  return { ...backend, ...renderApp(path) }
}
const URL = '/book/1/post-activities'
const sent = (calls: { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name === SUBMIT || name === COMPLETE).map(({ body }) => body)
const playing = (id: string) => waitFor(() => expect(openedPage().options.pageId).toBe(id))
/** Presses a button of the open dialog. jsdom applies the page's `pointer-events` to the dialog, so this calls `click()` directly. */
async function press(name: string) {
  const dialog = await screen.findByRole('alertdialog')
  act(() => within(dialog).getByRole('button', { name }).click())
}
/** The scene ends an activity with a score. */
async function finish(score: number, total: number) {
  act(() => openedPage().channel.toShell.send({ type: 'completed', score, total, helped: 0 }))
  await pass(1300)
}

it('shows the loading text, then that there are no activities, with a link to the library', async () => {
  open('/book/9/post-activities')
  await screen.findByText('Loading activities...')
  expect(await screen.findByText('No activities found for this book')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to Library' })).toHaveAttribute('href', '/books')
})

it('plays all in order, updates the address, submits results, completes the book, and shows stars and points', async () => {
  const { where, calls } = open(URL)
  expect(await screen.findByRole('heading', { name: 'Post Activities' })).toBeVisible()
  await playing('101')
  expect(where()).toBe(`${URL}?activity=1`)
  await finish(6, 6)
  expect(await screen.findByRole('alertdialog', { name: 'Activity Complete!' })).toHaveTextContent(
    'You got 6 out of 6 correct!',
  )
  await press('Next')
  await playing('102')
  await waitFor(() => expect(where()).toBe(`${URL}?activity=2`))
  await finish(7, 12)
  await press('Next')
  await playing('103')
  await finish(4, 5)
  await press('Next')
  expect(await screen.findByText('83 points')).toBeVisible()
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  expect(sent(calls)).toEqual([
    { post_activity_id: 101, is_correct: true },
    { post_activity_id: 102, is_correct: false },
    { post_activity_id: 103, is_correct: true },
    { book_id: 1 },
  ])
  await press('Back to Library')
  await pass(900)
  expect(where()).toMatch(/^\/book\/1/)
  await pass(200)
  await waitFor(() => expect(where()).toBe('/books'))
})

it('opens at the activity in the address', async () => {
  open(`${URL}?activity=3`)
  await playing('103')
  expect(await screen.findByRole('img', { name: 'Activity 3 of 3' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Shuffle' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})

it('replays a failed activity on Try Again and submits it again', async () => {
  const { calls } = open(URL)
  await playing('101')
  await finish(1, 6)
  await press('Try Again')
  await waitFor(() => expect(stage.pages.filter(({ isClosed }) => !isClosed)).toHaveLength(1))
  await playing('101')
  await finish(6, 6)
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      { post_activity_id: 101, is_correct: false },
      { post_activity_id: 101, is_correct: true },
    ]),
  )
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

it('continues after a rejected result, which is retried once and logged', async () => {
  const { calls } = open(URL, { [SUBMIT]: [422, {}] })
  await playing('101')
  await finish(6, 6)
  await press('Next')
  await playing('102')
  await pass(2100)
  await waitFor(() => expect(sent(calls)).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows the results without points if the completion failed, and retries on request', async () => {
  let answer: Answer = [422, {}]
  open(`${URL}?activity=3`, { [COMPLETE]: () => answer })
  await playing('103')
  await finish(5, 5)
  await press('Next')
  expect(await screen.findByText('Your points could not be counted yet.')).toBeVisible()
  expect(screen.getByRole('img', { name: '0 of 5 stars' })).toBeVisible()
  answer = [200, { data: { total_points: 100 } }]
  await press('Try again')
  expect(await screen.findByText('100 points')).toBeVisible()
})

/** Passes all three activities of the book. */
async function passAll() {
  for (const [id, total] of [
    ['101', 6],
    ['102', 12],
    ['103', 5],
  ] as const) {
    await playing(id)
    await finish(total, total)
    await press('Next')
  }
}

it('shows the earned stars if the service rejects the results, and resends them on request', async () => {
  let isWell = false
  let taken = 0
  open(URL, {
    [SUBMIT]: () => {
      taken += isWell ? 1 : 0
      return isWell ? [200, {}] : [422, {}]
    },
    [COMPLETE]: () => [200, { data: { total_points: Math.round((taken / 3) * 100) } }],
  })
  await passAll()
  await pass(2100)
  await pass(2100)
  expect(await screen.findByText('Your points could not be counted yet.')).toBeVisible()
  expect(screen.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
  isWell = true
  await press('Try again')
  expect(await screen.findByText('100 points')).toBeVisible()
  expect(taken).toBe(3)
})

it('shows the earned stars if the book could not be completed', async () => {
  open(URL, { [COMPLETE]: [422, {}] })
  await passAll()
  expect(await screen.findByText('Your points could not be counted yet.')).toBeVisible()
  expect(screen.getByRole('img', { name: '5 of 5 stars' })).toBeVisible()
})

it('accepts the points of the service if they match the earned ones, despite rejected results', async () => {
  open(URL, { [SUBMIT]: [422, {}], [COMPLETE]: [200, { data: { total_points: 100 } }] })
  await passAll()
  await pass(2100)
  await pass(2100)
  expect(await screen.findByText('100 points')).toBeVisible()
})

it('queues results and completion while the service is unavailable, and shows the earned points', async () => {
  open(URL, { [SUBMIT]: [503, {}], [COMPLETE]: [503, {}] })
  await passAll()
  expect(await screen.findByText('100 points')).toBeVisible()
  const { calls } = fakeBackend({ [SUBMIT]: [200], [COMPLETE]: [200, { data: { total_points: 100 } }] })
  expect(await outbox.flush()).toBe('all')
  expect(sent(calls)).toEqual([
    { post_activity_id: 101, is_correct: true },
    { post_activity_id: 102, is_correct: true },
    { post_activity_id: 103, is_correct: true },
    { book_id: 1 },
  ])
})

it('waits for the points of a slow service', async () => {
  open(`${URL}?activity=3`, {
    [COMPLETE]: () => new Promise((resolve) => setTimeout(() => resolve([200, { data: { total_points: 83 } }]), 1000)),
  })
  await playing('103')
  await finish(5, 5)
  await press('Next')
  await pass(1000)
  expect(await screen.findByText('83 points')).toBeVisible()
})

it('saves nothing in free play and returns to the games', async () => {
  const { calls, where } = open(`${URL}?activity=2&play=free`)
  await playing('102')
  await finish(12, 12)
  await press('Back to Games')
  await waitFor(() => expect(where()).toBe('/games'))
  expect(sent(calls)).toEqual([])
})

it('delays the scene’s lines until the instruction has ended', async () => {
  open(`${URL}?activity=2`)
  await playing('102')
  await waitFor(() => expect(speaking()).toBe('/audio/books/book1/lines/en/activity-2'))
  const line = openedPage().options.services.say('/audio/count/en/1.mp3')
  await pass(50)
  expect(speaking()).toBe('/audio/books/book1/lines/en/activity-2')
  act(endSpeech)
  await waitFor(() => expect(speaking()).toBe('/audio/sprites/counts-en'))
  act(endSpeech)
  expect(await line.ended).toBe('ended')
})

it('shows a message for an unknown activity type and can continue', async () => {
  const table = await import('../../../scenes/activityKinds.ts')
  expect(table.activityKindOf('match-by-smell')).toBeUndefined()
  vi.spyOn(table, 'activityKindOf').mockReturnValue(undefined)
  const { touch } = open(URL)
  expect(await screen.findByText('No game available for this activity type')).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('img', { name: 'Activity 2 of 3' })).toBeVisible()
})
