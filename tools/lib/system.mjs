/** Installs system packages that tests need. Uses Node built-ins only. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** Makes sure that Chromium is there for the browser tests: installs Debian's package if none is found and we are root. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH || CHROMIUM.some((path) => existsSync(path)) || process.platform !== 'linux') return
  if (!aptInstall(['chromium'])) {
    console.error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
    process.exit(1)
  }
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
