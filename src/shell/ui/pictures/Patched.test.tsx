import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AvatarVariant } from '../../../content/avatarVariant.ts'
import type { AvatarPosters } from '../../../content/avatarPosters.ts'
import { noteVariant } from '../../lib/account/avatarVariant.ts'
import { startSession } from '../../lib/account/session.ts'
import { Patched } from './Patched.tsx'

const posters = vi.hoisted(() => ({ load: vi.fn<() => Promise<AvatarPosters>>() }))
vi.mock('../../../content/avatarPosters.ts', async (original) => ({
  ...(await original<typeof import('../../../content/avatarPosters.ts')>()),
  loadAvatarPosters: posters.load,
}))

const STILL = '/img/books/book3/page-01.webp'
const VARIANT: AvatarVariant = { skin: 'coklat', hair: 'curly', headwear: 'none' }
const box = { x: 10, y: 20, width: 30, height: 40 }

beforeEach(() => {
  localStorage.clear()
  startSession('token', { id: '1', name: 'Eka', email: '', role: 'student' })
  posters.load.mockResolvedValue({ [STILL]: { words: { 'coklat-curly-none': 'coklat-curly-none' }, still: box } })
})

async function show(poster = STILL) {
  const { container } = render(
    <Patched still={poster} fit="fill">
      {(onShown) => <img className="empty-shelf" src={poster} alt="" onLoad={onShown} />}
    </Patched>,
  )
  await act(async () => undefined)
  return {
    image: () => container.querySelector('.empty-shelf') as HTMLImageElement,
    patch: () => container.querySelector<HTMLImageElement>('.patch'),
    isHeld: () => container.querySelector('.is-held') !== null,
  }
}

it('shows posters unpatched before anybody chooses, and always for other books', async () => {
  expect((await show()).isHeld()).toBe(false)
  noteVariant('1', VARIANT)
  const other = await show('/img/books/book1/page-01.webp')
  expect([other.isHeld(), other.patch()]).toEqual([false, null])
})

it('shows still and patch at the same moment, the patch in its place', async () => {
  noteVariant('1', VARIANT)
  const { image, patch, isHeld } = await show()
  expect(patch()).toHaveAttribute('src', '/img/books/book3/page-01-still-coklat-curly-none.webp')
  expect(patch()).toHaveStyle({ left: '10%', top: '20%', width: '30%', height: '40%' })
  expect(isHeld()).toBe(true)
  fireEvent.load(image())
  expect(isHeld()).toBe(true)
  const shown = patch()
  if (shown) fireEvent.load(shown)
  expect(isHeld()).toBe(false)
})

it('shows the poster as it is where the patch cannot be had', async () => {
  noteVariant('1', VARIANT)
  const { image, patch, isHeld } = await show()
  fireEvent.load(image())
  const broken = patch()
  if (broken) fireEvent.error(broken)
  expect([isHeld(), patch()]).toEqual([false, null])
})
