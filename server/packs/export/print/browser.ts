import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What Chrome and Chromium are called, the best first. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
  'msedge.exe',
] as const

/** Where they are installed without being on the path of commands. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
] as const

/** As `CHROMIUM_PATH`: no browser is started, even if one is installed. */
const NO_BROWSER = 'none'

/**
 * The browser that PDFs are printed with: the one at `CHROMIUM_PATH`, else the first that is installed. `undefined` where there is none, where
 * nothing is at that path, or where it is `none`.
 */
export function installedBrowser(
  { CHROMIUM_PATH, PATH = '' }: Readonly<Record<string, string | undefined>>,
  isThere: (file: string) => boolean = existsSync,
): string | undefined {
  if (CHROMIUM_PATH === NO_BROWSER) return undefined
  if (CHROMIUM_PATH) return isThere(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  const folders = PATH.split(delimiter).filter((folder) => folder !== '')
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...PLACES].find((file) => isThere(file))
}
