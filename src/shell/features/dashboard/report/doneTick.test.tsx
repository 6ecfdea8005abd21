import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { HomeReport } from '../../../../../server/contract/report.ts'
import { type Answer, fakeBackend } from '../../../testing/fakeBackend.ts'
import { renderApp } from '../../../testing/renderApp.tsx'
import { useTestClock } from '../../../testing/shellTest.ts'
import { CLASS, SLOW, TEACHER } from '../testClass.ts'
import { expectToast } from '../../../../../tests/helpers/toast.ts'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeAudioDesk.ts'))
useTestClock()

const TICK = 'PUT /api/classes/c1/done-today'

const HOME: HomeReport = {
  head: {
    now: '2026-11-20T02:00:00.000Z',
    today: '2026-11-20',
    monday: '2026-11-16',
    time_zone: 'Asia/Jakarta',
    filter: { from: null, to: null },
    up_to: '2026-11-19T02:00:00.000Z',
    class_days: ['2026-11-19'],
    learners: [{ id: 'l1', number: 1, name: 'Adit', avatar: 'face-1', added: '2026-11-01', waiting: 0 }],
    books: [],
    unsent: [],
    gaps: [],
  },
  needs: [
    { kind: 'away', learner_ids: ['l1'], unsent: [], away: [], fresh: [{ learner_id: 'l1', added: '2026-11-01' }] },
  ],
  done_today: ['away'],
  turns: [],
  active: { learner_ids: [], not_yet: ['l1'], unsent_only: [] },
  stuck: [],
  done: [],
}

/** Opens Today with the responses for a tick and for the page. */
function open(tick: Answer, page: Answer = [200, { data: HOME }]) {
  const backend = fakeBackend({ ...CLASS, 'GET /api/classes/c1/report': page, [TICK]: tick })
  return { ...backend, ...renderApp('/dashboard/c1', TEACHER) }
}

const box = () => screen.findByRole('checkbox', { name: 'Done today' }, SLOW)

it('shows the tick stored by the service and sends a change', async () => {
  const { calls, touch } = open([200, { message: 'Tick saved' }])
  expect(await box()).toBeChecked()
  await touch.click(await box())
  expect(await box()).not.toBeChecked()
  const sent = () => calls.filter(({ name }) => name === TICK).map(({ body }) => body)
  await waitFor(() => expect(sent()).toEqual([{ kind: 'away', day: '2026-11-20', done: false }]))
})

it('reverts a tick that the service rejects, and shows the error', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { touch } = open([404, { message: 'Not found.' }])
  await touch.click(await box())
  await expectToast('Not found.')
  expect(await box()).toBeChecked()
})

it('shows a queued tick while the service is unreachable, also after the page was left', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { touch } = open('offline')
  await touch.click(await box())
  await waitFor(() => expect(localStorage.getItem('doneToday c1 2026-11-20 away')).toBe('0'))
  expect(await box()).not.toBeChecked()
  await waitFor(async () => {
    const { outbox } = await import('../../outbox/appOutbox.ts')
    expect(outbox.behindOf('t')).toBeGreaterThan(0)
  })
  cleanup()
  open('offline')
  expect(await box()).not.toBeChecked()
})
