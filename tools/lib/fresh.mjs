/** Helpers for `npm start` and `npm test` that run before anything is installed, so they use Node built-ins only. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const INSTALL_STAMP = join(ROOT, 'node_modules', '.lumbung-install')
const BUILD_STAMP = join(ROOT, 'dist', '.lumbung-build')

/** Inputs of a build: a change in any of these makes it stale. */
const BUILD_SOURCES = [
  'src',
  'server',
  'public',
  'tools/build',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Runs a command in the root and shows its output. Throws if it fails. */
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

/** Exits with a clear message if Node is too old for the packages. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Lumbung needs Node.js 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`)
  process.exit(1)
}

/** Installs packages if they are missing or package-lock.json has changed since the last install. */
export function install() {
  const lock = hashOf(readFileSync(join(ROOT, 'package-lock.json')))
  if (readStamp(INSTALL_STAMP) === lock) return
  console.log('Installing packages …')
  // Not `npm ci`: it fails if the lock lacks optional binaries of other platforms, which some registries don't have.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { NODE_ENV: 'development' })
  writeFileSync(INSTALL_STAMP, lock)
}

/** Whether the app and the service were built from the present sources. */
export function isBuilt(sources = fingerprint()) {
  return readStamp(BUILD_STAMP) === sources && existsSync(join(ROOT, 'dist', 'server', 'main.js'))
}

/** Builds the app and the service if their sources have changed since the last build. */
export function build() {
  const sources = fingerprint()
  if (isBuilt(sources)) return
  console.log('Building …')
  run(process.execPath, [vite(), 'build', '--logLevel', 'warn'])
  run(process.execPath, [vite(), 'build', '--ssr', 'server/main.ts', '--logLevel', 'warn'])
  run(process.execPath, [vite(), 'build', '-c', 'tools/build/player.ts', '--logLevel', 'warn'])
  run(process.execPath, [join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs'), 'src/firstPage/build/prerender.ts'])
  writeFileSync(BUILD_STAMP, sources)
}

const vite = () => join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex')
const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** A hash of the names, sizes and mtimes of all sources. Cheap; misses only a change of the same size that leaves the mtime unchanged. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const source of BUILD_SOURCES) for (const line of describe(join(ROOT, source))) hash.update(line)
  // VITE_ settings, such as the service's address, are compiled into the build.
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

/** Creates a folder below `.cache`, which git ignores, and returns its path. */
export function scratch(name) {
  const path = join(ROOT, '.cache', name)
  mkdirSync(path, { recursive: true })
  return path
}
