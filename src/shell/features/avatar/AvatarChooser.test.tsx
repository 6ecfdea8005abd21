import { configure, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadBook } from '../../../content/books.ts'
import { DEFAULT_VARIANT, type AvatarVariant, variantKey, VARIANTS } from '../../../content/avatarVariant.ts'
import { type Answers, fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { useTestClock } from '../../testing/shellTest.ts'
import { forgetSounds } from '../../testing/fakeSounds.ts'
import { openedPage, stage } from '../reader/stage/fakeStage.ts'
import { variantName } from './variantName.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeSounds.ts'))
vi.mock('../../lib/loading/stageRuntime.ts', () => import('../reader/stage/fakeStage.ts'))
useTestClock()

const VARIANT: AvatarVariant = { skin: 'coklat', hair: 'curly', headwear: 'none' }
const PROFILE = 'GET /api/auth/profile'
const PUT = 'PUT /api/profile/look'
const QUESTION = 'Which one are you?'
const FACE = 'Me: choose how your child in the book looks'

beforeAll(async () => {
  configure({ asyncUtilTimeout: 5000 })
  await Promise.all([import('../reader/ReaderPage.tsx'), loadBook(3)])
}, 60_000)

beforeEach(() => {
  localStorage.clear()
  forgetSounds()
  stage.pages.length = 0
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  HTMLImageElement.prototype.decode = () => Promise.resolve()
})

function open(path: string, answers: Answers = {}) {
  const books = { 'GET /api/books': [200, { data: [] }] as const }
  const backend = fakeBackend({ ...books, [PROFILE]: [200, { data: { look: null } }], [PUT]: [200, {}], ...answers })
  return { ...backend, ...renderApp(path) }
}
/** The dialog, once it takes touches. */
async function chooser() {
  const dialog = await screen.findByRole('dialog', { name: QUESTION })
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }))
  return dialog
}
const radio = async (variant: AvatarVariant) =>
  within(await chooser()).getByRole('radio', { name: variantName(variant, 'en') })
const sent = (calls: readonly { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name === PUT).map(({ body }) => body)
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('invites who has not chosen, lies in nobody’s way, and opens the page in the look that is chosen', async () => {
  const { calls, touch } = open('/book/3')
  const face = await screen.findByRole('button', { name: FACE })
  await waitFor(() => expect(face).toHaveClass('calls'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await touch.click(face)
  const question = await chooser()
  expect(within(question).getAllByRole('radio')).toHaveLength(VARIANTS.length)
  expect(await radio(DEFAULT_VARIANT)).toBeChecked()
  await touch.click(await radio(VARIANT))
  expect(await radio(VARIANT)).toBeChecked()
  await touch.click(within(question).getByRole('button', { name: 'Done' }))
  await isClosed()
  expect(sent(calls)).toEqual([VARIANT])
  await waitFor(() => expect(openedPage().options.look).toBe(variantKey(VARIANT)))
})

it('takes closing for the child that is shown, and does not invite again', async () => {
  const { calls, touch } = open('/book/3')
  await touch.click(await screen.findByRole('button', { name: FACE }))
  await chooser()
  await touch.keyboard('{Escape}')
  await isClosed()
  expect(sent(calls)).toEqual([DEFAULT_VARIANT])
  expect(screen.getByRole('button', { name: FACE })).not.toHaveClass('calls')
})

it('invites nobody who has chosen on another device', async () => {
  const { calls } = open('/book/3', { [PROFILE]: [200, { data: { look: VARIANT } }] })
  await waitFor(() => expect(openedPage().options.look).toBe(variantKey(VARIANT)))
  expect(screen.getByRole('button', { name: FACE })).not.toHaveClass('calls')
  expect(sent(calls)).toEqual([])
})

it('invites nobody in other books', async () => {
  const { names } = open('/book/1')
  await screen.findByRole('button', { name: /^Next \d/ })
  expect(names()).not.toContain(PROFILE)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows the choice where the service cannot be reached, and says nothing of it', async () => {
  const { touch } = open('/book/3', { [PROFILE]: 'offline', [PUT]: 'offline' })
  await touch.click(await screen.findByRole('button', { name: FACE }))
  await touch.click(await radio(VARIANT))
  await touch.click(screen.getByRole('button', { name: 'Done' }))
  await isClosed()
  await waitFor(() => expect(openedPage().options.look).toBe(variantKey(VARIANT)))
  expect(screen.queryByRole('alert')).toBeNull()
  for (const status of screen.queryAllByRole('status')) expect(status).toBeEmptyDOMElement()
})

it('opens by the face on the cover, and by arrow keys another child is chosen', async () => {
  const { touch, calls } = open('/book/3', { [PROFILE]: [200, { data: { look: DEFAULT_VARIANT } }] })
  await touch.click(await screen.findByRole('button', { name: FACE }))
  const first = await radio(DEFAULT_VARIANT)
  first.focus()
  await touch.keyboard('{ArrowRight}')
  await touch.click(screen.getByRole('button', { name: 'Done' }))
  await isClosed()
  expect(sent(calls)).toEqual([VARIANTS[1]])
})

it('opens by the face on the profile', async () => {
  const { touch } = open('/profile', { [PROFILE]: [200, { data: { look: VARIANT } }] })
  await touch.click(await screen.findByRole('button', { name: FACE }))
  expect(await radio(VARIANT)).toBeChecked()
})

it('names every child apart, in both languages', () => {
  for (const language of ['en', 'id'] as const)
    expect(new Set(VARIANTS.map((variant) => variantName(variant, language))).size).toBe(VARIANTS.length)
  expect(variantName({ skin: 'sawo', hair: 'bob', headwear: 'hijab' }, 'en')).toBe('hijab, tan skin')
})
