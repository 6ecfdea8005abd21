import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Look } from '../../content/look.ts'
import type { LookStills } from '../../content/lookStills.ts'
import { noteLook } from '../lib/look.ts'
import { startSession } from '../lib/session.ts'
import { Patched } from './Patched.tsx'

const stills = vi.hoisted(() => ({ load: vi.fn<() => Promise<LookStills>>() }))
vi.mock('../../content/lookStills.ts', async (original) => ({
  ...(await original<typeof import('../../content/lookStills.ts')>()),
  loadLookStills: stills.load,
}))

const STILL = '/img/books/book3/page-01.webp'
const LOOK: Look = { skin: 'coklat', hair: 'curly', headwear: 'none' }
const box = { x: 10, y: 20, width: 30, height: 40 }

beforeEach(() => {
  localStorage.clear()
  startSession('token', { id: '1', name: 'Eka', email: '', role: 'student' })
  stills.load.mockResolvedValue({ [STILL]: { words: { 'coklat-curly-none': 'coklat-curly-none' }, still: box } })
})

async function show(still = STILL) {
  const { container } = render(
    <Patched still={still} fit="fill">
      {(onShown) => <img className="still" src={still} alt="" onLoad={onShown} />}
    </Patched>,
  )
  await act(async () => undefined)
  return {
    image: () => container.querySelector('.still') as HTMLImageElement,
    patch: () => container.querySelector<HTMLImageElement>('.patch'),
    isHeld: () => container.querySelector('.is-held') !== null,
  }
}

it('shows a still as it is before anybody chooses, and those of other books always', async () => {
  expect((await show()).isHeld()).toBe(false)
  noteLook('1', LOOK)
  const other = await show('/img/books/book1/page-01.webp')
  expect([other.isHeld(), other.patch()]).toEqual([false, null])
})

it('shows still and patch at the same moment, the patch in its place', async () => {
  noteLook('1', LOOK)
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

it('shows the still as it is where the patch cannot be had', async () => {
  noteLook('1', LOOK)
  const { image, patch, isHeld } = await show()
  fireEvent.load(image())
  const broken = patch()
  if (broken) fireEvent.error(broken)
  expect([isHeld(), patch()]).toEqual([false, null])
})
