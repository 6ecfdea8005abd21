import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Answer, type Answers, fakeBackend } from '../../../testing/fakeBackend.ts'
import { renderApp } from '../../../testing/renderApp.tsx'
import { useTestClock } from '../../../testing/shellTest.ts'
import { CLASS, SLOW, TEACHER } from '../testClass.ts'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeAudioDesk.ts'))
useTestClock()

const DELETED = 'GET /api/classes/deleted'
const RESTORE = 'POST /api/classes/c8/restore'
const gone = {
  id: 'c8',
  group_name: 'Class 3C',
  course_name: 'Reading, year 3',
  learner_count: 24,
  deleted_at: '2026-11-18T08:00:00.000Z',
  ends_at: '2026-11-27T08:00:00.000Z',
}
const KEEPING = [200, { data: { retention_days: 30, token_days: 30, bin_days: 9 } }] as const

function open(answers: Answers) {
  const backend = fakeBackend({ ...CLASS, 'GET /api/keeping': KEEPING, ...answers })
  return { ...backend, ...renderApp('/dashboard', TEACHER) }
}

it('shows a deleted class with its deadline and restores it', async () => {
  let answer: Answer = [200, { data: [gone] }]
  const { names, touch } = open({ [DELETED]: () => answer, [RESTORE]: [200, { message: 'Class restored' }] })
  const heading = await screen.findByRole('heading', { name: 'Deleted classes' }, SLOW)
  const block = within(heading.closest('section') ?? document.body)
  expect(await block.findByText(/You can restore a deleted class for 9 days/)).toBeVisible()
  expect(block.getByText('Class 3C')).toBeVisible()
  expect(block.getByText(/Reading, year 3 · 24 learners/)).toHaveTextContent(
    'Deleted on 18 Nov 2026. Can be restored until 27 Nov 2026.',
  )
  const lists = () => names().filter((name) => name === 'GET /api/classes').length
  const before = lists()
  answer = [200, { data: [] }]
  await touch.click(block.getByRole('button', { name: 'Restore Class 3C' }))
  await screen.findByText('Class 3C is back.')
  expect(names()).toContain(RESTORE)
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Deleted classes' })).toBeNull())
  expect(lists()).toBe(before + 1)
})

it('is translated into Indonesian, and still lists the class after a failed restore', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  localStorage.setItem('dashboardLanguage', 'id')
  const { touch } = open({ [DELETED]: [200, { data: [gone] }], [RESTORE]: [404, { message: 'Not found' }] })
  expect(await screen.findByRole('heading', { name: 'Kelas yang dihapus' }, SLOW)).toBeVisible()
  expect(await screen.findByText(/dapat dikembalikan selama 9 hari/)).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Kembalikan Class 3C' }))
  expect(await screen.findByRole('button', { name: 'Kembalikan Class 3C' })).toBeEnabled()
  expect(screen.queryByText('Class 3C sudah kembali.')).toBeNull()
})

it.each([
  ['there are none', [200, { data: [] }]],
  ['the request fails', [500, { message: 'Server error' }]],
] as const)('is hidden if %s', async (_, answer) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { names } = open({ [DELETED]: answer })
  expect(await screen.findByRole('link', { name: 'Class 1B' }, SLOW)).toBeVisible()
  await waitFor(() => expect(names()).toContain(DELETED))
  expect(screen.queryByRole('heading', { name: 'Deleted classes' })).toBeNull()
})
