import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { loadBook } from '../../../content/books.ts'
import { kindOfPage } from '../../../content/index.ts'
import { storeCalm } from '../../lib/account/calm.ts'
import { type Answer, fakeBackend, shelfBook } from '../../testing/fakeBackend.ts'
import { pass, useTestClock } from '../../testing/shellTest.ts'
import { expireSession } from '../../lib/account/session.ts'
import { outbox } from '../outbox/appOutbox.ts'
import { sounds } from '../../testing/fakeSounds.ts'
import { openedPage, stage } from './stage/fakeStage.ts'
import { BOOKS, button, next, openReader, SAVE, story, setUpReader } from './testReader.tsx'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeSounds.ts'))
vi.mock('../../lib/loading/stageRuntime.ts', () => import('./stage/fakeStage.ts'))
useTestClock()
setUpReader()

/** Removes saves that this test left in the queue. */
async function forgetWaiting() {
  fakeBackend({ [SAVE]: [422, {}] })
  await outbox.forget('1')
}

const saves = (calls: { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name === SAVE).map(({ body }) => body)

describe('opening', () => {
  it('shows the cover with title and author, and no page number', async () => {
    openReader('/book/1')
    expect(await screen.findByRole('heading', { name: 'Where Is Kiko?' })).toBeVisible()
    expect(screen.getByText('by Lingkar Cerita Padi')).toBeVisible()
    expect(await button('Prev')).toBeDisabled()
    expect(await button('Next 1')).toHaveTextContent('1')
    expect(screen.queryByRole('img', { name: /^Page/ })).toBeNull()
  })

  it.each([
    ['?page=3', 'Page 2'],
    ['?page=15', 'Page 14'],
  ])('opens the page in the URL: %s', async (query, seal) => {
    openReader(`/book/1${query}`)
    expect(await screen.findByRole('img', { name: seal })).toBeVisible()
  })

  it.each(['?page=0', '?page=16', '?page=x'])('opens the cover for %s', async (query) => {
    openReader(`/book/1${query}`)
    expect(await screen.findByRole('heading', { name: 'Where Is Kiko?' })).toBeVisible()
  })

  it.each(['/book/9', '/book/x1'])('shows Book Not Found at %s', async (path) => {
    openReader(path)
    expect(await screen.findByRole('heading', { name: 'Book Not Found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/books')
  })

  it('redirects from a locked book to the library', async () => {
    const { where } = openReader('/book/2', { [BOOKS]: [200, { data: [{ ...shelfBook, id: 2, is_locked: true }] }] })
    await waitFor(() => expect(where()).toBe('/books'))
    expect(await screen.findByText('This book is still locked.')).toBeInTheDocument()
  })

  it('says in the child’s language that a book is locked', async () => {
    localStorage.setItem('language', 'id')
    openReader('/book/2', { [BOOKS]: [200, { data: [{ ...shelfBook, id: 2, is_locked: true }] }] })
    expect(await screen.findByText('Buku ini masih terkunci.')).toBeInTheDocument()
  })

  it('inserts the reader’s name into their book as plain text', async () => {
    openReader('/book/3', {}, { user: { name: '<b>Eka</b>' } })
    expect(await screen.findByText('by <b>Eka</b>')).toBeVisible()
  })

  it('shows the page and reports a failure if the stage cannot be loaded', async () => {
    stage.isBroken = true
    const { touch } = openReader('/book/1?page=2')
    expect(await screen.findByText(/The picture does not want to move/)).toBeVisible()
    expect(story()).toBe('The sun shines on a little house. A duck swims past the rice. A buffalo naps under a tree.')
    stage.isBroken = false
    await touch.click(await button('Try again'))
    await waitFor(() => expect(openedPage().options.pageId).toBe('b1-p01'))
  })

  it('retries the stage on the next page', async () => {
    stage.isBroken = true
    const { touch } = openReader('/book/1?page=2')
    expect(await screen.findByText(/The picture does not want to move/)).toBeVisible()
    stage.isBroken = false
    await touch.click(await next())
    await waitFor(() => expect(openedPage().options.pageId).toBe('b1-p02'))
    expect(screen.queryByText(/The picture does not want to move/)).not.toBeInTheDocument()
  })
})

it('opens pages in the reader’s calm mode', async () => {
  const { touch } = openReader('/book/1')
  await waitFor(() => expect(openedPage().options).toMatchObject({ motion: 'full', isCalm: false }))
  act(() => storeCalm('1', true))
  await touch.click(await next())
  await waitFor(() => expect(openedPage().options).toMatchObject({ pageId: 'b1-p01', motion: 'calm', isCalm: true }))
})

describe('turning', () => {
  it('saves the page being left, turns, and plays the flip', async () => {
    const { touch, calls, where } = openReader('/book/1?page=2')
    // The sounds have been loaded by then.
    await waitFor(() => expect(stage.pages).not.toEqual([]))
    await touch.click(await next())
    expect(await screen.findByRole('img', { name: 'Page 2' })).toBeVisible()
    expect(saves(calls)).toEqual([{ book_id: 1, page_number: 2 }])
    expect(where()).toBe('/book/1?page=3')
    expect(sounds.effects).toContain('page-flip')
  })

  it('has the stage prepare the next page: its pictures, the code of its scene, and later what it opens without', async () => {
    openReader('/book/1')
    const [, page] = (await loadBook(1))?.pages ?? []
    if (!page) throw new Error('book 1 has no pages')
    await waitFor(() => expect(stage.preloaded).toContain(page.id))
    // The stage imports it once, for this and for opening the page.
    expect(stage.preloadedScenes).toEqual([kindOfPage(page)])
    await waitFor(() => expect(stage.preloadedFrames).toEqual([page.id]))
  })

  it('turns back without saving', async () => {
    const { touch, calls } = openReader('/book/1?page=3')
    await touch.click(await button('Prev'))
    expect(await screen.findByRole('img', { name: 'Page 1' })).toBeVisible()
    expect(saves(calls)).toEqual([])
  })

  it.each<[string, Answer]>([
    ['Failed to save progress. Please try again.', [202, {}]],
    ['The book is closed.', [409, { message: 'The book is closed.' }]],
    ['Failed to save progress', [422, {}]],
    ['Failed to save progress', [404, {}]],
  ])('stays and shows %s if the save is rejected', async (text, answer) => {
    const { touch, where } = openReader('/book/1?page=2', { [SAVE]: answer })
    await touch.click(await next())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(where()).toBe('/book/1?page=2')
  })

  it.each<[string, Answer]>([
    ['500', [500, { message: 'Out of order.' }]],
    ['503', [503, {}]],
    ['429', [429, {}]],
    ['419 twice', [419, {}]],
    ['a timeout', 'timeout'],
    ['no network', 'offline'],
  ])('turns although the service does not accept the save now: %s', async (_, answer) => {
    const { touch, where } = openReader('/book/1?page=2', { [SAVE]: answer })
    await touch.click(await next())
    await waitFor(() => expect(where()).toBe('/book/1?page=3'))
    expect(await screen.findByText('Saved on this device. It will be sent later.')).toBeInTheDocument()
    await forgetWaiting()
  })

  it('turns after 300 ms without a response, and shows a later rejection without turning back', async () => {
    let refuse = (): void => undefined
    const { touch, where } = openReader('/book/1?page=2', {
      [SAVE]: () => new Promise((resolve) => (refuse = () => resolve([422, { message: 'No such page.' }]))),
    })
    await touch.click(await next())
    expect(where()).toBe('/book/1?page=2')
    await pass(300)
    await waitFor(() => expect(where()).toBe('/book/1?page=3'))
    expect(screen.queryByText('Saved on this device. It will be sent later.')).not.toBeInTheDocument()
    act(() => refuse())
    expect(await screen.findByRole('alert')).toHaveTextContent('No such page.')
    expect(where()).toBe('/book/1?page=3')
  })

  it('queues the save and turns if the session has expired; the sign-in returns to the new page', async () => {
    const { touch, where, router } = openReader('/book/1?page=2', { [SAVE]: [401, {}] })
    await touch.click(await next())
    await waitFor(() => expect(where()).toBe('/login'))
    expect(router.location()?.state).toEqual({ from: '/book/1?page=3' })
    await forgetWaiting()
  })

  it('asks for the sign-in if the session expires in the moment of the turn, and that returns to the new page', async () => {
    let answer = (): void => undefined
    const { touch, where, router } = openReader('/book/1?page=2', {
      [SAVE]: () => new Promise((resolve) => (answer = () => resolve([200, {}]))),
    })
    await touch.click(await next())
    await act(async () => {
      expireSession()
      answer()
      await vi.advanceTimersByTimeAsync(400)
    })
    await waitFor(() => expect(where()).toBe('/login'))
    expect(router.location()?.state).toEqual({ from: '/book/1?page=3' })
  })

  it('waits for a 200 before turning if the device cannot store the save', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    let answer = (): void => undefined
    const { touch, where } = openReader('/book/1?page=2', {
      [SAVE]: () => new Promise((resolve) => (answer = () => resolve([503, { message: 'The disk is full.' }]))),
    })
    await touch.click(await next())
    await pass(5000)
    expect(where()).toBe('/book/1?page=2')
    act(() => answer())
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.')
    expect(where()).toBe('/book/1?page=2')
  })

  it('turns only one page however often Next is pressed while saving', async () => {
    let answer = (): void => undefined
    const { touch, calls } = openReader('/book/1?page=2', {
      [SAVE]: () => new Promise((resolve) => (answer = () => resolve([200, {}]))),
    })
    const pressed = await next()
    await touch.dblClick(pressed)
    await waitFor(() => expect(saves(calls)).toHaveLength(1))
    expect(pressed).toBeEnabled()
    answer()
  })

  it('returns to the library if the service responds that the book is locked', async () => {
    const { touch, where } = openReader('/book/1?page=2', { [SAVE]: [403, { message: 'locked' }] })
    await touch.click(await next())
    await waitFor(() => expect(where()).toBe('/books'))
  })

  it('opens the activities two seconds after Finish, without saving', async () => {
    const { touch, calls, where } = openReader('/book/1?page=15')
    await touch.click(await button('Finish'))
    await pass(1900)
    expect(where()).toBe('/book/1?page=15')
    await pass(200)
    await waitFor(() => expect(where()).toBe('/book/1/post-activities?activity=1'))
    expect(saves(calls)).toEqual([])
  })
})

describe('music', () => {
  const music = () => sounds.output.playing().filter((src) => /ambience|music/.test(src))

  it('of the book plays on request, continues across pages, and ends with the book', async () => {
    const { touch, router } = openReader('/book/1?page=2')
    await waitFor(() => expect(stage.pages).not.toEqual([]))
    expect(music()).toEqual([])
    await touch.click(await button(/^Music/))
    await waitFor(() => expect(music()).toEqual([expect.stringContaining('ambience/rice-field-day')]))
    await touch.click(await next())
    expect(await screen.findByRole('img', { name: 'Page 2' })).toBeVisible()
    expect(music()).toHaveLength(1)
    await router.navigate('/home')
    await waitFor(() => expect(music()).toEqual([]))
  })
})

describe('leaving', () => {
  it('asks for confirmation with the focus on Cancel, and pauses the scene meanwhile', async () => {
    const { touch } = openReader('/book/1?page=3')
    await waitFor(() => openedPage())
    await touch.click(await button('Library'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave Book?' })
    expect(dialog).toHaveTextContent('Are you sure you want to leave this book and go back to all books?')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(openedPage().received.at(-1)).toEqual({ type: 'pause' })
    // jsdom applies the page's `pointer-events` to the dialog, so the test does not use a pointer.
    act(() => within(dialog).getByRole('button', { name: 'Cancel' }).click())
    await waitFor(() => expect(openedPage().received.at(-1)).toEqual({ type: 'resume' }))
  })

  it('saves the previous page and leaves even if saving fails', async () => {
    const { touch, calls, where } = openReader('/book/1?page=3', { [SAVE]: [500, {}] })
    await touch.click(await button('Library'))
    await touch.click(await button('Yes, Leave'))
    await waitFor(() => expect(where()).toBe('/books'))
    // The queued save may have been resent by now with the same body.
    expect(new Set(saves(calls).map((body) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ book_id: 1, page_number: 2 })]),
    )
  })
})
