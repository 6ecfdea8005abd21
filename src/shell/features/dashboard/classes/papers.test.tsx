import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answers, fakeBackend } from '../../../testing/fakeBackend.ts'
import { renderApp } from '../../../testing/renderApp.tsx'
import { useTestClock } from '../../../testing/shellTest.ts'
import { ADITS_RECORD, CLASS, CLASS_1B, SLOW, TEACHER } from '../testClass.ts'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeAudioDesk.ts'))
const saved = vi.hoisted(() => vi.fn<(name: string, file: Blob) => void>())
vi.mock('../download.ts', async (original) => ({ ...(await original<object>()), downloadBlob: saved }))
useTestClock()
const printed = vi.fn<() => void>()
beforeEach(() => {
  saved.mockClear()
  printed.mockClear()
  vi.stubGlobal('print', printed)
})

const book = (book_id: number, en: string, id: string) => ({
  book_id,
  title: { en, id },
  access: 'after-previous',
  decided_by: null,
  decided_at: null,
  begun: 1,
})

function open(path: string, answers: Answers = {}) {
  const backend = fakeBackend({
    ...CLASS,
    'GET /api/classes/c1/cards': [200, { data: [] }],
    'GET /api/classes/c1/books': [200, { data: [book(1, 'Where Is Kiko?', 'Di Mana Kiko?')] }],
    'GET /api/classes/c1/learners/l1/record': [200, { data: ADITS_RECORD }],
    'GET /api/keeping': [200, { data: { retention_days: 12, token_days: 30, bin_days: 5 } }],
    ...answers,
  })
  return { ...backend, ...renderApp(`/dashboard/c1${path}`, TEACHER) }
}

/** Button that switches the language of the page to print, not of the dashboard. */
const inIndonesian = () =>
  within(screen.getByRole('group', { name: 'Language of the sheet' })).getByRole('button', { name: 'Indonesia' })

it('prints a child’s record in plain words, in either language, and downloads the complete file', async () => {
  const { touch } = open('/class/privacy')
  const block = (await screen.findByRole('heading', { name: 'Record of one learner' }, SLOW)).closest('section')
  await touch.selectOptions(within(block ?? document.body).getByLabelText('Learner'), 'Adit')
  await touch.click(screen.getByRole('link', { name: 'To print' }))
  const page = within(await screen.findByRole('article', {}, SLOW))
  expect(page.getByRole('heading', { name: 'What is stored about Adit' })).toBeVisible()
  expect(page.getByRole('row', { name: 'Where Is Kiko? 14 2 times 4 stars' })).toBeVisible()
  expect(page.getByRole('row', { name: 'Book 2 3 not yet –' })).toBeVisible()
  await vi.waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('erased within 12 days'))
  const reported = screen.getByRole('article').textContent
  for (const text of ['three pictures', '1 device', 'Calm mode is on', '2, 1 of them right at the first try'])
    expect(reported).toContain(text)
  expect(reported?.match(/this record was opened/g)).toHaveLength(1)
  // The secret pictures are printed only on the child's card.
  expect(reported).not.toMatch(/fish|moon/)
  await touch.click(inIndonesian())
  expect(page.getByRole('heading', { name: 'Data yang disimpan tentang Adit' })).toBeVisible()
  expect(page.getByRole('row', { name: 'Di Mana Kiko? 14 2 kali 4 bintang' })).toBeVisible()
  await touch.click(screen.getByRole('button', { name: 'Print' }))
  expect(printed).toHaveBeenCalledOnce()
  await touch.click(screen.getByRole('button', { name: 'Complete file (JSON)' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.calls[0]?.[0]).toBe('Adit.json')
})

it('shows a record only to the owner of the class', async () => {
  const { names } = open('/learners/l1/record', {
    'GET /api/classes/c1': [200, { data: { ...CLASS_1B, is_owner: false } }],
  })
  expect(await screen.findByText('Only the owner of the class may do this.', {}, SLOW)).toBeVisible()
  expect(names().filter((name) => name.endsWith('/record'))).toEqual([])
})

it('fills the consent letter with class, teachers and retention period, in either language', async () => {
  const { touch } = open('/class/privacy')
  await touch.click(await screen.findByRole('link', { name: 'Consent letter' }, SLOW))
  const letter = await screen.findByRole('article', {}, SLOW)
  expect(letter).toHaveTextContent('Your child’s class, Class 1B (Reading), reads with Lumbung')
  expect(letter).toHaveTextContent('Your child’s teachers (Bu Ratna)')
  await vi.waitFor(() => expect(letter).toHaveTextContent('everything is erased within 12 days'))
  expect(letter).toHaveTextContent('after 5 days, or at once if you wish')
  await touch.type(screen.getByLabelText(/^School/), 'SDN 3 Ubud')
  expect(letter).toHaveTextContent('SDN 3 Ubud')
  await touch.click(inIndonesian())
  expect(letter).toHaveTextContent('Saya setuju anak saya memakai Lumbung.')
  expect(letter).toHaveAttribute('lang', 'id')
  await touch.click(screen.getByRole('button', { name: 'A letter for each of 3 children' }))
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.getAllByRole('article')[1]).toHaveTextContent('Nama anak Dewi')
})

it('creates letters for the chosen learners', async () => {
  const { touch } = open('/class')
  await touch.click(await screen.findByRole('checkbox', { name: 'Choose Adit' }, SLOW))
  expect(screen.getByRole('link', { name: 'Record for the family' })).toHaveAttribute(
    'href',
    '/dashboard/c1/learners/l1/record',
  )
  await touch.click(screen.getByRole('checkbox', { name: 'Choose Siti' }))
  expect(screen.queryByRole('link', { name: 'Record for the family' })).toBeNull()
  await touch.click(screen.getByRole('link', { name: 'Consent letter' }))
  const letters = await screen.findAllByRole('article', {}, SLOW)
  expect(letters.map(({ textContent }) => /Child’s name (\w+?)I agree/.exec(textContent ?? '')?.[1])).toEqual([
    'Adit',
    'Siti',
  ])
})
