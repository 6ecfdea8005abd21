import { afterEach, expect, it, vi } from 'vitest'
import { canKeep } from './canKeep.ts'

afterEach(() => vi.unstubAllGlobals())

it('is not so where the browser has no store or no worker', () => {
  vi.stubGlobal('caches', {})
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  expect(canKeep()).toBe(true)
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  expect(canKeep()).toBe(false)
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('caches', undefined)
  expect(canKeep()).toBe(false)
})
