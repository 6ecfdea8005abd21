import { existsSync } from 'node:fs'
import { installedBrowser } from '../../server/packs/export/print/browser.ts'

/** Path of the browser that tests drive. Throws with install instructions if there is none. */
export function chromiumPath(): string {
  const found = installedBrowser(process.env)
  if (!found)
    throw new Error(
      'No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to Chrome or Chromium.',
    )
  return found
}

/** Chromium without a browser's own windows; a package of Debian's beside `chromium`. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Path of the browser for tests that look at pages: the headless shell where it is installed, else as `chromiumPath`. It lays out, draws and plays the same
 * pages by the same code, and takes a seventh less of the machine: it has no window of its own to draw and resize. What people use prints the PDFs and is
 * measured.
 */
export function pageBrowserPath(): string {
  const isNamed = (process.env['CHROMIUM_PATH'] ?? '') !== ''
  return !isNamed && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath()
}

/** Without these, headless Chromium contacts Google's hosts, and Canvas is slow on machines without a GPU. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
] as const
