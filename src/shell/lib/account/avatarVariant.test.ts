// @vitest-environment jsdom
import { renderHook, act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_VARIANT, type AvatarVariant } from '../../../content/avatarVariant.ts'
import { type Answer, fakeBackend } from '../../testing/fakeBackend.ts'
import {
  avatarVariant,
  chooseVariant,
  knownVariant,
  noteVariant,
  sendVariant,
  useAvatarVariant,
} from './avatarVariant.ts'
import { endSession, startSession } from './session.ts'

const VARIANT: AvatarVariant = { skin: 'coklat', hair: 'curly', headwear: 'none' }
const HIJAB: AvatarVariant = { skin: 'matang', hair: 'bob', headwear: 'hijab' }
const child = { id: '1', name: 'Eka', email: 'eka@padi.id', role: 'student' }

beforeEach(() => {
  localStorage.clear()
  startSession('token', child)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

it('is the default look, and unknown, before anybody has said', () => {
  expect([avatarVariant(), knownVariant()]).toEqual([DEFAULT_VARIANT, undefined])
})

it('takes what the service says, also that nothing was chosen', () => {
  noteVariant('1', null)
  expect([avatarVariant(), knownVariant()]).toEqual([DEFAULT_VARIANT, null])
  noteVariant('1', VARIANT)
  expect([avatarVariant(), knownVariant()]).toEqual([VARIANT, VARIANT])
})

it('takes no nonsense', () => {
  noteVariant('1', VARIANT)
  for (const raw of [undefined, 'x', {}, { ...VARIANT, skin: 'green' }]) noteVariant('1', raw)
  expect(avatarVariant()).toEqual(VARIANT)
})

it('shows a choice at once and sends it', async () => {
  const backend = fakeBackend({ 'PUT /api/profile/look': [200, {}] })
  const { result } = renderHook(() => useAvatarVariant())
  await act(() => chooseVariant(VARIANT))
  expect(result.current).toEqual(VARIANT)
  expect(backend.calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual(VARIANT)
  noteVariant('1', HIJAB)
  expect(avatarVariant(), 'another device chose later').toEqual(HIJAB)
  expect(document.cookie).toContain('look=matang-hijab')
})

it('keeps a choice that could not be sent, against what the service still says, and sends it later', async () => {
  let answer: Answer = 'offline'
  const backend = fakeBackend({ 'PUT /api/profile/look': () => answer })
  await chooseVariant(VARIANT)
  noteVariant('1', null)
  expect(avatarVariant()).toEqual(VARIANT)
  answer = [200, {}]
  await sendVariant()
  await sendVariant()
  expect(backend.names().filter((name) => name.startsWith('PUT'))).toHaveLength(2)
})

it('is nobody else’s, and forgotten with the session', async () => {
  fakeBackend({ 'PUT /api/profile/look': [200, {}] })
  await chooseVariant(VARIANT)
  startSession('token-2', { ...child, id: '2' })
  expect(knownVariant()).toBeUndefined()
  startSession('token-3', child)
  expect(knownVariant()).toEqual(VARIANT)
  endSession()
  expect(document.cookie).not.toContain('look=')
  startSession('token-4', child)
  expect(knownVariant()).toBeUndefined()
})

it('lives without a storage', async () => {
  fakeBackend({ 'PUT /api/profile/look': [200, {}] })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  await chooseVariant(VARIANT)
  expect(avatarVariant()).toEqual(VARIANT)
})
