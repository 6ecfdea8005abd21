// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { playSettings } from '../../lib/account/playSettings.ts'
import { startSession } from '../../lib/account/session.ts'
import { fakeBackend } from '../../testing/fakeBackend.ts'
import { outbox } from '../outbox/index.ts'
import { choosePlayMode, takePlaySettings } from './choosePlayMode.ts'

const CHOOSE = 'PUT /api/profile/mode'

beforeEach(async () => {
  localStorage.clear()
  await outbox.forget('7')
  startSession('token', { id: '7', name: 'Sari', email: '', role: 'student' })
})

it('is sent, and holds at once', async () => {
  const { calls } = fakeBackend({ [CHOOSE]: [200, { message: 'Mode saved', data: { mode: 'withoutSound' } }] })
  const sent = choosePlayMode('withoutSound')
  expect(playSettings().mode).toBe('withoutSound')
  await sent
  expect(calls.filter(({ name }) => name === CHOOSE).map(({ body }) => body)).toEqual([{ mode: 'withoutSound' }])
})

it('a choice made without a network stands against what the service still says; the class’s switch does not wait', async () => {
  fakeBackend({ [CHOOSE]: 'offline' })
  await choosePlayMode('byEar')
  await takePlaySettings('7', { mode: 'all', story_asks: false })
  expect(playSettings('7')).toEqual({ mode: 'byEar', storyAsks: false })
})

it('takes what the service says otherwise', async () => {
  await takePlaySettings('7', { mode: 'byEar', story_asks: true })
  expect(playSettings('7')).toEqual({ mode: 'byEar', storyAsks: true })
})
