import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useTestClock } from '../../../testing/shellTest.ts'
import { SLOW } from '../testClass.ts'
import { GIVEN, list, openPacks, pack } from './testPacks.ts'

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

it('saves a book as a file of another format and language, and says how large it became', async () => {
  const { touch } = openPacks({
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
  const { touch } = openPacks({ 'GET /api/packs': list(pack('a')) })
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
  const { touch, calls } = openPacks({
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
