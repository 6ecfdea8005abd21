import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from './dialogs/ConfirmDialog.tsx'
import { Picture } from './pictures/Picture.tsx'
import { Stars } from './pictures/Stars.tsx'

vi.mock('../lib/sound/audioDesk.ts', () => import('../testing/fakeAudioDesk.ts'))

it.each([
  [0, 0],
  [3.4, 3],
  [3.5, 4],
  [5, 5],
  [9, 5],
  [-1, 0],
])('shows a grade of %d as %d of 5 stars', (grade, stars) => {
  render(<Stars filled={grade} />)
  const row = screen.getByRole('img', { name: `${stars} of 5 stars` })
  expect(row.querySelectorAll('img[src*="star-on"]')).toHaveLength(stars)
})

it('shows the word in place of a broken picture, until it gets another one', () => {
  const { container, rerender } = render(<Picture src="/a.webp" alt="" word="Kiko" />)
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  expect(screen.getByText('Kiko')).toBeVisible()
  rerender(<Picture src="/b.webp" alt="" word="Kiko" />)
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.webp')
})

it('tries the whole picture where its light one is missing, and only then shows the word', () => {
  const { container } = render(<Picture src="/a.webp" light={{ srcSet: '/a-small.avif' }} alt="" word="Kiko" />)
  const fail = () => {
    const image = container.querySelector('img')
    if (image) fireEvent.error(image)
  }
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/a-small.avif')
  fail()
  expect(container.querySelector('source')).toBeNull()
  expect(container.querySelector('img')).toHaveAttribute('src', '/a.webp')
  fail()
  expect(screen.getByText('Kiko')).toBeVisible()
})

it('asks with the safe answer focused, and takes Escape for it', async () => {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(
    <ConfirmDialog
      isOpen
      title="Leave Book?"
      text="Are you sure?"
      confirm={{ label: 'Yes, Leave', icon: 'library' }}
      cancel={{ label: 'Cancel', icon: 'book' }}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  )
  expect(screen.getByRole('alertdialog', { name: 'Leave Book?' })).toHaveAccessibleDescription('Are you sure?')
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1])
  await userEvent.click(screen.getByRole('button', { name: 'Yes, Leave' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})
