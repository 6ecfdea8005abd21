import { beforeEach, expect, it, vi } from 'vitest'
import { shelfBook } from '../../testing/fakeBackend.ts'
import { startSession, type UserInfo } from '../account/session.ts'
import { cachedShelf, cacheShelf, noteProgress } from './cachedShelf.ts'

const EKA: UserInfo = { id: '1', name: 'Eka Putri', email: 'eka@padi.id', role: 'student' }
const KEY = 'keptShelf'

beforeEach(() => startSession('token', EKA))

it('parses a stored shelf once, however often it is asked for', () => {
  cacheShelf([shelfBook])
  noteProgress(shelfBook.id, 5, false)
  const parse = vi.spyOn(JSON, 'parse')
  for (let count = 0; count < 3; count += 1) expect(cachedShelf()).toMatchObject([{ id: shelfBook.id, latest_page: 5 }])
  expect(parse.mock.calls.filter(([text]) => text === localStorage.getItem(KEY))).toHaveLength(1)
  parse.mockRestore()
})

it('sees what another tab has stored', () => {
  cacheShelf([shelfBook])
  const other = { ...shelfBook, title: 'Another book' }
  localStorage.setItem(KEY, JSON.stringify({ learnerId: EKA.id, books: [other] }))
  expect(cachedShelf()).toEqual([other])
  localStorage.setItem(KEY, 'not JSON')
  expect(cachedShelf()).toBeUndefined()
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('shows no child the shelf of another', () => {
  cacheShelf([shelfBook])
  startSession('token', { ...EKA, id: '2' })
  expect(cachedShelf()).toBeUndefined()
})
