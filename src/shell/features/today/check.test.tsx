import 'fake-indexeddb/auto'
import { act, configure, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadAllQuestions, loadLadder } from '../../../content/ladder/load.ts'
import { loadLadderSpeech } from '../../../content/speech.ts'
import { type EventSink, learningEvents } from '../../lib/service/learningEvents.ts'
import { fakeBackend, shelfBook } from '../../testing/fakeBackend.ts'
import { forgetSounds } from '../../testing/fakeSounds.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { pass, useTestClock } from '../../testing/shellTest.ts'
import { openedPage, stage } from '../reader/stage/fakeStage.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeSounds.ts'))
vi.mock('../../lib/loading/stageRuntime.ts', () => import('../reader/stage/fakeStage.ts'))
useTestClock()
beforeAll(async () => {
  configure({ asyncUtilTimeout: 5000 })
  await Promise.all([import('./TodayPage.tsx'), loadLadder(), loadAllQuestions(), loadLadderSpeech()])
}, 60_000)
beforeEach(() => {
  localStorage.clear()
  forgetSounds()
  stage.pages.length = 0
  vi.spyOn(console, 'warn').mockReturnValue()
})

type Recorded = Parameters<EventSink>[0]

async function openToday() {
  fakeBackend({
    'GET /api/books': [200, { data: [shelfBook] }],
    'GET /api/path': [200, { data: { choices: [], checks: [{ lang: 'en', asked_at: '2026-11-20T08:00:00.000Z' }] } }],
  })
  const events: Recorded[] = []
  learningEvents.connect((event) => events.push(event))
  const { touch } = renderApp('/today')
  return { touch, events, stop: () => screen.findByRole('button', { name: /^Show what you know/ }) }
}

/** Plays one activity of the check to its end. */
async function playOne() {
  const page = openedPage()
  for (let round = 0; round < 40 && page.getSnapshot().report.status !== 'completed'; round += 1) {
    act(() => page.settle())
    act(() => page.solve())
  }
  act(() => page.settle())
  await pass(1300)
}

it('comes in the place of the questions, follows the answers, and tells what was answered', async () => {
  const { touch, events, stop } = await openToday()
  await touch.click(await stop())
  await waitFor(() => expect(openedPage().options.pageId).toBe('check-1'))
  const isOver = () => events.some(({ type }) => type === 'check')
  for (let number = 1; number < 40 && !isOver(); number += 1) {
    // oxlint-disable-next-line no-await-in-loop -- One activity after the other.
    await playOne()
    // oxlint-disable-next-line no-await-in-loop -- Likewise.
    await waitFor(() => expect(isOver() || openedPage()).toBeTruthy())
  }
  const [check] = events.flatMap((event) => (event.type === 'check' ? [event] : []))
  const tries = events.flatMap((event) => (event.type === 'try' && event.n === 1 ? [event.item] : []))
  expect(check?.answers.length).toBeGreaterThanOrEqual(6)
  expect(check?.answers.every(({ ok }) => ok)).toBe(true)
  expect(check?.answers.map(({ item }) => item)).toEqual(tries)
  expect(new Set(tries).size).toBe(tries.length)
  // All was right, so it went up the ladder, and it is not asked for again.
  expect(stage.pages.length).toBeGreaterThan(2)
  expect(await screen.findByRole('button', { name: /^Show what you know.*Done/ })).toBeVisible()
  expect(screen.queryByText(/score|points|correct/i)).toBeNull()
}, 60_000)
