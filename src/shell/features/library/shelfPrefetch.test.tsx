import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { pass, useTestClock } from '../../testing/shellTest.ts'
import { writeText } from '../../lib/device/storage.ts'
import { askForShelf, takeShelf } from './shelfPrefetch.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
useTestClock()

const BOOKS = 'GET /api/books'
const pages = { is_locked: false, latest_page: 0, current_page: 0, total_pages: 15 }
const book = { id: 1, title: 'Book 1', cover_image: '/img/1.webp', ...pages }

/** Somebody who is signed in, on a screen. */
function open(path: string) {
  const backend = fakeBackend({ [BOOKS]: [200, { data: [book] }] })
  const app = renderApp(path)
  return { ...app, asked: () => backend.names().filter((name) => name === BOOKS).length }
}

it('asks for the list at the press that leads to the shelf, and not again when that is there', async () => {
  // A machine that stands still for seconds is no fault: the list stays fresh.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  const { touch, where, asked } = open('/home')
  await touch.click(await screen.findByRole('link', { name: 'Read' }))
  await vi.waitFor(() => expect(asked()).toBe(1))
  expect(where()).toBe('/home')
  await pass(750)
  expect(await screen.findByRole('button', { name: /Book 1/ })).toBeVisible()
  expect([where(), asked()]).toEqual(['/books', 1])
})

it.each([
  ['once only', () => takeShelf()],
  ['not when it is old', () => pass(3000)],
  ['not for another child', () => writeText('authToken', 'token-2')],
])('takes the list that was asked for %s', async (_what, between) => {
  // Home has a barn, which takes the list itself.
  const { asked } = open('/')
  await askForShelf()
  await between()
  await takeShelf()
  expect(asked()).toBe(2)
})
