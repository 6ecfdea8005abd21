import { render, screen, waitFor, within } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ChildPath, PathReport, PathRow } from '../../../../../server/contract/path.ts'
import { fakeBackend } from '../../../testing/fakeBackend.ts'
import { renderApp } from '../../../testing/renderApp.tsx'
import { useTestClock } from '../../../testing/shellTest.ts'
import { CLASS, SLOW, TEACHER } from '../testClass.ts'
import { ChildSaid } from './ChildSaid.tsx'
import { byStep, inOrder } from './pathOrder.ts'

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

const M = { item: 'sound:m|hear', skill: 'hear', label: 'm' }
const S = { item: 'sound:s|hear', skill: 'hear', label: 's' }
const ROW: PathRow = {
  learner_id: 'l1',
  state: 'way',
  step: 'id-01',
  own_step: 'id-01',
  since: '2026-11-16',
  turns: 3,
  known: 4,
  stuck: [],
  shaky: 0,
  why: { pinned: [], again: [], due: [], fresh: [S], too_shaky: 0 },
  book: { book_id: 1, page: 6, is_read_aloud: false },
  held: null,
  check: { latest: null, is_wanted: false, is_over: false },
}
const STUCK: PathRow = {
  ...ROW,
  learner_id: 'l2',
  state: 'needs',
  step: 'id-03',
  own_step: 'id-03',
  stuck: [M],
  why: { ...ROW.why, again: [{ ...M, chose: { label: 'n', day: '2026-11-17' } }] },
}
const CHOICE = { pin: [], off: ['clap'], step: 'id-03', book: null, minutes: null, lasts: 'turns' } as const
const SET: PathRow = {
  ...ROW,
  learner_id: 'l3',
  step: 'id-03',
  held: { choice: { ...CHOICE, pin: [], off: ['clap'] }, day: '2026-11-17', turns_left: 3 },
}
const REPORT: PathReport = {
  head: {
    now: '2026-11-20T02:00:00.000Z',
    today: '2026-11-20',
    monday: '2026-11-16',
    time_zone: 'Asia/Jakarta',
    filter: { from: null, to: null },
    up_to: '2026-11-19T02:00:00.000Z',
    class_days: [],
    learners: ['Adit', 'Dewi', 'Siti'].map((name, index) => ({
      id: `l${index + 1}`,
      number: index + 1,
      name,
      avatar: 'face-1',
      added: '2026-11-01',
      waiting: 0,
    })),
    books: [
      {
        id: 1,
        title: { en: 'Where Is Kiko?', id: 'Di Mana Kiko?' },
        pages: 14,
        activities: 3,
        talk: { en: [], id: [] },
      },
    ],
    unsent: [],
    gaps: [],
  },
  lang: 'id',
  steps: [
    { id: 'id-01', order: 1, title: { en: 'a, i and m', id: 'a, i, dan m' } },
    { id: 'id-03', order: 3, title: { en: 's and t', id: 's dan t' } },
  ],
  rows: [ROW, STUCK, SET],
}
const childOf = (row: PathRow): ChildPath => ({
  ...REPORT,
  row,
  items: [
    { ...M, step: 'id-01', state: 'shaky', tries: [{ day: '2026-11-17', ok: false, chose: 'n' }] },
    { ...S, step: 'id-03', state: 'new', tries: [] },
    { item: 'word:mata|clap', skill: 'clap', label: 'mata', step: 'id-03', state: 'new', tries: [] },
  ],
  said: [
    {
      kind: 'told',
      day: '2026-11-18',
      book_id: 1,
      ask: { en: 'Where do you like to hide?', id: 'Kamu suka sembunyi di mana?' },
    },
    {
      kind: 'guessed',
      day: '2026-11-17',
      book_id: 1,
      ask: { en: 'Where is Kiko?', id: 'Di mana Kiko?' },
      chose: { en: 'in the barn', id: 'di lumbung' },
    },
  ],
  brings: { sounds: ['s', 't'], words: ['satu'] },
})
const ANSWERS = {
  ...CLASS,
  'GET /api/classes/c1/report/path': [200, { data: REPORT }],
  ...Object.fromEntries(
    REPORT.rows.map((row) => [
      `GET /api/classes/c1/report/learners/${row.learner_id}/path`,
      [200, { data: childOf(row) }] as const,
    ]),
  ),
} as const
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) }, SLOW)
const page = '/dashboard/c1/skills/path?lang=id'

it('shows who is at which step and why, who needs the teacher first', async () => {
  fakeBackend(ANSWERS)
  const { touch } = renderApp(page, TEACHER)
  expect(await rowOf('Dewi')).toHaveTextContent('m again (chose n on Tue 17 Nov); new: s.')
  expect(await rowOf('Adit')).toHaveTextContent('nothing is due; new: s.')
  expect(await rowOf('Adit')).toHaveTextContent('“Di Mana Kiko?” from page 5')
  expect(await rowOf('Siti')).toHaveTextContent('your choice, 3 turns left')
  expect(inOrder(REPORT).map(({ learner_id }) => learner_id)).toEqual(['l2', 'l1', 'l3'])
  expect(byStep(REPORT).map(({ children }) => children.length)).toEqual([1, 2])
  await touch.click(screen.getByRole('button', { name: 'Needs you 1' }))
  expect(screen.queryByRole('row', { name: /^Adit/ })).toBeNull()
  expect(await rowOf('Dewi')).toBeVisible()
})

it('changes a path by a few presses', async () => {
  const put = 'PUT /api/classes/c1/learners/l2/path'
  const { calls } = fakeBackend({ ...ANSWERS, [put]: [200, { message: 'Path saved' }] })
  const { touch } = renderApp(page, TEACHER)
  await touch.click(within(await rowOf('Dewi')).getByRole('button', { name: 'Change the path of Dewi' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Path of Dewi' }))
  await touch.click(await dialog.findByRole('button', { name: 'm · hearing sounds' }))
  await touch.click(dialog.getByRole('button', { name: 'counting parts' }))
  await touch.selectOptions(dialog.getByLabelText('Start at step …'), 'id-01')
  await touch.selectOptions(dialog.getByLabelText('Book'), '1')
  await touch.selectOptions(dialog.getByLabelText('From page'), dialog.getByRole('option', { name: '4' }))
  await touch.click(dialog.getByRole('button', { name: '6 minutes' }))
  await touch.click(dialog.getByRole('button', { name: 'until changed' }))
  expect(dialog.queryByRole('button', { name: 'Back to the app’s choice' })).toBeNull()
  await touch.click(dialog.getByRole('button', { name: 'Use it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ name }) => name === put)?.body).toEqual({
    lang: 'id',
    choice: {
      pin: ['sound:m|hear'],
      off: ['clap'],
      step: 'id-01',
      // The cover is page 1.
      book: { id: 1, page: 5 },
      minutes: 6,
      lasts: 'changed',
    },
  })
})

it('shows what the last check found, names who had none for a term, and asks for theirs by one press', async () => {
  const latest = { day: '2026-11-17', step: 'id-03', error: 0.5, answers: 24 }
  const rows = [
    { ...ROW, check: { latest, is_wanted: false, is_over: false } },
    { ...STUCK, check: { latest: null, is_wanted: false, is_over: true } },
    { ...SET, check: { latest: null, is_wanted: true, is_over: true } },
  ]
  const put = 'PUT /api/classes/c1/checks'
  const { calls } = fakeBackend({
    ...ANSWERS,
    'GET /api/classes/c1/report/path': [200, { data: { ...REPORT, rows } }],
    [put]: [200, { message: 'Checks saved' }],
  })
  const { touch } = renderApp(page, TEACHER)
  expect(await rowOf('Adit')).toHaveTextContent('check of Tue 17 Nov: step 3 · s and t')
  expect(await rowOf('Siti')).toHaveTextContent('check comes at the next “Today”')
  expect(screen.getByText('No check for a term: Dewi.')).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Ask for it' }))
  await waitFor(() =>
    expect(calls.find(({ name }) => name === put)?.body).toEqual({ lang: 'id', learners: ['l2'], wanted: true }),
  )
})

it('gives a path back to the app by one press', async () => {
  const put = 'PUT /api/classes/c1/learners/l3/path'
  const { calls } = fakeBackend({ ...ANSWERS, [put]: [200, { message: 'Path saved' }] })
  const { touch } = renderApp(page, TEACHER)
  await touch.click(within(await rowOf('Siti')).getByRole('button', { name: 'Change the path of Siti' }))
  await touch.click(await screen.findByRole('button', { name: 'Back to the app’s choice' }))
  await waitFor(() => expect(calls.find(({ name }) => name === put)?.body).toEqual({ lang: 'id', choice: null }))
})

it('keeps the dialog and what was chosen when a choice cannot be saved', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  fakeBackend({ ...ANSWERS, 'PUT /api/classes/c1/learners/l2/path': 'offline' })
  const { touch } = renderApp(page, TEACHER)
  await touch.click(within(await rowOf('Dewi')).getByRole('button', { name: 'Change the path of Dewi' }))
  await touch.click(await screen.findByRole('button', { name: '6 minutes' }))
  await touch.click(screen.getByRole('button', { name: 'Use it' }))
  expect(await screen.findByRole('button', { name: 'Use it' })).toBeEnabled()
  expect(screen.getByRole('button', { name: '6 minutes' })).toHaveAttribute('aria-pressed', 'true')
})

it('prints a sheet for each step, or for each child, of what can be read there', async () => {
  fakeBackend(ANSWERS)
  const { touch } = renderApp('/dashboard/c1/learners/week?lang=id', TEACHER)
  expect(await screen.findByRole('heading', { name: 'Step 3: s and t' }, SLOW)).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.getByText(/Dewi, Siti/)).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'one a child' }))
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

it('tells what a child said and guessed about books', () => {
  render(
    <Provider store={createStore()}>
      <ChildSaid child={childOf(ROW)} />
    </Provider>,
  )
  const [told, guessed] = screen.getAllByRole('listitem')
  expect(told).toHaveTextContent('“Kamu suka sembunyi di mana?” Told a grown-up. Di Mana Kiko?, Wed 18 Nov')
  expect(guessed).toHaveTextContent('“Di mana Kiko?” Guessed: di lumbung. Di Mana Kiko?, Tue 17 Nov')
})
