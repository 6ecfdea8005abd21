import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify } from '../../lib/notify.ts'
import { Toasts } from './Toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows a message for three seconds, then takes it away', async () => {
  render(<Toasts />)
  act(() => notify('error', 'Logout failed. Please try again.'))
  await act(() => vi.advanceTimersByTimeAsync(2900))
  expect(screen.getByRole('alert')).toHaveTextContent('Logout failed. Please try again.')
  // It fades for a moment.
  await act(() => vi.advanceTimersByTimeAsync(1100))
  expect(screen.queryByRole('alert')).toBeNull()
})
