// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { chooseComfort, storeComfort, useComfort, useComforts } from './comfort.ts'
import { endSession, startSession } from './session.ts'

const signIn = (id: string) => startSession(`token-${id}`, { id, name: id, email: '', role: 'student' })

beforeEach(() => {
  localStorage.clear()
  signIn('eka')
})

it('is chosen by each child, one by one, and stays beyond the session', () => {
  const { result } = renderHook(() => ({ sees: useComfort('seeWords'), all: useComforts() }))
  expect(result.current).toEqual({ sees: false, all: '' })
  act(() => void chooseComfort('seeWords', true))
  act(() => void chooseComfort('wide', true))
  expect(result.current).toEqual({ sees: true, all: 'seeWords wide' })
  act(() => {
    endSession()
    signIn('danu')
  })
  expect(result.current).toEqual({ sees: false, all: '' })
  act(() => {
    endSession()
    signIn('eka')
  })
  act(() => void chooseComfort('wide', false))
  expect(result.current).toEqual({ sees: true, all: 'seeWords' })
})

it.each(['{', '[]', '{"eka":"wide"}', '{"eka":["loud"]}'])('reads %s as nothing chosen', (stored) => {
  localStorage.setItem('comfort', stored)
  expect(renderHook(() => useComforts()).result.current).toBe('')
})

it('takes what the service says of a child, and nothing that is no list of comforts', () => {
  const { result } = renderHook(() => useComforts())
  act(() => storeComfort('eka', ['ruler', 'loud', 'wide']))
  expect(result.current).toBe('wide ruler')
  act(() => {
    storeComfort('eka', null)
    storeComfort('eka', 'large')
    storeComfort('danu', ['large'])
  })
  expect(result.current).toBe('wide ruler')
})
