/** What `npm start` and `npm test` need before anything is installed: Node built-ins only. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const INSTALL_STAMP = join(ROOT, 'node_modules', '.lumbung-install')
const BUILD_STAMP = join(ROOT, 'dist', '.lumbung-build')

/** What a build is made of: a change in any of these makes it stale. */
const BUILD_SOURCES = [
  'src',
  'server',
  'public',
  'src/firstPage/build/prerender.ts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Runs a command in the root, its output shown; throws when it fails. */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (result.error) throw result.error
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${result.status ?? result.signal}`)
}

/** Stops with a clear word where Node is too old for the packages. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Lumbung needs Node.js 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`)
  process.exit(1)
}

/** Installs the packages of package-lock.json where they are missing or of another lock. */
export function install() {
  const lock = hashOf(readFileSync(join(ROOT, 'package-lock.json')))
  if (readStamp(INSTALL_STAMP) === lock) return
  console.log('Installing packages …')
  // Not `npm ci`: it fails where the lock lacks other platforms' optional binaries, which registries need not have.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { NODE_ENV: 'development' })
  writeFileSync(INSTALL_STAMP, lock)
}

/** Builds the app and the service where their sources have changed since the last build. */
export function build() {
  const sources = fingerprint()
  if (readStamp(BUILD_STAMP) === sources && existsSync(join(ROOT, 'dist', 'server', 'main.js'))) return
  console.log('Building …')
  run(process.execPath, [vite(), 'build', '--logLevel', 'warn'])
  run(process.execPath, [vite(), 'build', '--ssr', 'server/main.ts', '--logLevel', 'warn'])
  run(process.execPath, [join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'src/firstPage/build/prerender.ts'])
  writeFileSync(BUILD_STAMP, sources)
}

const vite = () => join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex')
const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** Names, sizes and times of all sources: cheap, and wrong only where a file changed without its time changing. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const source of BUILD_SOURCES) for (const line of describe(join(ROOT, source))) hash.update(line)
  // A build made with another address of the service is another build.
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\n`)
  return hash.digest('hex')
}

function* describe(path) {
  if (!existsSync(path)) return
  const stat = statSync(path)
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort()) yield* describe(join(path, name))
    return
  }
  yield `${relative(ROOT, path)} ${stat.size} ${stat.mtimeMs}\n`
}

/** Makes a folder of the root that git ignores. */
export function scratch(name) {
  const path = join(ROOT, '.cache', name)
  mkdirSync(path, { recursive: true })
  return path
}
