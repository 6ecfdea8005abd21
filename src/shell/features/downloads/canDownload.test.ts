import { afterEach, expect, it, vi } from 'vitest'
import { canDownload } from './canDownload.ts'

afterEach(() => vi.unstubAllGlobals())

it('is false if the browser has no cache storage or no worker', () => {
  vi.stubGlobal('caches', {})
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  expect(canDownload()).toBe(true)
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } })
  expect(canDownload()).toBe(false)
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  vi.stubGlobal('caches', undefined)
  expect(canDownload()).toBe(false)
})
