import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeBackend, shelfBook } from '../../testing/fakeBackend.ts'
import { forgetHeard, heard } from '../../testing/fakeAudioDesk.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { pass, useTestClock } from '../../testing/shellTest.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
vi.mock('../reader/ReaderPage.tsx', () => ({ ReaderPage: () => <main>the reader</main> }))
useTestClock()

const START = 'POST /api/progress/start-book'
const lantern = {
  picture: '/img/ui/keepsake-lantern.webp',
  name: { en: 'Lantern', id: 'Lentera' },
  friend: '/img/ui/glad-danu.webp',
}
const read = (id: number, more: object = {}) => ({
  ...shelfBook,
  id,
  title: `Book ${id}`,
  titles: { en: `Book ${id}`, id: `Buku ${id}` },
  total_pages: 10,
  current_page: 10,
  is_locked: false,
  ...more,
})

function open(data: unknown, language: 'en' | 'id' = 'en') {
  localStorage.setItem('language', language)
  const backend = fakeBackend({
    'GET /api/books': [200, { data }],
    [START]: [200, { data: { round: 1 } }],
  })
  return { ...backend, ...renderApp('/home') }
}

const barn = () => screen.findByRole('region', { name: /My barn|Lumbungku/ })

beforeEach(() => {
  forgetHeard()
  vi.spyOn(console, 'warn').mockReturnValue()
})

it('has a thing of each finished story, the cover of a class book, and a hook for each other one', async () => {
  open([
    read(2, { keepsake: lantern }),
    read(1001, { keepsake: null, source: 'class', cover_image: '/packs/t/cover.webp' }),
    read(3, { current_page: 9, keepsake: lantern }),
  ])
  const things = await within(await barn()).findAllByRole('button')
  expect(things.map((thing) => thing.getAttribute('aria-label'))).toEqual(['Lantern. Book 2', 'Book 1001'])
  expect(things.map((thing) => thing.querySelector('img')?.getAttribute('src'))).toEqual([
    expect.stringContaining('/img/ui/keepsake-lantern.webp'),
    '/packs/t/cover.webp',
  ])
  expect((await barn()).querySelectorAll('.barn-hook')).toHaveLength(1)
})

it('opens the book from its cover when a thing is pressed, and names it in the child’s language', async () => {
  const { touch, where, calls } = open([read(2, { keepsake: lantern })], 'id')
  await touch.click(await screen.findByRole('button', { name: 'Lentera. Buku 2' }))
  await screen.findByText('the reader')
  expect(where()).toContain('/book/2')
  expect(calls.filter(({ name }) => name === START).map(({ body }) => body)).toEqual([{ book_id: 2 }])
})

it('says the name of a thing that is pressed before its book opens', async () => {
  const { touch, where } = open([read(2, { keepsake: lantern })], 'id')
  await touch.click(await screen.findByRole('button', { name: 'Lentera. Buku 2' }))
  await screen.findByText('the reader')
  expect(heard.said).toEqual(['/audio/keepsakes/id/book2.mp3'])
  expect(where()).toContain('/book/2')
})

it('opens the book all the same where the name never ends', async () => {
  heard.isStuck = true
  const { touch } = open([read(2, { keepsake: lantern })])
  await touch.click(await screen.findByRole('button', { name: 'Lantern. Book 2' }))
  await vi.waitFor(() => expect(heard.said).toEqual(['/audio/keepsakes/en/book2.mp3']))
  expect(screen.queryByText('the reader')).not.toBeInTheDocument()
  await pass(2500)
  expect(await screen.findByText('the reader')).toBeVisible()
})

it('has no name to say of a class book’s cover', async () => {
  const { touch } = open([read(1001, { keepsake: null, source: 'class', cover_image: '/packs/t/cover.webp' })])
  await touch.click(await screen.findByRole('button', { name: 'Book 1001' }))
  await screen.findByText('the reader')
  expect(heard.said).toEqual([])
})

it('says how it is filled while it is empty, and is not there where no shelf is known', async () => {
  open([read(1, { current_page: 2 })])
  expect(await within(await barn()).findByText('Finish a story: it hangs something here.')).toBeVisible()
})

it('shows what the device knows without a network', async () => {
  fakeBackend({ 'GET /api/books': 'offline' })
  localStorage.setItem('keptShelf', JSON.stringify({ learnerId: '1', books: [read(2, { keepsake: lantern })] }))
  renderApp('/home')
  expect(await screen.findByRole('button', { name: 'Lantern. Book 2' })).toBeVisible()
})

it('is a child’s: a teacher has classes in its place', async () => {
  const { names } = fakeBackend({ 'GET /api/books': [200, { data: [read(2)] }] })
  renderApp('/home', { user: { role: 'teacher' } })
  await screen.findByText('My classes')
  expect(screen.queryByRole('region', { name: 'My barn' })).not.toBeInTheDocument()
  expect(names()).not.toContain('GET /api/books')
})
