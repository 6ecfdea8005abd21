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
