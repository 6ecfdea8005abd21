import { expect, it } from 'vitest'
import { endSession, parseUser, readToken, readUser, startSession } from './session.ts'

it.each(['{', 'null', '"Eka"', '[1]'])('takes a broken userInfo (%s) for nobody', (text) => {
  localStorage.setItem('userInfo', text)
  expect(readUser()).toBeUndefined()
})

it('fills in what a user lacks', () => {
  expect(parseUser({ id: 7, name: null })).toEqual({ id: '7', name: '', email: '', role: 'student' })
})

it('keeps the sign-in under the names that others read, and forgets it with the list', () => {
  startSession('t', { id: '1', name: 'Sri', email: 's@a.id', role: 'teacher' })
  localStorage.setItem('booksData', '{}')
  expect([localStorage.getItem('authToken'), readUser()?.role]).toEqual(['t', 'teacher'])
  endSession()
  expect([readToken(), readUser(), localStorage.getItem('booksData')]).toEqual([undefined, undefined, null])
})
