// @vitest-environment jsdom
import { renderHook, act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_LOOK, type Look } from '../../content/look.ts'
import { type Answer, fakeBackend } from '../testing/fakeBackend.ts'
import { childLook, chooseLook, knownLook, noteLook, sendLook, useChildLook } from './look.ts'
import { endSession, startSession } from './session.ts'

const LOOK: Look = { skin: 'coklat', hair: 'curly', headwear: 'none' }
const HIJAB: Look = { skin: 'matang', hair: 'bob', headwear: 'hijab' }
const child = { id: '1', name: 'Eka', email: 'eka@padi.id', role: 'student' }

beforeEach(() => {
  localStorage.clear()
  startSession('token', child)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

it('is the default look, and unknown, before anybody has said', () => {
  expect([childLook(), knownLook()]).toEqual([DEFAULT_LOOK, undefined])
})

it('takes what the service says, also that nothing was chosen', () => {
  noteLook('1', null)
  expect([childLook(), knownLook()]).toEqual([DEFAULT_LOOK, null])
  noteLook('1', LOOK)
  expect([childLook(), knownLook()]).toEqual([LOOK, LOOK])
})

it('takes no nonsense', () => {
  noteLook('1', LOOK)
  for (const raw of [undefined, 'x', {}, { ...LOOK, skin: 'green' }]) noteLook('1', raw)
  expect(childLook()).toEqual(LOOK)
})

it('shows a choice at once and sends it', async () => {
  const backend = fakeBackend({ 'PUT /api/profile/look': [200, {}] })
  const { result } = renderHook(() => useChildLook())
  await act(() => chooseLook(LOOK))
  expect(result.current).toEqual(LOOK)
  expect(backend.calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual(LOOK)
  noteLook('1', HIJAB)
  expect(childLook(), 'another device chose later').toEqual(HIJAB)
  expect(document.cookie).toContain('look=matang-hijab')
})

it('keeps a choice that could not be sent, against what the service still says, and sends it later', async () => {
  let answer: Answer = 'offline'
  const backend = fakeBackend({ 'PUT /api/profile/look': () => answer })
  await chooseLook(LOOK)
  noteLook('1', null)
  expect(childLook()).toEqual(LOOK)
  answer = [200, {}]
  await sendLook()
  await sendLook()
  expect(backend.names().filter((name) => name.startsWith('PUT'))).toHaveLength(2)
})

it('is nobody else’s, and forgotten with the session', async () => {
  fakeBackend({ 'PUT /api/profile/look': [200, {}] })
  await chooseLook(LOOK)
  startSession('token-2', { ...child, id: '2' })
  expect(knownLook()).toBeUndefined()
  startSession('token-3', child)
  expect(knownLook()).toEqual(LOOK)
  endSession()
  expect(document.cookie).not.toContain('look=')
  startSession('token-4', child)
  expect(knownLook()).toBeUndefined()
})

it('lives without a storage', async () => {
  fakeBackend({ 'PUT /api/profile/look': [200, {}] })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  await chooseLook(LOOK)
  expect(childLook()).toEqual(LOOK)
})
