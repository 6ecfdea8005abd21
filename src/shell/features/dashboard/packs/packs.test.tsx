import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Answer } from '../../../testing/fakeBackend.ts'
import { useTestClock } from '../../../testing/shellTest.ts'
import { SLOW } from '../testClass.ts'
import { GIVEN, list, openPacks, pack } from './testPacks.ts'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeAudioDesk.ts'))
useTestClock()
beforeEach(() => {
  // Refusals are logged, and so is what the rest of the screen asks for in vain.
  vi.spyOn(console, 'warn').mockReturnValue()
  // jsdom does not implement <dialog>.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const FOUND = {
  key: 'org.example.kancil',
  revision: 3,
  title: 'Kancil',
  titles: { en: 'Kancil', id: 'Kancil dan Sungai' },
  languages: ['en', 'id'],
  level: null,
  licence: 'CC-BY-4.0',
  authors: ['Bu Ratna', 'Pak Dedi'],
  pages: 13,
  bytes: 4_200_000,
  warnings: [
    { file: 'book.json', place: 'pages[2]', code: 'silent', message: { en: 'Nothing is read.', id: 'Sunyi.' } },
  ],
  activities: 2,
  book_id: null,
  present: null,
  refusal: null,
}
const ADDED = { ...FOUND, book_id: 1002, present: { revision: 3 } }
const CHECK = 'POST /api/packs?check=1'
const ADD = 'POST /api/packs'
const file = (name = 'kancil.lumbung') => new File(['PK'], name, { type: 'application/zip' })

const picker = async () => {
  const add = await screen.findByRole('region', { name: 'Add a book' }, SLOW)
  return within(add).findByLabelText('Choose a file')
}

it('says that there is none yet, and what space there is', async () => {
  openPacks()
  expect(await screen.findByText('No books have been added for this class yet.', {}, SLOW)).toBeVisible()
  expect(screen.getByText('Your books take 4.2 MB of 500 MB.')).toBeVisible()
})

it('shows what is in a file before it is added, then adds it for the chosen classes', async () => {
  const { touch, calls, names } = openPacks({
    [CHECK]: [200, { data: FOUND }],
    [ADD]: [201, { data: ADDED }],
    [`PUT /api/classes/c1/packs/${FOUND.key}`]: GIVEN,
    [`PUT /api/classes/c2/packs/${FOUND.key}`]: GIVEN,
    'GET /api/packs': list(pack('a', { classes: [{ id: 'c1', access: 'open', order: 4 }] })),
  })
  await touch.upload(await picker(), file())
  const found = await screen.findByRole('region', { name: 'Kancil' })
  expect(found).toHaveTextContent('Kancil dan Sungai')
  expect(found).toHaveTextContent('12 pages')
  expect(found).toHaveTextContent('Bu Ratna, Pak Dedi')
  expect(found).toHaveTextContent('4.2 MB')
  expect(within(found).getByText('1 thing to know')).toBeVisible()
  expect(names()).not.toContain(ADD)
  expect(within(found).getByRole('checkbox', { name: 'Class 1B' })).toBeChecked()
  await touch.click(within(found).getByRole('checkbox', { name: 'Class 2A' }))
  await touch.click(within(found).getByRole('button', { name: 'Add the book' }))
  await waitFor(() => expect(names().filter((name) => name.startsWith('PUT'))).toHaveLength(2))
  expect(calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { access: 'open', order: 5 },
    { access: 'open', order: 0 },
  ])
  expect(calls.find(({ name }) => name === ADD)?.headers['Content-Type']).toBe('application/zip')
  expect(await screen.findByText('“Kancil” was added.')).toBeVisible()
})

it('adds nothing where the teacher decides against it', async () => {
  const { touch, names } = openPacks({ [CHECK]: [200, { data: FOUND }] })
  await touch.upload(await picker(), file())
  await touch.click(await screen.findByRole('button', { name: 'Don’t add it' }))
  expect(await picker()).toBeInTheDocument()
  expect(names()).not.toContain(ADD)
})

it('says every fault by its file and place', async () => {
  const errors = {
    'book.json:pages[3].image': ['The picture is missing.', 'Gambar tidak ada.', 'It is too large.', 'Terlalu besar.'],
    file: ['It is cut off.', 'Terpotong.'],
  }
  const { touch } = openPacks({ [CHECK]: [422, { message: 'Not a book', errors }] })
  await touch.upload(await picker(), file())
  const refusal = await screen.findByRole('alert')
  expect(refusal).toHaveTextContent('“kancil.lumbung” was not added.')
  expect(within(refusal).getByRole('heading', { name: 'book.json' })).toBeVisible()
  expect(refusal).toHaveTextContent('pages[3].image The picture is missing.')
  expect(refusal).toHaveTextContent('pages[3].image It is too large.')
  expect(refusal).not.toHaveTextContent('Gambar')
  expect(within(refusal).getByRole('heading', { name: 'The whole file' })).toBeVisible()
})

it('offers a copy of a book that is somebody else’s, and nothing where a newer one is there', async () => {
  let refusal = 'This book belongs to somebody else. Add it as a copy of your own.'
  const { touch, names } = openPacks({
    [CHECK]: () => [200, { data: { ...FOUND, refusal } }],
    'POST /api/packs?copy=1': [201, { data: ADDED }],
    [`PUT /api/classes/c1/packs/${FOUND.key}`]: GIVEN,
  })
  await touch.upload(await picker(), file())
  await touch.click(await screen.findByRole('button', { name: 'Add a copy of my own' }))
  await waitFor(() => expect(names()).toContain('POST /api/packs?copy=1'))
  refusal = 'A newer revision of this book is there already.'
  await touch.upload(await picker(), file())
  expect(await screen.findByText('A newer revision of this book is here already.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument()
})

it.each<[Answer, string]>([
  [[409, { message: 'x' }], 'This book is here already'],
  [[413, { message: 'x' }], 'larger than 40 MB'],
  [[429, { message: 'x' }], 'Other books are being added just now'],
  [[507, { message: 'x' }], 'no space left'],
  [[500, {}], 'The server has a problem (500).'],
  ['offline', 'No connection.'],
  [[200, { data: { key: 1 } }], 'That did not work.'],
])('says why a file was not taken (%j), and takes another', async (answer, text) => {
  let said: Answer = answer
  const { touch } = openPacks({ [CHECK]: () => said })
  await touch.upload(await picker(), file())
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  said = [200, { data: FOUND }]
  await touch.upload(await picker(), file())
  expect(await screen.findByRole('region', { name: 'Kancil' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('stops a file on its way', async () => {
  const { touch } = openPacks({ [CHECK]: 'never' })
  await touch.upload(await picker(), file())
  expect(await screen.findByRole('progressbar', { name: 'The file is being sent…' })).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('changes the order by buttons, opens and closes', async () => {
  const give = (key: string) => `PUT /api/classes/c1/packs/${key}`
  const { touch, calls } = openPacks({
    'GET /api/packs': list(pack('a'), pack('b', { classes: [{ id: 'c1', access: 'closed', order: 1 }] })),
    [give('a')]: GIVEN,
    [give('b')]: GIVEN,
  })
  await touch.click(await screen.findByRole('button', { name: 'Earlier: b en' }, SLOW))
  await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(2))
  await touch.click(await screen.findByRole('checkbox', { name: 'Open: b en' }))
  await waitFor(() => expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(3))
  expect(calls.filter(({ name }) => name.startsWith('PUT')).map(({ name, body }) => [name, body])).toEqual([
    [give('b'), { access: 'closed', order: 0 }],
    [give('a'), { access: 'open', order: 1 }],
    [give('b'), { access: 'open', order: 1 }],
  ])
  expect(screen.getByRole('button', { name: 'Earlier: a en' })).toHaveAttribute('aria-disabled', 'true')
})

it('withdraws a book after one question, with the safe answer first', async () => {
  const { touch, names } = openPacks({
    'GET /api/packs': list(pack('a')),
    'DELETE /api/packs/a': [200, { message: 'Gone' }],
  })
  await touch.click(await screen.findByRole('button', { name: 'Withdraw: a en' }, SLOW))
  const asked = await screen.findByRole('dialog', { name: 'Withdraw “a en”?' })
  expect(within(asked).getByRole('button', { name: 'Keep it' })).toHaveFocus()
  expect(names()).not.toContain('DELETE /api/packs/a')
  await touch.click(within(asked).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(names()).toContain('DELETE /api/packs/a'))
  expect(await screen.findByText('“a en” was withdrawn.')).toBeVisible()
})

it('gives another book of the teacher to the class, after all others', async () => {
  const { touch, calls } = openPacks({
    'GET /api/packs': list(
      pack('a'),
      pack('b', { classes: [] }),
      pack('old', { withdrawn_at: '2026-11-21T00:00:00.000Z' }),
    ),
    'PUT /api/classes/c1/packs/b': GIVEN,
  })
  const others = await screen.findByRole('region', { name: 'Your other books' }, SLOW)
  expect(within(others).getByText(/^Withdrawn on/)).toBeVisible()
  await touch.click(within(others).getByRole('button', { name: 'Give to Class 1B' }))
  await waitFor(() => expect(calls.at(-2)?.body ?? calls.at(-1)?.body).toEqual({ access: 'open', order: 1 }))
})

it('names a book that this version cannot read, and one that was closed, and offers neither to a class', async () => {
  const unreadable = pack('broken', { state: 'unreadable', licence: '', authors: [], languages: [], pages: 0 })
  const closed = pack('closed', { closed_at: '2026-11-21T00:00:00.000Z', is_own: false })
  openPacks({ 'GET /api/packs': list(unreadable, closed, pack('whole')) })
  expect(await screen.findByText('This book can’t be read by this version of Lumbung.', {}, SLOW)).toBeVisible()
  expect(screen.getByText(/^Closed on .*: a child who is in it was erased\.$/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Save as a file/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Save as a file: whole en',
  ])
  expect(screen.getByRole('button', { name: 'Withdraw: broken en' })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Open: broken en' })).toBeNull()
})

it('takes over a book of another program as a draft, and lists what was lost', async () => {
  const losses = [{ place: 'page 2', message: { en: 'A film was left out.', id: 'Film tidak ikut.' } }]
  const { touch } = openPacks({
    'POST /api/packs/import': [201, { data: pack('The Moon', { state: 'draft', book_id: null, losses, classes: [] }) }],
  })
  await touch.click(await screen.findByText('Take over a book from another program', {}, SLOW))
  const [, second] = await screen.findAllByLabelText('Choose a file')
  if (!second) throw new Error('there is no second picker')
  await touch.upload(second, file('moon.epub'))
  expect(await screen.findByText('“The Moon en” is here as a draft.')).toBeVisible()
  expect(screen.getByText('A film was left out.', { exact: false })).toBeVisible()
})
