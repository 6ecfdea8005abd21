import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadBook } from '../../../content/books.ts'
import { keepCalm } from '../../lib/calm.ts'
import { type Answer, type Answers, fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { pass, useTestClock } from '../../testing/shellTest.ts'
import { endSpeech, forgetSounds, sounds, speaking } from './fakeSounds.ts'
import { openedPage, stage } from './fakeStage.ts'
import { type EventSink, learningEvents } from './learningEvents.ts'

vi.mock('../../lib/audioDesk.ts', () => import('./fakeSounds.ts'))
vi.mock('../../lib/stageRuntime.ts', () => import('./fakeStage.ts'))
useTestClock()

const SAVE = 'PATCH /api/progress/update-page'
const BOOKS = 'GET /api/books'
const shelfBook = {
  id: 1,
  title: 'B',
  cover_image: '/c',
  is_locked: false,
  latest_page: 0,
  current_page: 0,
  total_pages: 15,
}
const SHELF: Answer = [200, { data: [shelfBook] }]

// The screen and its book are chunks that load at the first test; a busy machine takes its time.
beforeAll(async () => {
  configure({ asyncUtilTimeout: 5000 })
  await Promise.all([import('./ReaderPage.tsx'), loadBook(1)])
}, 60_000)

beforeEach(() => {
  forgetSounds()
  stage.pages.length = 0
  stage.isBroken = false
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  // What other tests have left.
  learningEvents.connect(() => undefined)()
})

function open(path: string, answers: Answers = {}, options = {}) {
  const backend = fakeBackend({ [BOOKS]: SHELF, [SAVE]: [200, {}], ...answers })
  return { ...backend, ...renderApp(path, options) }
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const next = () => button(/^Next page/)
const saves = (calls: { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name === SAVE).map(({ body }) => body)
const story = () => document.querySelector('.story')?.textContent?.trim()

describe('opening', () => {
  it('shows the cover with title and author, and no page number', async () => {
    open('/book/1')
    expect(await screen.findByRole('heading', { name: 'Where Is Kiko?' })).toBeVisible()
    expect(screen.getByText('by Lingkar Cerita Padi')).toBeVisible()
    expect(await button('Previous page')).toBeDisabled()
    expect(await button('Next page, 1')).toHaveTextContent('1')
    expect(screen.queryByRole('img', { name: /^Page/ })).toBeNull()
  })

  it.each([
    ['?page=3', 'Page 2'],
    ['?page=15', 'Page 14'],
  ])('goes to the page that %s asks for', async (query, seal) => {
    open(`/book/1${query}`)
    expect(await screen.findByRole('img', { name: seal })).toBeVisible()
  })

  it.each(['?page=0', '?page=16', '?page=x'])('opens the cover for %s', async (query) => {
    open(`/book/1${query}`)
    expect(await screen.findByRole('heading', { name: 'Where Is Kiko?' })).toBeVisible()
  })

  it.each(['/book/9', '/book/x1'])('says Book Not Found at %s', async (path) => {
    open(path)
    expect(await screen.findByRole('heading', { name: 'Book Not Found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/books')
  })

  it('sends a child away from a locked book', async () => {
    const { where } = open('/book/2', { [BOOKS]: [200, { data: [{ ...shelfBook, id: 2, is_locked: true }] }] })
    await waitFor(() => expect(where()).toBe('/books'))
    expect(await screen.findByText('This book is still locked.')).toBeInTheDocument()
  })

  it('puts the reader’s own name into their book, as text', async () => {
    open('/book/3', {}, { user: { name: '<b>Eka</b>' } })
    expect(await screen.findByText('by <b>Eka</b>')).toBeVisible()
  })

  it('reads and shows the page where the stage cannot come, and says so', async () => {
    stage.isBroken = true
    const { touch } = open('/book/1?page=2')
    expect(await screen.findByText(/The picture does not want to move/)).toBeVisible()
    expect(story()).toBe('The sun shines on a little house. A duck swims past the rice. A buffalo naps under a tree.')
    stage.isBroken = false
    await touch.click(await button('Try again'))
    await waitFor(() => expect(openedPage().options.pageId).toBe('b1-p01'))
  })

  it('tries the stage anew on the next page by itself', async () => {
    stage.isBroken = true
    const { touch } = open('/book/1?page=2')
    expect(await screen.findByText(/The picture does not want to move/)).toBeVisible()
    stage.isBroken = false
    await touch.click(await next())
    await waitFor(() => expect(openedPage().options.pageId).toBe('b1-p02'))
    expect(screen.queryByText(/The picture does not want to move/)).not.toBeInTheDocument()
  })
})

it('opens pages as calm as their reader wants them', async () => {
  const { touch } = open('/book/1')
  await waitFor(() => expect(openedPage().options).toMatchObject({ motion: 'full', isCalm: false }))
  act(() => keepCalm('1', true))
  await touch.click(await next())
  await waitFor(() => expect(openedPage().options).toMatchObject({ pageId: 'b1-p01', motion: 'calm', isCalm: true }))
})

describe('turning', () => {
  it('saves the page just left, then turns, with a flip', async () => {
    const { touch, calls, where } = open('/book/1?page=2')
    // The sounds have come by then.
    await waitFor(() => expect(stage.pages).not.toEqual([]))
    await touch.click(await next())
    expect(await screen.findByRole('img', { name: 'Page 2' })).toBeVisible()
    expect(saves(calls)).toEqual([{ book_id: 1, page_number: 2 }])
    expect(where()).toBe('/book/1?page=3')
    expect(sounds.effects).toContain('page-flip')
  })

  it('turns back without saving', async () => {
    const { touch, calls } = open('/book/1?page=3')
    await touch.click(await button('Previous page'))
    expect(await screen.findByRole('img', { name: 'Page 1' })).toBeVisible()
    expect(saves(calls)).toEqual([])
  })

  it.each<[string, Answer]>([
    ['Failed to save progress. Please try again.', [202, {}]],
    ['The book is closed.', [500, { message: 'The book is closed.' }]],
    ['Failed to save progress', [500, {}]],
    ['Request timeout. Please try again.', 'timeout'],
  ])('stays and says %s where saving failed', async (text, answer) => {
    const { touch, where } = open('/book/1?page=2', { [SAVE]: answer })
    await touch.click(await next())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(where()).toBe('/book/1?page=2')
  })

  it('turns one page however often Next is pressed while saving', async () => {
    let answer: Answer = 'never'
    const { touch, calls } = open('/book/1?page=2', { [SAVE]: () => answer })
    const pressed = await next()
    await touch.dblClick(pressed)
    await waitFor(() => expect(saves(calls)).toHaveLength(1))
    expect(pressed).toBeEnabled()
    answer = [200, {}]
  })

  it('leads to the library where the service says that the book is locked', async () => {
    const { touch, where } = open('/book/1?page=2', { [SAVE]: [403, { message: 'locked' }] })
    await touch.click(await next())
    await waitFor(() => expect(where()).toBe('/books'))
  })

  it('ends by Finish, which saves nothing and leads to the activities after two seconds', async () => {
    const { touch, calls, where } = open('/book/1?page=15')
    await touch.click(await button('Finish'))
    await pass(1900)
    expect(where()).toBe('/book/1?page=15')
    await pass(200)
    await waitFor(() => expect(where()).toBe('/book/1/post-activities?activity=1'))
    expect(saves(calls)).toEqual([])
  })
})

describe('leaving', () => {
  it('asks, with the way to stay in focus, and stands still meanwhile', async () => {
    const { touch } = open('/book/1?page=3')
    await waitFor(() => openedPage())
    await touch.click(await button('Library'))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave Book?' })
    expect(dialog).toHaveTextContent('Are you sure you want to leave this book and go back to all books?')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(openedPage().received.at(-1)).toEqual({ type: 'pause' })
    await touch.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(openedPage().received.at(-1)).toEqual({ type: 'resume' }))
  })

  it('saves the current page minus one and leaves, also where saving failed', async () => {
    const { touch, calls, where } = open('/book/1?page=3', { [SAVE]: [500, {}] })
    await touch.click(await button('Library'))
    await touch.click(await button('Yes, Leave'))
    await waitFor(() => expect(where()).toBe('/books'))
    expect(saves(calls)).toEqual([{ book_id: 1, page_number: 2 }])
  })
})

describe('voice', () => {
  const NARRATION = '/audio/books/book1/naration/en/page-01'

  it('reads the page, then says what to do, then invites to play', async () => {
    open('/book/1?page=2')
    await waitFor(() => expect(speaking()).toBe(NARRATION))
    expect(openedPage().received).toEqual([])
    act(endSpeech)
    expect(await screen.findByText('Drag each word to its picture.')).toBeVisible()
    await waitFor(() => expect(speaking()).toBe('/audio/books/book1/lines/en/page-01'))
    act(endSpeech)
    await waitFor(() => expect(openedPage().received).toEqual([{ type: 'invite' }]))
  })

  it('falls silent at the first touch in the picture, and when the page is left', async () => {
    const { touch } = open('/book/1?page=2')
    await waitFor(() => expect(speaking()).toBe(NARRATION))
    act(() => openedPage().channel.toShell.send({ type: 'touched', targetId: 'item:sun' }))
    await waitFor(() => expect(speaking()).toBeUndefined())
    await touch.click(await button('Read to me'))
    await waitFor(() => expect(speaking()).toBe(NARRATION))
    await touch.click(await next())
    await waitFor(() => expect(speaking()).toBe('/audio/books/book1/naration/en/page-02'))
  })

  it('goes on in the other language, with the same page and game', async () => {
    const { touch, where } = open('/book/1?page=2')
    await waitFor(() => expect(speaking()).toBe(NARRATION))
    const page = openedPage()
    await touch.click(await button('Language: English. Change to Indonesian'))
    await waitFor(() => expect(speaking()).toBe('/audio/books/book1/naration/id/page-01'))
    expect(story()).toMatch(/^Matahari menyinari rumah kecil/)
    expect(openedPage()).toBe(page)
    expect(page.received.at(-1)).toEqual({ type: 'setLanguage', language: 'id' })
    expect(where()).toBe('/book/1?page=2')
  })

  it('waits to be asked where the child reads alone', async () => {
    localStorage.setItem('readingMode', 'alone')
    open('/book/1?page=2')
    await waitFor(() => openedPage())
    await pass(1000)
    expect(speaking()).toBeUndefined()
    await waitFor(() => expect(openedPage().received).toEqual([{ type: 'invite' }]))
  })

  it('does not begin to read where the child plays already, but when the page is opened again', async () => {
    const { touch } = open('/book/1?page=2')
    await waitFor(() => openedPage())
    act(() => openedPage().channel.toShell.send({ type: 'touched', targetId: 'item:sun' }))
    await pass(1000)
    expect(speaking()).toBeUndefined()
    await waitFor(() => expect(openedPage().received).toEqual([{ type: 'invite' }]))
    await touch.click(await next())
    await waitFor(() => expect(speaking()).toBe('/audio/books/book1/naration/en/page-02'))
    await touch.click(await button('Previous page'))
    await waitFor(() => expect(speaking()).toBe(NARRATION))
  })

  it('opens and shuts the instruction by Help', async () => {
    const { touch } = open('/book/1?page=2')
    const help = await button('Instruction')
    await waitFor(() => openedPage())
    await touch.click(help)
    expect(help).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Drag each word to its picture.')).toBeVisible()
    await touch.click(help)
    expect(screen.queryByText('Drag each word to its picture.')).toBeNull()
  })
})

describe('playing', () => {
  it('tells what was right, counts, and notes the finished page', async () => {
    open('/book/1?page=2')
    await waitFor(() => expect(openedPage().session.rightMove()).toBeDefined())
    const move = openedPage().session.rightMove()
    act(() => openedPage().channel.toGame.send({ type: 'move', targetId: move?.targetId ?? '', to: move?.to ?? '' }))
    expect(screen.getByText('Correct! Good job!')).toBeVisible()
    await pass(1500)
    expect(screen.queryByText('Correct! Good job!')).toBeNull()
    expect(screen.getByRole('img', { name: 'Correct: 1. Wrong: 0. Attempts: 1. 17%' })).toBeVisible()
    act(() => openedPage().solve())
    expect(screen.getByText("Amazing! You've placed all words correctly!")).toBeVisible()
    expect(screen.getByText("Great job! You've completed this activity!")).toBeVisible()
    expect(screen.getByRole('img', { name: 'Page 1, done' })).toBeVisible()
  })

  it('plays a finished page again by Reset', async () => {
    const { touch } = open('/book/1?page=2')
    await waitFor(() => expect(openedPage().session.rightMove()).toBeDefined())
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
    act(() => openedPage().solve())
    await touch.click(await button('Reset'))
    expect(openedPage().session.progress().done).toBe(0)
  })

  it('records how the page was read and tried', async () => {
    const sink = vi.fn<EventSink>()
    const disconnect = learningEvents.connect(sink)
    const { touch } = open('/book/1?page=2')
    await waitFor(() => expect(openedPage().session.rightMove()).toBeDefined())
    act(() => openedPage().solve())
    await pass(300)
    await touch.click(await next())
    await screen.findByRole('img', { name: 'Page 2' })
    const events = () => sink.mock.calls.map(([{ event }]) => event)
    expect(events().filter(({ type }) => type === 'try')).toHaveLength(6)
    await waitFor(() =>
      expect(events().at(-1)).toMatchObject({
        type: 'page.leave',
        place: 'b1-p01',
        mode: 'listen',
        words: 19,
        to: 'next',
      }),
    )
    disconnect()
  })
})
