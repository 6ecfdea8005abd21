import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadArt } from '../../../content/art.ts'
import { loadBook } from '../../../content/books.ts'
import { firstBook } from '../../../firstPage/index.ts'
import { loadMedia } from '../../lib/books/bookMedia.ts'
import { useTestClock } from '../../testing/shellTest.ts'
import { openedPage, stage } from './stage/fakeStage.ts'
import { next, openReader, setUpReader } from './testReader.tsx'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeSounds.ts'))
vi.mock('../../lib/loading/stageRuntime.ts', () => import('./stage/fakeStage.ts'))
vi.mock('../../../firstPage/index.ts', { spy: true })
useTestClock()
setUpReader()

/** Lets the rest of the pictures' data come, or fail with an error. */
let settle: (error?: Error) => void

beforeEach(async () => {
  const rest = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve())
  })
  const [book, { pages }] = await Promise.all([loadBook(1), loadArt(1)])
  const first = { 'b1-p01': pages['b1-p01'], 'b1-p02': pages['b1-p02'] } as typeof pages
  const media = await loadMedia(1, { pages: first, free: {} })
  const loadMoreArt = () => rest.then(() => media.loadMoreArt?.())
  vi.mocked(firstBook).mockReturnValue(book && { book, media: { ...media, loadMoreArt } })
})

/** Opens the first page of book 1, whose picture's data came with it, as the second page's did, and turns to the third. */
async function readOn(): Promise<void> {
  const { touch } = openReader('/book/1?page=2')
  for (const page of ['b1-p01', 'b1-p02']) {
    await waitFor(() => expect(openedPage().options).toMatchObject({ pageId: page, pictureId: page }))
    await touch.click(await next())
  }
  expect(await screen.findByRole('img', { name: 'Page 3' })).toBeVisible()
}

it('plays first what came with the document, and further pages when their pictures’ data has come', async () => {
  await readOn()
  expect(stage.pages.every(({ isClosed }) => isClosed)).toBe(true)
  await act(async () => settle())
  await waitFor(() => expect(openedPage().options).toMatchObject({ pageId: 'b1-p03', pictureId: 'b1-p03' }))
})

it('plays a page without its picture where the data does not come', async () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  await readOn()
  await act(async () => settle(new Error('no network')))
  await waitFor(() => expect(openedPage().options).toMatchObject({ pageId: 'b1-p03', pictureId: undefined }))
  expect(failed).toHaveBeenCalled()
})
