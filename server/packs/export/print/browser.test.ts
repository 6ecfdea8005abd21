import { join } from 'node:path'
import { expect, it } from 'vitest'
import { installedBrowser } from './browser.ts'

const having =
  (...files: readonly string[]) =>
  (file: string) =>
    files.includes(file)

const CHROMIUM = join('/opt/tools', 'chromium')
const CHROME = join('/opt/tools', 'google-chrome')

it('finds the browser on the path of commands, Chromium before Chrome, then where it is usually installed', () => {
  const PATH = ['/bin', '', '/opt/tools'].join(process.platform === 'win32' ? ';' : ':')
  expect(installedBrowser({ PATH }, having(CHROME, CHROMIUM))).toBe(CHROMIUM)
  expect(installedBrowser({ PATH }, having(CHROME, '/usr/bin/chromium'))).toBe(CHROME)
  expect(installedBrowser({ PATH: '/bin' }, having('/usr/bin/chromium'))).toBe('/usr/bin/chromium')
  expect(installedBrowser({}, having('/snap/bin/chromium'))).toBe('/snap/bin/chromium')
  expect(installedBrowser({ PATH }, having())).toBeUndefined()
})

it('takes the one that is named and no other, and none at all where that is wanted', () => {
  const all = () => true
  expect(installedBrowser({ CHROMIUM_PATH: '/my/chrome', PATH: '/bin' }, all)).toBe('/my/chrome')
  expect(
    installedBrowser({ CHROMIUM_PATH: '/my/chrome', PATH: '/bin' }, having(join('/bin', 'chromium'))),
  ).toBeUndefined()
  expect(installedBrowser({ CHROMIUM_PATH: 'none', PATH: '/bin' }, all)).toBeUndefined()
})
