import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeBackend } from '../../../testing/fakeBackend.ts'
import { renderApp } from '../../../testing/renderApp.tsx'
import { useTestClock } from '../../../testing/shellTest.ts'
import { CLASS, CLASS_1B, SLOW, TEACHER } from '../testClass.ts'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeAudioDesk.ts'))
useTestClock()
beforeEach(() => {
  // jsdom does not implement <dialog>.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const years = [
  { id: 'y1', name: '2024/25', from: null, to: '2025-07-13', can_reopen: false },
  { id: 'y2', name: '2025/26', from: '2025-07-14', to: '2026-07-12', can_reopen: true },
]

it('closes the school year after a confirmation, and reopens the latest one', async () => {
  const CARDS = { 'GET /api/classes/c1/cards': [200, { data: [] }] } as const
  const { calls, names } = fakeBackend({
    ...CLASS,
    ...CARDS,
    'POST /api/classes/c1/years': [200, { data: { ...CLASS_1B, years } }],
    'DELETE /api/classes/c1/years/y2': [200, { data: { ...CLASS_1B, years: years.slice(0, 1) } }],
  })
  const { touch } = renderApp('/dashboard/c1/class', TEACHER)
  await touch.type(await screen.findByLabelText('Name of the year that is over', {}, SLOW), '2025/26')
  await touch.clear(screen.getByLabelText('First day of the new year'))
  await touch.type(screen.getByLabelText('First day of the new year'), '2026-07-13')
  await touch.click(screen.getByRole('button', { name: 'Close the school year…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Close the school year 2025/26?' }))
  expect(dialog.getByText(/From 13 July 2026 on, the figures start again from zero/)).toBeVisible()
  expect(names()).not.toContain('POST /api/classes/c1/years')
  await touch.click(dialog.getByRole('button', { name: 'Close the school year' }))
  expect(await screen.findByText('2025/26, until 12 Jul 2026')).toBeVisible()
  expect(calls.find(({ name }) => name === 'POST /api/classes/c1/years')?.body).toEqual({
    name: '2025/26',
    first_day: '2026-07-13',
  })
  expect(screen.queryByRole('button', { name: 'Open 2024/25 again' })).toBeNull()
  await touch.click(screen.getByRole('button', { name: 'Open 2025/26 again' }))
  await waitFor(() => expect(screen.queryByText('2025/26, until 12 Jul 2026')).toBeNull())
})

it('puts the days of an earlier school year into the address', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  fakeBackend({
    ...CLASS,
    'GET /api/classes/c1': [200, { data: { ...CLASS_1B, years } }],
    'GET /api/classes/c1/report/books': [503, { message: 'busy' }],
  })
  const { where, touch } = renderApp('/dashboard/c1/books', TEACHER)
  const pick = await screen.findByLabelText('School year', {}, SLOW)
  expect(pick).toHaveDisplayValue('This school year')
  await touch.selectOptions(pick, '2025/26')
  await waitFor(() => expect(where()).toBe('/dashboard/c1/books?from=2025-07-14&to=2026-07-12'))
  await touch.selectOptions(pick, '2024/25')
  await waitFor(() => expect(where()).toBe('/dashboard/c1/books?to=2025-07-13'))
  await touch.selectOptions(pick, 'This school year')
  await waitFor(() => expect(where()).toBe('/dashboard/c1/books'))
})
