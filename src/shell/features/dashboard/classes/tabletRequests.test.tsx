import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { DevicesAnswer } from '../../../../../server/contract/pictures.ts'
import { fakeBackend } from '../../../testing/fakeBackend.ts'
import { renderApp } from '../../../testing/renderApp.tsx'
import { pass, useTestClock } from '../../../testing/shellTest.ts'
import { CLASS, SLOW, TEACHER } from '../testClass.ts'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeAudioDesk.ts'))
useTestClock()

const DEVICES = 'GET /api/classes/c1/devices'
const at = '2026-11-21T08:00:00.000Z'
const tablet = { id: 't1', name: 'Mango', created_at: at, wrong_tries: 0, is_told: false, paused_until: null }
const waiting = { ...tablet, waiting_number: 42 }
const none: DevicesAnswer['data'] = {
  tablet_code: 'KAPUR-274K',
  tablet_code_ends_at: '2099-01-01T00:00:00.000Z',
  devices: [],
  learners: [],
}
const CALM = { 'GET /api/classes/c1/cards': [200, { data: [] }] } as const

it('shows a waiting tablet at the next poll and approves it with one press', async () => {
  let answer = none
  const answers = {
    [DEVICES]: () => [200, { data: answer }] as const,
    'POST /api/classes/c1/devices/t1/approve': [200, { message: 'Device approved' }] as const,
  }
  const { names } = fakeBackend({ ...CLASS, ...CALM, ...answers })
  const { touch } = renderApp('/dashboard/c1/class', TEACHER)
  expect(await screen.findByText('KAPUR-274K', undefined, SLOW)).toBeVisible()
  expect(screen.queryByRole('button', { name: /it is ours/ })).toBeNull()
  answer = { ...none, devices: [waiting] }
  await pass(8000)
  await touch.click(await screen.findByRole('button', { name: 'Yes, it is ours (42)' }))
  answer = { ...none, devices: [{ ...tablet, waiting_number: null }] }
  await waitFor(() => expect(names()).toContain('POST /api/classes/c1/devices/t1/approve'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /it is ours/ })).toBeNull())
})

it('also appears on Today, rejects an unknown tablet, and unlocks a locked tablet and child', async () => {
  const paused = { ...tablet, id: 't2', name: 'Kite', waiting_number: null, wrong_tries: 6, is_told: true }
  const learner = { id: 'l1', name: 'Adit', wrong_tries: 10, paused_until: '2026-11-21T08:05:00.000Z' }
  const answers = {
    [DEVICES]: [200, { data: { ...none, devices: [waiting, paused], learners: [learner] } }] as const,
    'DELETE /api/classes/c1/devices/t1': [200, { message: 'Device removed' }] as const,
    'POST /api/classes/c1/devices/t2/let-in': [200, { message: 'x' }] as const,
    'POST /api/classes/c1/learners/l1/let-in': [200, { message: 'x' }] as const,
  }
  vi.spyOn(console, 'warn').mockReturnValue()
  const { names } = fakeBackend({ ...CLASS, ...answers })
  const { touch } = renderApp('/dashboard/c1', TEACHER)
  await touch.click(await screen.findByRole('button', { name: 'No (42)' }, SLOW))
  await waitFor(() => expect(names()).toContain('DELETE /api/classes/c1/devices/t1'))
  expect(screen.getByText('Wrong pictures were chosen 6 times on “Kite”.')).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Let in again (Kite)' }))
  await waitFor(() => expect(names()).toContain('POST /api/classes/c1/devices/t2/let-in'))
  await touch.click(screen.getByRole('button', { name: 'Let in again (Adit)' }))
  await waitFor(() => expect(names()).toContain('POST /api/classes/c1/learners/l1/let-in'))
})

it('creates a tablet code for a class without one', async () => {
  const answers = {
    [DEVICES]: [200, { data: { ...none, tablet_code: null, tablet_code_ends_at: null } }] as const,
    'POST /api/classes/c1/tablet-code': [200, { data: none }] as const,
  }
  fakeBackend({ ...CLASS, ...CALM, ...answers })
  const { touch } = renderApp('/dashboard/c1/class', TEACHER)
  expect(await screen.findByText(/There is no code for tablets yet/, undefined, SLOW)).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'New tablet code' }))
  expect(await screen.findByText('KAPUR-274K')).toBeVisible()
})
