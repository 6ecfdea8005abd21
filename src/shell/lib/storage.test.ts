import { expect, it } from 'vitest'
import { readJson, readWithExpiry, writeWithExpiry } from './storage.ts'

const asText = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

it('gives a value back until its time is over, then removes it', () => {
  writeWithExpiry('key', 'rice', 1000, 5000)
  expect(readWithExpiry('key', asText, 5999)).toBe('rice')
  expect(readWithExpiry('key', asText, 6000)).toBeUndefined()
  expect(localStorage.getItem('key')).toBeNull()
})

it.each(['{', 'null', '[]', '7', '{"value":1}', '{"value":"x","expiry":"soon"}', '{"value":3,"expiry":9e15}'])(
  'takes %s for nothing and removes it',
  (text) => {
    localStorage.setItem('key', text)
    expect(readWithExpiry('key', asText)).toBeUndefined()
    expect(localStorage.getItem('key')).toBeNull()
  },
)

it('leaves what parses where it is', () => {
  localStorage.setItem('key', '"mango"')
  expect(readJson('key', asText)).toBe('mango')
  expect(localStorage.getItem('key')).toBe('"mango"')
})
