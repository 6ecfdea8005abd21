import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { MusicPlayer } from './MusicPlayer.tsx'

const desk = vi.hoisted(() => ({
  want: vi.fn<(track?: string, volume?: number) => void>(),
  restart: vi.fn<() => void>(),
}))
vi.mock('../../../lib/sound/audioDesk.ts', () => ({ audioDesk: () => Promise.resolve({ music: desk }) }))
vi.mock('../../../lib/sound/sound.ts', () => ({ playClick: () => undefined }))

const TRACK = '/audio/ambience/pond.mp3'

it('plays the page’s music at volume 0.7, restarts it, and stops it', async () => {
  desk.want.mockClear()
  const user = userEvent.setup()
  render(<MusicPlayer track={TRACK} language="en" />)
  expect(screen.queryByRole('button', { name: /from the beginning/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Music' }))
  await waitFor(() => expect(desk.want).toHaveBeenLastCalledWith(TRACK, 0.7))
  await user.click(screen.getByRole('button', { name: /from the beginning/ }))
  await waitFor(() => expect(desk.restart).toHaveBeenCalledTimes(1))
  await user.click(screen.getByRole('button', { name: 'Music' }))
  await waitFor(() => expect(desk.want).toHaveBeenLastCalledWith(undefined))
})

it('stops when its page is left', async () => {
  desk.want.mockClear()
  const { unmount } = render(<MusicPlayer track={TRACK} language="id" />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Musik' }))
  await waitFor(() => expect(desk.want).toHaveBeenLastCalledWith(TRACK, 0.7))
  unmount()
  await waitFor(() => expect(desk.want).toHaveBeenLastCalledWith(undefined))
})
