import { existsSync } from 'node:fs'

/** Usual install paths of Chromium and Chrome; `CHROMIUM_PATH` takes precedence. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of the browser that tests drive. Throws with install instructions if there is none. */
export function chromiumPath(): string {
  const wanted = process.env['CHROMIUM_PATH']
  const found = [...(wanted ? [wanted] : []), ...PLACES].find((path) => existsSync(path))
  if (!found)
    throw new Error(
      'No Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to Chrome or Chromium.',
    )
  return found
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
