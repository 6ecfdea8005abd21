import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { JournalEntry } from '../../../../../server/contract/journal.ts'
import { type Answers, fakeBackend } from '../../../testing/fakeBackend.ts'
import { renderApp } from '../../../testing/renderApp.tsx'
import { useTestClock } from '../../../testing/shellTest.ts'
import { CLASS, CLASS_1B, CLASS_2A, SLOW, TEACHER } from '../testClass.ts'
import { groupEntries } from './journalGroups.ts'
import { expectToast } from '../../../../../tests/helpers/toast.ts'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeAudioDesk.ts'))
useTestClock()
beforeEach(() => {
  // jsdom does not implement <dialog>.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const DONE = [200, { message: 'Done' }] as const
const asked = { kind: 'move', to_class: 'Class 2B', asked_by: 'Pak Budi', asked_at: '2026-11-20T08:00:00.000Z' }
const requests = [
  { ...asked, id: 'r1', learner_id: 'l1', learner: 'Adit', is_mine: false },
  { ...asked, id: 'r2', learner_id: 'l2', learner: 'Dewi', is_mine: false },
]
const entry = (change: Partial<JournalEntry>): JournalEntry => ({
  id: crypto.randomUUID(),
  at: '2026-11-20T08:00:00.000Z',
  action: 'cards.opened',
  by: 'Pak Budi',
  learner_id: null,
  teacher: null,
  to_class: null,
  count: null,
  ...change,
})

function open(path: string, answers: Answers = {}) {
  const backend = fakeBackend({ ...CLASS, 'GET /api/classes/c1/cards': [200, { data: [] }], ...answers })
  return { ...backend, ...renderApp(`/dashboard${path}`, TEACHER) }
}

it.each([
  ['the list of classes', '', { 'GET /api/classes': [200, { data: [{ ...CLASS_1B, requests }, CLASS_2A] }] }],
  ['the class’s page', '/c1/class', { 'GET /api/classes/c1': [200, { data: { ...CLASS_1B, requests } }] }],
] as const)('shows the owner on %s the requests of a co-teacher as one question', async (_, path, answers) => {
  const approve = ['r1', 'r2'].map((id) => `POST /api/classes/c1/requests/${id}/approve`)
  const { names, touch } = open(path, { ...answers, ...Object.fromEntries(approve.map((name) => [name, DONE])) })
  const text = 'Pak Budi asks to move Adit and Dewi to Class 2B.'
  expect(await screen.findByText(text, {}, SLOW)).toBeVisible()
  expect(screen.getByRole('button', { name: `No: ${text}` })).toBeVisible()
  await touch.click(screen.getByRole('button', { name: `Yes: ${text}` }))
  await waitFor(() => expect(names()).toEqual(expect.arrayContaining(approve)))
})

it('informs a co-teacher that the owner is asked, and can withdraw the request', async () => {
  const mine = requests.map((one) => ({ ...one, is_mine: true }))
  const { names, touch } = open('/c1/class', {
    'GET /api/classes/c1': [200, { data: { ...CLASS_1B, is_owner: false, requests: mine.slice(0, 1) } }],
    'POST /api/classes/c1/learners/remove': [202, { message: 'Asked', asked: true }],
    'DELETE /api/classes/c1/requests/r1': DONE,
  })
  expect(await screen.findByText('You asked to move Adit to Class 2B.', {}, SLOW)).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(names()).toContain('DELETE /api/classes/c1/requests/r1'))
  await touch.click(screen.getByRole('checkbox', { name: 'Choose Dewi' }))
  await touch.click(screen.getByRole('button', { name: 'Remove from the class' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/The owner of the class decides/)).toBeVisible()
  await touch.click(dialog.getByRole('button', { name: 'Remove from the class' }))
  await expectToast('The owner of the class has been asked.')
  expect(screen.queryByRole('link', { name: 'Bin and journal' })).toBeNull()
})

const BOOKS = [{ en: 'Our Market', id: 'Pasar Kita' }]

it('shows the bin with restore and erase, and the journal in sentences', async () => {
  const binned = {
    avatar: 'face-1',
    has_email: false,
    by: 'Bu Ratna',
    binned_at: '2026-11-18T08:00:00.000Z',
    books: [],
  }
  const bin = [
    { ...binned, learner_id: 'l8', name: 'Sari', reason: 'removed', ends_at: '2026-12-02T08:00:00.000Z' },
    { ...binned, learner_id: 'l9', name: 'Tono', reason: 'deleted', ends_at: '2026-12-02T08:00:00.000Z', books: BOOKS },
  ]
  const entries = [
    entry({ action: 'learner.deleted', by: 'Bu Ratna', learner_id: 'l9' }),
    entry({ action: 'record.opened', learner_id: 'l1' }),
    entry({ action: 'move.asked', learner_id: 'gone', to_class: 'Class 2B' }),
    entry({ action: 'teacher.added', by: 'Bu Ratna', teacher: 'Pak Budi' }),
    entry({ action: 'learner.added', by: null, count: 24 }),
  ]
  const { names, touch } = open('/c1/class/journal', {
    'GET /api/classes/c1/bin': [200, { data: bin }],
    'GET /api/classes/c1/journal': [200, { data: { entries, next: 'e9' } }],
    'POST /api/classes/c1/bin/l8/restore': DONE,
    'DELETE /api/classes/c1/bin/l9': DONE,
  })
  expect(
    await screen.findByText(/Removed by Bu Ratna on .* Can be brought back until 2 Dec 2026\./, {}, SLOW),
  ).toBeVisible()
  expect(
    screen.getByText(/Deleted by Bu Ratna on .* Will be erased for good on 2 Dec 2026\. Is in the books: Our Market\./),
  ).toBeVisible()
  for (const text of [
    'Bu Ratna moved Tono to the bin.',
    'Pak Budi opened the record of Adit.',
    'Pak Budi asked to move a child who has left to Class 2B.',
    'Bu Ratna added Pak Budi as a co-teacher.',
    'Someone who has left added 24 children.',
  ]) {
    expect(screen.getByText(new RegExp(text.replaceAll('.', '\\.')))).toBeVisible()
  }
  await touch.click(screen.getByRole('button', { name: 'Bring Sari back' }))
  await waitFor(() => expect(names()).toContain('POST /api/classes/c1/bin/l8/restore'))
  await touch.click(screen.getByRole('button', { name: 'Erase Tono now…' }))
  await touch.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Erase for good' }))
  await waitFor(() => expect(names()).toContain('DELETE /api/classes/c1/bin/l9'))
  await touch.click(screen.getByRole('button', { name: 'Show earlier entries' }))
  await waitFor(() => expect(names().filter((name) => name.endsWith('/journal')).length).toBeGreaterThan(1))
})

it('lets the owner offer the class to a colleague', async () => {
  const teachers = [...CLASS_1B.teachers, { id: 'b', name: 'Pak Budi', is_owner: false }]
  const { calls, touch } = open('/c1/class', {
    'GET /api/classes/c1': [200, { data: { ...CLASS_1B, teachers } }],
    'POST /api/classes/c1/handover': DONE,
  })
  await touch.click(await screen.findByRole('button', { name: 'Hand over the class to Pak Budi' }, SLOW))
  await touch.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Offer' }))
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /api/classes/c1/handover')?.body).toEqual({ teacher_id: 'b' }),
  )
})

it('lets a colleague accept an offer', async () => {
  const offer = { to: 'Bu Ratna', offered_at: '2026-11-20T08:00:00.000Z', is_to_me: true }
  const { names, touch } = open('', {
    'GET /api/classes': [200, { data: [{ ...CLASS_1B, is_owner: false, offer }] }],
    'POST /api/classes/c1/handover/accept': DONE,
  })
  expect(await screen.findByText(/You have been offered Class 1B\./, {}, SLOW)).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(names()).toContain('POST /api/classes/c1/handover/accept'))
})

it('groups journal entries with the same action, teacher and target within 30 minutes', () => {
  const at = (minute: number) => `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`
  const moved = { action: 'learner.moved', to_class: '2B' } as const
  const groups = groupEntries([
    entry({ ...moved, at: at(59), learner_id: 'l1' }),
    entry({ ...moved, at: at(58), learner_id: 'l2' }),
    entry({ ...moved, at: at(20), learner_id: 'l3' }),
    entry({ ...moved, at: at(19), learner_id: 'l4', to_class: '2C' }),
    entry({ ...moved, at: at(18), learner_id: 'l5', to_class: '2C', by: 'Bu Ratna' }),
  ])
  expect(groups.map((group) => group.map(({ learner_id }) => learner_id))).toEqual([
    ['l1', 'l2'],
    ['l3'],
    ['l4'],
    ['l5'],
  ])
})
