import { afterEach, expect, it, vi } from 'vitest'
import { loadMedia } from '../../shell/lib/books/bookMedia.ts'
import { loadFirstBook } from './firstBook.ts'

vi.mock('../../shell/lib/sound/audioDesk.ts', () => import('../../shell/testing/fakeSounds.ts'))
vi.mock('../../shell/lib/books/bookMedia.ts', { spy: true })

afterEach(() => {
  document.body.replaceChildren()
})

/** A page came with the document. */
function pageCame(): void {
  const page = document.createElement('div')
  page.id = 'first-page'
  document.body.append(page)
}

it('gives the reader the book and its media where one of its pages came with the document', async () => {
  pageCame()
  const first = await loadFirstBook(1)
  expect(first?.book.id).toBe(1)
  expect(Object.keys(first?.media.art.pages ?? {})).toContain('b1-p02')
})

it('leaves it to the reader where no page came', async () => {
  expect(await loadFirstBook(1)).toBeNull()
})

it('leaves it to the reader, who tells the child, where something cannot be had', async () => {
  pageCame()
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(loadMedia).mockRejectedValueOnce(new Error('no network'))
  expect(await loadFirstBook(1)).toBeNull()
  expect(warned).toHaveBeenCalled()
})

it('leaves it to the reader where there is no such book', async () => {
  pageCame()
  expect(await loadFirstBook(99)).toBeNull()
})
