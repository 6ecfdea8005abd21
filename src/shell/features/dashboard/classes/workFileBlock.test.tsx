import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type CarriedAnswer, WORK_FILE_FAULTS } from '../../../../../server/contract/workFile.ts'
import { fakeBackend } from '../../../testing/fakeBackend.ts'
import { renderApp } from '../../../testing/renderApp.tsx'
import { useTestClock } from '../../../testing/shellTest.ts'
import { CLASS, SLOW, TEACHER } from '../testClass.ts'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeAudioDesk.ts'))
useTestClock()

const TAKE = 'POST /api/classes/c1/carried'
const none = { taken: 0, known: 0, refused: 0 }
const found: CarriedAnswer['data'] = {
  devices: [],
  saves: none,
  events: none,
  others: 0,
  too_old: 0,
  packs: [
    { key: 'org.example.kite', titles: { en: 'The Kite', id: 'Layang-Layang' }, outcome: 'taken', message: null },
    { key: 'org.example.owl', titles: { en: 'The Owl', id: 'Burung Hantu' }, outcome: 'known', message: null },
    {
      key: 'org.example.hat',
      titles: { en: 'The Hat', id: 'Topi' },
      outcome: 'refused',
      message: 'There is no room for this book: the space for books is used up.',
    },
  ],
}

async function openBlock() {
  // What the rest of the screen asks for is not there.
  vi.spyOn(console, 'warn').mockReturnValue()
  const view = renderApp('/dashboard/c1/class', TEACHER)
  const heading = await screen.findByRole('heading', { name: 'Take in a tablet’s work, or carried books' }, SLOW)
  const block = heading.closest('section')
  if (!block) throw new Error('the heading stands in no block')
  const input = block.querySelector('input')
  if (!input) throw new Error('no file can be chosen')
  const choose = () => view.touch.upload(input, new File(['x'], 'class.lumbung-work'))
  return { choose, block: within(block) }
}

it('says of each carried book whether it was added, was here already, or was refused and why', async () => {
  fakeBackend({ ...CLASS, [TAKE]: [200, { data: found }] })
  const { choose, block } = await openBlock()
  await choose()
  expect(await block.findByText('“The Kite” is now one of the books of the class.')).toBeVisible()
  expect(block.getByText('“The Owl” is already here.')).toBeVisible()
  expect(block.getByText(/^“The Hat” was not added\. .*space/)).toBeVisible()
})

it('says why a file is not taken in, and takes the next one', async () => {
  let answer: readonly [number, object] = [422, { message: WORK_FILE_FAULTS.class }]
  fakeBackend({ ...CLASS, [TAKE]: () => answer })
  const { choose, block } = await openBlock()
  await choose()
  expect(await block.findByRole('alert')).toHaveTextContent(WORK_FILE_FAULTS.class)
  answer = [200, { data: found }]
  await choose()
  expect(await block.findByText('“The Owl” is already here.')).toBeVisible()
  expect(block.queryByRole('alert')).toBeNull()
})
