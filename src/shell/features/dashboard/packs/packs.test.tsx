import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PackItem } from '../../../../../server/contract/packs.ts'
import { type Answer, type Answers, fakeBackend } from '../../../testing/fakeBackend.ts'
import { renderApp } from '../../../testing/renderApp.tsx'
import { useTestClock } from '../../../testing/shellTest.ts'
import { CLASS, SLOW, TEACHER } from '../testClass.ts'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeAudioDesk.ts'))
const saved = vi.hoisted(() => vi.fn<(name: string, file: Blob) => void>())
vi.mock('../download.ts', async (original) => ({ ...(await original<object>()), downloadBlob: saved }))
useTestClock()
beforeEach(() => {
  saved.mockClear()
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

function pack(key: string, more: Partial<PackItem> = {}): PackItem {
  return {
    key,
    revision: 1,
    book_id: 1001,
    title: key,
    titles: { en: `${key} en`, id: `${key} id` },
    level: 'B1',
    languages: ['id'],
    licence: 'CC-BY-4.0',
    authors: ['Bu Ratna'],
    pages: 13,
    bytes: 4_200_000,
    source: 'class',
    added_at: '2026-11-20T00:00:00.000Z',
    withdrawn_at: null,
    closed_at: null,
    people: [],
    classes: [{ id: 'c1', access: 'open', order: 0 }],
    state: 'ready',
    is_own: true,
    activities: 2,
    losses: null,
    faults: null,
    ...more,
  }
}
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
const GIVEN = [200, { data: pack('a') }] as const
const CHECK = 'POST /api/packs?check=1'
const ADD = 'POST /api/packs'
const FORMATS = ['lumbung', 'epub', 'bloompub', 'html']
const list = (...data: PackItem[]): Answer => [
  200,
  { data, space: { used: 4_200_000, limit: 500_000_000 }, formats: FORMATS },
]
const file = (name = 'kancil.lumbung') => new File(['PK'], name, { type: 'application/zip' })

function open(answers: Answers = {}) {
  const backend = fakeBackend({ ...CLASS, 'GET /api/packs': list(), ...answers })
  return { ...backend, ...renderApp('/dashboard/c1/class/packs', TEACHER) }
}
const picker = async () => {
  const add = await screen.findByRole('region', { name: 'Add a book' }, SLOW)
  return within(add).findByLabelText('Choose a file')
}

it('says that there is none yet, and what space there is', async () => {
  open()
  expect(await screen.findByText('No books have been added for this class yet.', {}, SLOW)).toBeVisible()
  expect(screen.getByText('Your books take 4.2 MB of 500 MB.')).toBeVisible()
})

it('shows what is in a file before it is added, then adds it for the chosen classes', async () => {
  const { touch, calls, names } = open({
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
  const { touch, names } = open({ [CHECK]: [200, { data: FOUND }] })
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
  const { touch } = open({ [CHECK]: [422, { message: 'Not a book', errors }] })
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
  const { touch, names } = open({
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
  const { touch } = open({ [CHECK]: () => said })
  await touch.upload(await picker(), file())
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  said = [200, { data: FOUND }]
  await touch.upload(await picker(), file())
  expect(await screen.findByRole('region', { name: 'Kancil' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('stops a file on its way', async () => {
  const { touch } = open({ [CHECK]: 'never' })
  await touch.upload(await picker(), file())
  expect(await screen.findByRole('progressbar', { name: 'The file is being sent…' })).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('changes the order by buttons, opens and closes', async () => {
  const give = (key: string) => `PUT /api/classes/c1/packs/${key}`
  const { touch, calls } = open({
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
  const { touch, names } = open({
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
  const { touch, calls } = open({
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

it('saves a book as a file of another format and language, and says how large it became', async () => {
  const { touch } = open({
    'GET /api/packs': list(pack('a', { languages: ['en', 'id'] })),
    'GET /api/packs/a/export?as=epub&language=id': [200, new Blob(['x'.repeat(1_500_000)])],
    'GET /api/packs/a/export?as=lumbung&language=both': [200, new Blob(['pack'])],
  })
  await touch.click(await screen.findByRole('button', { name: 'Save as a file: a en' }, SLOW))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save “a en” as a file' }))
  expect(dialog.getByRole('radio', { name: /^Lumbung/ })).toBeChecked()
  expect(dialog.queryByRole('radio', { name: 'Both' })).toBeNull()
  expect(dialog.getByRole('radio', { name: /^PDF, cards/ })).toBeDisabled()
  await touch.click(dialog.getByRole('radio', { name: /^EPUB/ }))
  await touch.click(dialog.getByRole('radio', { name: 'Indonesia' }))
  expect(dialog.getByRole('status')).toBeEmptyDOMElement()
  await touch.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveBeenCalledWith('a-en-id.epub', expect.anything()))
  expect(dialog.getByRole('status')).toHaveTextContent('The file that was made is 1.5 MB large.')
  await touch.click(dialog.getByRole('radio', { name: 'Both' }))
  expect(dialog.getByRole('status')).toBeEmptyDOMElement()
})

it('offers no language where a book has one', async () => {
  const { touch } = open({ 'GET /api/packs': list(pack('a')) })
  await touch.click(await screen.findByRole('button', { name: 'Save as a file: a en' }, SLOW))
  const dialog = within(await screen.findByRole('dialog'))
  await touch.click(dialog.getByRole('radio', { name: /^EPUB/ }))
  expect(dialog.queryByRole('radio', { name: 'Both' })).toBeNull()
})

it('notes who is in a book, where the family has agreed', async () => {
  const people = [
    { learner_id: 'l1', class_id: 'c1' },
    { learner_id: 'x9', class_id: 'c2' },
  ]
  const { touch, calls } = open({
    'GET /api/packs': list(pack('a', { people })),
    'PUT /api/classes/c1/packs/a/people': GIVEN,
  })
  expect(await screen.findByText('2 children of your classes are in it', {}, SLOW)).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Who is in it: a en' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is in “a en”?' }))
  expect(dialog.getByRole('checkbox', { name: 'Adit' })).toBeChecked()
  const [, second] = dialog.getAllByRole('checkbox')
  if (!second) throw new Error('there is no second child')
  await touch.click(second)
  await touch.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/people'))?.body).toEqual({
      learner_ids: ['l1', expect.stringMatching(/^l/)],
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('names a book that this version cannot read, and one that was closed, and offers neither to a class', async () => {
  const unreadable = pack('broken', { state: 'unreadable', licence: '', authors: [], languages: [], pages: 0 })
  const closed = pack('closed', { closed_at: '2026-11-21T00:00:00.000Z', is_own: false })
  open({ 'GET /api/packs': list(unreadable, closed, pack('whole')) })
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
  const { touch } = open({
    'POST /api/packs/import': [201, { data: pack('The Moon', { state: 'draft', book_id: null, losses, classes: [] }) }],
  })
  await touch.click(await screen.findByText('Take over a book from another program', {}, SLOW))
  const [, second] = await screen.findAllByLabelText('Choose a file')
  if (!second) throw new Error('there is no second picker')
  await touch.upload(second, file('moon.epub'))
  expect(await screen.findByText('“The Moon en” is here as a draft.')).toBeVisible()
  expect(screen.getByText('A film was left out.', { exact: false })).toBeVisible()
})
