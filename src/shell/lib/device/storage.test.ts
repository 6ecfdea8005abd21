import { expect, it, vi } from 'vitest'
import { readJson, readText, readWithExpiry, removeKey, writeText, writeWithExpiry } from './storage.ts'

const asText = (raw: unknown) => (typeof raw === 'string' ? raw : undefined)

it('gives a value back until its time is over, then removes it', () => {
  writeWithExpiry('key', 'rice', 1000, 5000)
  expect(readWithExpiry('key', asText, 5999)).toBe('rice')
  expect(readWithExpiry('key', asText, 6000)).toBeUndefined()
  expect(localStorage.getItem('key')).toBeNull()
})

it('does not trust what was kept while the device’s clock was ahead', () => {
  writeWithExpiry('key', 'rice', 1000, Date.parse('2039-01-01'))
  expect(readWithExpiry('key', asText, Date.parse('2026-11-21'))).toBeUndefined()
})

it.each(['{', 'null', '[]', '7', '{"value":1}', '{"value":"x","expiry":"soon"}', '{"value":3,"expiry":9e15}'])(
  'takes %s for nothing and removes it',
  (text) => {
    localStorage.setItem('key', text)
    expect(readWithExpiry('key', asText)).toBeUndefined()
    expect(localStorage.getItem('key')).toBeNull()
  },
)

it('remembers for the tab what the browser refuses, until it takes it or it is removed', () => {
  localStorage.setItem('key', 'rice')
  const shut = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeText('key', 'mango')).toBe(false)
  expect(readText('key')).toBe('mango')
  removeKey('key')
  expect(readText('key')).toBeUndefined()
  writeText('key', 'mango')
  shut.mockRestore()
  expect(writeText('key', 'corn')).toBe(true)
  expect([readText('key'), localStorage.getItem('key')]).toEqual(['corn', 'corn'])
  removeKey('key')
})

it('leaves what parses where it is', () => {
  localStorage.setItem('key', '"mango"')
  expect(readJson('key', asText)).toBe('mango')
  expect(localStorage.getItem('key')).toBe('"mango"')
})
