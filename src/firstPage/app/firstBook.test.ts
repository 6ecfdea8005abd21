import { afterEach, expect, it, vi } from 'vitest'
import { FIRST_PLAY } from '../names.ts'
import { loadArt } from '../../content/art.ts'
import { loadMedia } from '../../shell/lib/books/bookMedia.ts'

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

/** The module has one book for good, as a tab has: each test gets its own. */
async function firstBookAfter(bookId: number) {
  vi.resetModules()
  const { firstBook, loadFirstBook } = await import('./firstBook.ts')
  await loadFirstBook(bookId)
  return firstBook
}

it('gives the reader the book and its media where one of its pages came with the document', async () => {
  pageCame()
  const firstBook = await firstBookAfter(1)
  expect(firstBook(1)?.book.id).toBe(1)
  expect(Object.keys(firstBook(1)?.media.art.pages ?? {})).toContain('b1-p02')
  expect(firstBook(2)).toBeUndefined()
})

it('begins with the data of the pictures that came with the document, and completes it when it is asked to', async () => {
  pageCame()
  const { pages } = await loadArt(1)
  const came = document.createElement('script')
  came.id = FIRST_PLAY
  came.type = 'application/json'
  came.textContent = JSON.stringify({ pictures: { 'b1-p02': pages['b1-p02'], 'b1-p03': pages['b1-p03'] } })
  document.body.append(came)
  const media = (await firstBookAfter(1))(1)?.media
  expect(Object.keys(media?.art.pages ?? {})).toEqual(['b1-p02', 'b1-p03'])
  const inUse = media?.art.pages['b1-p02']
  await media?.loadMoreArt?.()
  expect(media?.art.pages).toEqual(pages)
  // The page that is being played goes on with the same object.
  expect(media?.art.pages['b1-p02']).toBe(inUse)
})

it('leaves it to the reader where no page came', async () => {
  expect((await firstBookAfter(1))(1)).toBeUndefined()
})

it('leaves it to the reader, who tells the child, where something cannot be had', async () => {
  pageCame()
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(loadMedia).mockRejectedValueOnce(new Error('no network'))
  expect((await firstBookAfter(1))(1)).toBeUndefined()
  expect(warned).toHaveBeenCalled()
})

it('leaves it to the reader where there is no such book', async () => {
  pageCame()
  expect((await firstBookAfter(99))(99)).toBeUndefined()
})
