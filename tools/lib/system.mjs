/** Installs system packages that tests need. Uses Node built-ins only. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const DEBIANS = '/usr/bin/chromium'
const CHROMIUM = [DEBIANS, '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']
/** `tools/lib/chromium.ts` says why. */
const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Makes sure that Chromium is there for the browser tests: installs Debian's packages if we are root and none is found, or only the one without the
 * headless shell, which the tests can do without.
 */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH || process.platform !== 'linux') return
  const isThere = CHROMIUM.some((path) => existsSync(path))
  if (isThere && (!existsSync(DEBIANS) || existsSync(SHELL))) return
  // Both at once: they must be of one version.
  if (aptInstall(['chromium', 'chromium-headless-shell']) || isThere || aptInstall(['chromium'])) return
  console.error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
  process.exit(1)
}

/** Installs Debian packages. Returns false if that is not possible here. */
function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}
