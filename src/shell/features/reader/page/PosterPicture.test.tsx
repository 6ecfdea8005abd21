import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decodePoster, isPosterDecoded } from '../turning/posterPrefetch.ts'
import { PosterPicture } from './PosterPicture.tsx'

/** Bitmaps that were given to a canvas, by canvas. */
const shown = new Map<HTMLCanvasElement, unknown[]>()

beforeEach(() => {
  shown.clear()
  vi.stubGlobal('fetch', async (url: string) => ({ ok: true, blob: async () => url }))
  vi.stubGlobal('createImageBitmap', async (of: unknown) => ({ of, close: () => undefined }))
  const getContext = function (this: HTMLCanvasElement) {
    const given = shown.get(this) ?? []
    shown.set(this, given)
    return { transferFromImageBitmap: (bitmap: unknown) => void given.push(bitmap) }
  }
  // The code under test uses only this context.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(getContext as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function decoded(poster: string): Promise<void> {
  decodePoster(poster)
  await expect.poll(() => isPosterDecoded(poster)).toBe(true)
}

const picture = (src: string, alt = 'A hut') => <PosterPicture src={src} alt={alt} word="Page 1" />

it('shows the file of a poster that is not decoded, then its WebP, then the page’s word', () => {
  render(picture('/img/new.webp'))
  const image = screen.getByRole('img', { name: 'A hut' })
  expect(image).toBeInstanceOf(HTMLImageElement)
  expect(image.parentElement?.querySelector('source')).toHaveAttribute('srcset', '/img/new.avif')
  fireEvent.error(image)
  expect(screen.getByRole('img', { name: 'A hut' }).parentElement?.querySelector('source')).toBeNull()
  fireEvent.error(screen.getByRole('img', { name: 'A hut' }))
  expect(screen.getByRole('img', { name: 'A hut' })).toHaveTextContent('Page 1')
})

it('draws a decoded poster at once, with a text alternative that follows the play', async () => {
  await decoded('/img/a.webp')
  const { rerender } = render(picture('/img/a.webp'))
  const poster = screen.getByRole('img', { name: 'A hut' })
  const canvas = poster.querySelector('canvas')
  expect(canvas && shown.get(canvas)).toHaveLength(1)
  rerender(picture('/img/a.webp', 'A hut, a hen'))
  expect(screen.getByRole('img', { name: 'A hut, a hen' }).querySelector('canvas')).toBe(canvas)
  expect(canvas && shown.get(canvas)).toHaveLength(1)
})

it('uses a canvas again for the next page', async () => {
  await decoded('/img/b.webp')
  await decoded('/img/c.webp')
  const first = render(picture('/img/b.webp'))
  const canvas = first.container.querySelector('canvas')
  first.unmount()
  const second = render(picture('/img/c.webp'))
  expect(second.container.querySelector('canvas')).toBe(canvas)
  expect(canvas && shown.get(canvas)).toHaveLength(2)
})

it('shows the file if the browser cannot draw a bitmap', async () => {
  await decoded('/img/d.webp')
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  render(picture('/img/d.webp'))
  expect(screen.getByRole('img', { name: 'A hut' })).toBeInstanceOf(HTMLImageElement)
})
