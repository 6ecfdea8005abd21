import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isCalm, storeCalm, motionNow } from '../../lib/account/calm.ts'
import { endSession, startSession } from '../../lib/account/session.ts'
import { isRecord } from '../../lib/device/storage.ts'
import { heard } from '../../testing/fakeAudioDesk.ts'
import { type Answer, fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { useTestClock } from '../../testing/shellTest.ts'
import { storeSession } from '../auth/api.ts'
import { outbox } from '../outbox/appOutbox.ts'
import { chooseCalm } from './chooseCalm.ts'
import { expectToast } from '../../../../tests/helpers/toast.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
vi.mock('../reader/ReaderPage.tsx', () => ({ ReaderPage: () => <main>the reader</main> }))
useTestClock()

const CHOOSE = 'PUT /api/profile/calm'
const CHILD = { id: '1', name: 'Eka', email: 'eka@padi.id', role: 'student' }

/** A service that remembers the choice, and can be taken away. */
function service(first = false) {
  let calm = first
  let isAway = false
  const { calls } = fakeBackend({
    'GET /sanctum/csrf-cookie': () => (isAway ? 'offline' : [204]),
    'GET /api/auth/profile': () => (isAway ? 'offline' : [200, { data: { name: 'Eka', calm } }]),
    'POST /api/events': (): Answer =>
      isAway ? 'offline' : [200, { data: { taken: idsOf(calls.at(-1)?.body), refused: [] } }],
    [CHOOSE]: () => {
      const body = calls.at(-1)?.body
      calm = isRecord(body) && body['calm'] === true
      return [200, { data: { calm } }]
    },
  })
  return {
    calm: () => calm,
    sent: () => calls.filter(({ name }) => name === CHOOSE).map(({ body }) => body),
    setAway: (next: boolean) => (isAway = next),
    setCalm: (next: boolean) => (calm = next),
  }
}

const idsOf = (batch: unknown) =>
  isRecord(batch) && Array.isArray(batch['events']) ? batch['events'].filter(isRecord).map(({ id }) => id) : []

const theSwitch = () => screen.findByRole('button', { name: 'Calm: slower, and one thing at a time' })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(async () => {
  await outbox.flush()
})

it('is turned on and off on the profile, for the screens too, and the service has it', async () => {
  const { sent } = service()
  const { touch } = renderApp('/profile')
  expect(await theSwitch()).toHaveAttribute('aria-pressed', 'false')
  await touch.click(await theSwitch())
  expect(await theSwitch()).toHaveAttribute('aria-pressed', 'true')
  expect([motionNow(), document.documentElement.hasAttribute('data-calm')]).toEqual(['calm', true])
  await touch.click(await theSwitch())
  expect([motionNow(), document.documentElement.hasAttribute('data-calm')]).toEqual(['full', false])
  await waitFor(() => expect(sent()).toEqual([{ calm: true }, { calm: false }]))
})

it('has an entry in the menu that says whether it is on, and ends the music', async () => {
  const { sent } = service()
  const { touch, router } = renderApp('/home')
  await touch.click(await screen.findByRole('button', { name: 'Menu' }))
  await touch.click(screen.getByRole('menuitem', { name: 'Nyalakan Musik' }))
  await waitFor(() => expect(heard.music).toBe('siang'))
  const entry = screen.getByRole('menuitemcheckbox', { name: 'Calm: slower, and one thing at a time' })
  expect(entry).toHaveAttribute('aria-checked', 'false')
  await touch.click(entry)
  expect(entry).toHaveAttribute('aria-checked', 'true')
  await waitFor(() => expect(heard.music).toBeUndefined())
  // Asked for, it plays; after a book it does not come back by itself.
  await touch.click(screen.getByRole('menuitem', { name: 'Nyalakan Musik' }))
  await waitFor(() => expect(heard.music).toBe('siang'))
  await router.navigate('/book/1')
  await screen.findByText('the reader')
  await router.navigate('/home')
  expect(await screen.findByText('Read')).toBeVisible()
  expect(heard.music).toBeUndefined()
  await waitFor(() => expect(sent()).toHaveLength(1))
})

it.each([
  ['en', 'Calm', 'Calm: slower, and one thing at a time'],
  ['id', 'Tenang', 'Tenang: lebih pelan, satu per satu'],
])(
  'is reached in the menu by keyboard, and named and written in the language of the child: %s',
  async (language, word, name) => {
    const { sent } = service()
    localStorage.setItem('language', language)
    const { touch } = renderApp('/home')
    const menu = await screen.findByRole('button', { name: 'Menu' })
    act(() => menu.focus())
    await touch.keyboard('{Enter}')
    const entry = await screen.findByRole('menuitemcheckbox', { name })
    expect(entry).toHaveTextContent(word)
    for (let steps = 0; steps < 8 && document.activeElement !== entry; steps += 1) await touch.keyboard('{ArrowDown}')
    expect(entry).toHaveFocus()
    await touch.keyboard('{Enter}')
    expect(entry).toHaveAttribute('aria-checked', 'true')
    expect(isCalm()).toBe(true)
    await touch.keyboard(' ')
    expect(entry).toHaveAttribute('aria-checked', 'false')
    await waitFor(() => expect(sent()).toHaveLength(2))
  },
)

it('chosen without a network holds at once, waits in the outbox against what the service still says, and arrives', async () => {
  const { calm, setAway, sent } = service()
  const { router, touch } = renderApp('/profile')
  await theSwitch()
  setAway(true)
  await touch.click(await theSwitch())
  await expectToast('Saved on this device. It will be sent later.')
  expect([isCalm(), calm(), sent()]).toEqual([true, false, []])
  setAway(false)
  // The profile is asked for while the choice still waits.
  await router.navigate('/home')
  await router.navigate('/profile')
  expect(await theSwitch()).toHaveAttribute('aria-pressed', 'true')
  expect(await outbox.flush()).toBe('all')
  expect([calm(), sent()]).toEqual([true, [{ calm: true }]])
})

it('comes with the sign-in, and from another device with the profile', async () => {
  const { setCalm } = service()
  storeSession({ data: { ...CHILD, token: 'token-1', calm: true } })
  expect(isCalm()).toBe(true)
  setCalm(false)
  renderApp('/profile')
  await waitFor(() => expect(isCalm()).toBe(false))
})

it('that the service refuses holds on this device, and is said', async () => {
  fakeBackend({ [CHOOSE]: [422, { message: 'The barn is shut.' }] })
  const { touch } = renderApp('/home')
  await screen.findByRole('button', { name: 'Menu' })
  await act(() => chooseCalm(true))
  await expectToast('The barn is shut.')
  expect(isCalm()).toBe(true)
  await touch.keyboard('{Escape}')
})

it('is one learner’s, forgotten with the session, and lives without a storage', () => {
  startSession('t', CHILD)
  storeCalm('1', true)
  startSession('t', { ...CHILD, id: '2' })
  expect(isCalm()).toBe(false)
  startSession('t', CHILD)
  expect(isCalm()).toBe(true)
  for (const nonsense of ['yes', 1, null, undefined]) storeCalm('1', nonsense)
  expect(isCalm()).toBe(true)
  endSession()
  startSession('t', CHILD)
  expect(isCalm()).toBe(false)
  localStorage.setItem('calm', '{"userId":')
  expect(isCalm()).toBe(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeCalm('1', true)
  expect(isCalm()).toBe(true)
  vi.mocked(Storage.prototype.setItem).mockRestore()
  storeCalm('1', false)
  expect(isCalm()).toBe(false)
})

it('gives way to the device’s own wish for little motion', () => {
  renderApp('/home')
  storeCalm('1', true)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('prefers-reduced-motion') }))
  expect(motionNow()).toBe('reduced')
})
