/**
 * `npm start`: installs what is missing, builds what is stale, then serves app and API on one port.
 * Uses Node built-ins only, so that it works before anything is installed. Arguments (`--demo`) are passed to the service.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, checkNode, install, ROOT } from './lib/fresh.mjs'

checkNode()
try {
  install()
  build()
} catch (error) {
  console.error(`Lumbung could not be started: ${error.message}`)
  process.exit(1)
}

const service = spawn(process.execPath, [join(ROOT, 'dist', 'server', 'main.js'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
})
// The service finishes its open requests before it exits; this process only forwards the signal.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal))
service.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
