import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answers, fakeBackend } from '../../../testing/fakeBackend.ts'
import { renderApp } from '../../../testing/renderApp.tsx'
import { useTestClock } from '../../../testing/shellTest.ts'
import { CLASS, CLASS_1B, SLOW, TEACHER } from '../testClass.ts'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeAudioDesk.ts'))
const saved = vi.hoisted(() => vi.fn<(name: string, file: Blob) => void>())
vi.mock('../download.ts', async (original) => ({ ...(await original<object>()), downloadBlob: saved }))
useTestClock()
beforeEach(() => {
  saved.mockClear()
  // jsdom does not implement <dialog>.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const DONE = [200, { message: 'Done' }] as const
const LEFT = [200, { message: 'Done', asked: false }] as const
const part = {
  made_at: '2026-11-20T00:00:00.000Z',
  learner: { id: 'l1', name: 'Adit', email: null, joined_at: '2026-11-01T00:00:00.000Z' },
  class: { group_name: 'Class 1B', course_name: 'Reading' },
  sign_in: null,
  sign_ins: [],
  left_class_at: null,
  bin: null,
  requests: [],
  journal: [],
  look: null,
  calm: false,
  mode: 'all',
  comfort: null,
  paw_prints: [],
  progress: [],
  activity_results: [],
  events: [{ type: 'try' }],
}

function open(path: string, answers: Answers = {}) {
  const backend = fakeBackend({ ...CLASS, 'GET /api/classes/c1/cards': [200, { data: [] }], ...answers })
  return { ...backend, ...renderApp(`/dashboard/c1/class${path}`, TEACHER) }
}

it('moves a learner to the bin after a confirmation that focuses the safe answer', async () => {
  const ERASE = 'DELETE /api/classes/c1/learners/l1/record'
  const { names, touch } = open('/privacy', { [ERASE]: DONE })
  const block = (await screen.findByRole('heading', { name: 'Delete a learner' }, SLOW)).closest('section')
  const inBlock = within(block ?? document.body)
  expect(inBlock.getByText(/stays in the bin for 14 days and is then erased for good/)).toBeVisible()
  expect(within(inBlock.getByLabelText('Learner')).queryByRole('option', { name: 'Siti' })).toBeNull()
  await touch.selectOptions(inBlock.getByLabelText('Learner'), 'Adit')
  await touch.click(inBlock.getByRole('button', { name: 'Delete…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Adit?' }))
  expect(dialog.getByRole('button', { name: 'Keep Adit' })).toHaveFocus()
  expect(names()).not.toContain(ERASE)
  await touch.click(dialog.getByRole('button', { name: 'Move to the bin' }))
  await waitFor(() => expect(names()).toContain(ERASE))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('deletes the class after its name was typed, shows how long it can be restored, and opens the list of classes', async () => {
  const { names, touch, where } = open('/privacy', {
    'DELETE /api/classes/c1': DONE,
    'GET /api/keeping': [200, { data: { retention_days: 30, token_days: 30, bin_days: 9 } }],
  })
  await screen.findByRole('heading', { name: 'Delete this class' }, SLOW)
  await touch.click(screen.getByRole('button', { name: 'Delete the class…' }))
  expect(
    within(screen.getByRole('dialog')).getByText(/For 9 days you can restore it under “Your classes”/),
  ).toBeVisible()
  await touch.type(screen.getByLabelText('Type “Class 1B” to confirm'), 'Class 1B')
  await touch.click(screen.getByRole('button', { name: 'Delete the class' }))
  await waitFor(() => expect(where()).toBe('/dashboard'))
  expect(names()).toContain('DELETE /api/classes/c1')
})

it('downloads the record of one learner and of the whole class', async () => {
  // Blobs, as the browser receives them; their content is not parsed.
  const [one, all] = [new Blob([JSON.stringify({ data: part })]), new Blob(['{"data":{"learners":[]}}'])]
  const { touch } = open('/privacy', {
    'GET /api/classes/c1/learners/l1/record': [200, one],
    'GET /api/classes/c1/record': [200, all],
  })
  const block = (await screen.findByRole('heading', { name: 'Record of one learner' }, SLOW)).closest('section')
  const inBlock = within(block ?? document.body)
  await touch.selectOptions(inBlock.getByLabelText('Learner'), 'Adit')
  await touch.click(inBlock.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved).toHaveBeenCalledWith('Adit.json', one)
  await touch.click(inBlock.getByRole('button', { name: 'Whole class (JSON)' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
  expect(saved).toHaveBeenLastCalledWith('Class 1B.json', all)
})

it('lets a co-teacher neither delete nor download records', async () => {
  open('/privacy', { 'GET /api/classes/c1': [200, { data: { ...CLASS_1B, is_owner: false } }] })
  expect(await screen.findByText('Only the owner of the class may do this.', {}, SLOW)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete the class…' })).toBeNull()
})

it('moves the chosen learners to another class of the teacher', async () => {
  const { calls, touch } = open('', { 'POST /api/classes/c1/learners/move': LEFT })
  await touch.click(await screen.findByRole('checkbox', { name: 'Choose Adit' }, SLOW))
  await touch.click(screen.getByRole('checkbox', { name: 'Choose Dewi' }))
  await touch.click(screen.getByRole('button', { name: 'Move to another class' }))
  const dialog = within(screen.getByRole('dialog'))
  expect((await dialog.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Class 2A'])
  await touch.click(dialog.getByRole('button', { name: 'Move to another class' }))
  const moves = () => calls.filter(({ name }) => name.endsWith('/move')).map(({ body }) => body)
  await waitFor(() => expect(moves()).toEqual([{ learner_ids: ['l1', 'l2'], class_id: 'c2' }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('confirms new pictures and removal with the names, and does nothing on Cancel', async () => {
  const { names, calls, touch } = open('', {
    'POST /api/classes/c1/pictures': [200, { data: [] }],
    'POST /api/classes/c1/learners/remove': LEFT,
  })
  await touch.click(await screen.findByRole('checkbox', { name: 'Choose Adit' }, SLOW))
  await touch.click(screen.getByRole('button', { name: 'Remove from the class' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('Adit will no longer be in this class.')
  await touch.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(names()).not.toContain('POST /api/classes/c1/learners/remove')
  await touch.click(screen.getByRole('button', { name: 'New pictures' }))
  await touch.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'New pictures' }))
  await waitFor(() => expect(names()).toContain('POST /api/classes/c1/pictures'))
  expect(calls.find(({ name }) => name === 'POST /api/classes/c1/pictures')?.body).toEqual({ learner_ids: ['l1'] })
  await touch.click(screen.getByRole('button', { name: 'Remove from the class' }))
  await touch.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove from the class' }))
  await waitFor(() => expect(names()).toContain('POST /api/classes/c1/learners/remove'))
})

it('saves the access to a book at once', async () => {
  const book = { title: { en: 'Where Is Kiko?', id: 'Di Mana Kiko?' }, decided_by: null, decided_at: null, begun: 2 }
  const books = [1, 2].map((book_id) => ({ ...book, book_id, access: 'after-previous' }))
  const opened = books.map((one) => ({ ...one, access: one.book_id === 2 ? 'open' : one.access }))
  const { calls, touch } = open('/books', {
    'GET /api/classes/c1/books': [200, { data: books }],
    'PUT /api/classes/c1/books': [200, { data: opened }],
  })
  const choice = await screen.findByRole('radio', { name: 'Open for the whole class' }, SLOW)
  expect(screen.getByText('Always open')).toBeVisible()
  await touch.click(choice)
  await waitFor(() => expect(choice).toBeChecked())
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ book_id: 2, access: 'open' })
})
