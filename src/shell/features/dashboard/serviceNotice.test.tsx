import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ServiceState } from '../../../../server/contract/serviceState.ts'
import { fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { useTestClock } from '../../testing/shellTest.ts'
import { CLASS, SLOW, TEACHER } from './testClass.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
useTestClock()

const stateOf = (change: Partial<ServiceState>) => {
  const data: ServiceState = {
    storage: 'ok',
    free_bytes: null,
    clock: 'ok',
    now: '2026-11-21T08:00:00.000Z',
    ...change,
  }
  return { ...CLASS, 'GET /api/service/state': [200, { data }] } as const
}

it('warns about low disk space in both languages, with an explanation that unfolds', async () => {
  fakeBackend(stateOf({ storage: 'low' }))
  const { touch } = renderApp('/dashboard', TEACHER)
  expect(await screen.findByText('The computer with Lumbung has almost no space left.', {}, SLOW)).toBeVisible()
  const help = screen.getByText(/their answers wait on the tablets/)
  expect(help).not.toBeVisible()
  await touch.click(screen.getByText('The computer with Lumbung has almost no space left.'))
  expect(help).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Indonesia' }))
  expect(screen.getByText('Ruang simpan komputer Lumbung hampir habis.')).toBeVisible()
})

it('warns about a suspect clock and shows the time used meanwhile', async () => {
  fakeBackend(stateOf({ clock: 'before-records' }))
  const { touch } = renderApp('/dashboard', TEACHER)
  await touch.click(await screen.findByText('The clock of the computer with Lumbung seems to be slow.', {}, SLOW))
  expect(screen.getByText(/Lumbung works with 21 November 2026/)).toBeVisible()
})

it('shows nothing if disk and clock are fine', async () => {
  const { names } = fakeBackend(stateOf({}))
  renderApp('/dashboard', TEACHER)
  expect(await screen.findByRole('link', { name: 'Class 1B' }, SLOW)).toBeVisible()
  await waitFor(() => expect(names()).toContain('GET /api/service/state'))
  expect(screen.queryByText(/computer with Lumbung/)).toBeNull()
})
