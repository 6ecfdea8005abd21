/** What tests need from the system: Node built-ins only. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium']

/** Chromium for the browser tests: Debian's package is installed where none is found and we may install it. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH || CHROMIUM.some((path) => existsSync(path)) || process.platform !== 'linux') return
  if (!aptInstall(['chromium'])) {
    console.error(
      'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
    process.exit(1)
  }
}

/** Installs Debian packages; false where that is not possible here. */
function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${packages.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}
