import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notePawPrint } from '../../lib/account/pawPrints.ts'
import { isRecord } from '../../lib/device/storage.ts'
import { type Answer, fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { useTestClock } from '../../testing/shellTest.ts'
import { outbox } from '../outbox/appOutbox.ts'
import { expectToast } from '../../../../tests/helpers/toast.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
useTestClock()

const CHOOSE = 'PUT /api/profile/comfort'
const FIND = 'POST /api/profile/paw-prints'

/** A service that keeps what it gets, and can be taken away. */
function service(comfort: unknown = null, paw_prints: unknown = []) {
  let isAway = false
  let kept = comfort
  const { calls } = fakeBackend({
    'GET /sanctum/csrf-cookie': () => (isAway ? 'offline' : [204]),
    'GET /api/auth/profile': () => (isAway ? 'offline' : [200, { data: { name: 'Eka', comfort: kept, paw_prints } }]),
    'POST /api/events': (): Answer =>
      isAway ? 'offline' : [200, { data: { taken: idsOf(calls.at(-1)?.body), refused: [] } }],
    [CHOOSE]: () => {
      const body = calls.at(-1)?.body
      kept = isRecord(body) ? body['comfort'] : undefined
      return isAway ? 'offline' : [200, { data: { comfort: kept } }]
    },
    [FIND]: () => (isAway ? 'offline' : [200, { data: {} }]),
  })
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body)
  return { sent, setAway: (next: boolean) => (isAway = next) }
}

const idsOf = (batch: unknown) =>
  isRecord(batch) && Array.isArray(batch['events']) ? batch['events'].filter(isRecord).map(({ id }) => id) : []

const choice = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'info').mockReturnValue()
})
afterEach(async () => {
  await outbox.flush()
})

it('holds at once, and the service has it', async () => {
  const { sent } = service()
  const { touch } = renderApp('/profile')
  await touch.click(await choice('Reading ruler'))
  expect(await choice('Reading ruler')).toHaveAttribute('aria-pressed', 'true')
  expect(document.documentElement.dataset['comfort']).toContain('ruler')
  await waitFor(() => expect(sent(CHOOSE)).toEqual([{ comfort: ['ruler'] }]))
})

it('chosen without a network holds, waits, and arrives', async () => {
  const { sent, setAway } = service([])
  const { touch } = renderApp('/profile')
  await choice('Wider letters')
  setAway(true)
  await touch.click(await choice('Wider letters'))
  await expectToast('Saved on this device. It will be sent later.')
  expect(await choice('Wider letters')).toHaveAttribute('aria-pressed', 'true')
  setAway(false)
  expect(await outbox.flush()).toBe('all')
  expect(sent(CHOOSE).at(-1)).toEqual({ comfort: ['wide'] })
})

it('comes from another device, and what only this one knows goes to the service', async () => {
  localStorage.setItem('comfort', JSON.stringify({ '1': ['soft'] }))
  const { sent } = service(['large'], [{ book_id: 1, page_ids: ['b1-p02'], total: 13 }])
  renderApp('/profile')
  notePawPrint(1, 'b1-p01', 13)
  await waitFor(async () => expect(await choice('Larger text')).toHaveAttribute('aria-pressed', 'true'))
  expect(await choice('Softer paper')).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(sent(FIND)).toEqual([{ book_id: 1, page_ids: ['b1-p01'], total: 13 }]))
  expect(sent(CHOOSE)).toEqual([])
})

it('that was chosen before the service could store it is sent once', async () => {
  localStorage.setItem('comfort', JSON.stringify({ '1': ['soft'] }))
  const { sent } = service(null)
  renderApp('/profile')
  await waitFor(() => expect(sent(CHOOSE)).toEqual([{ comfort: ['soft'] }]))
})
