/**
 * The administration commands: `npm run teacher -- …` and the others. Installs missing packages, then runs `tools/cli/main.ts`.
 * Uses Node built-ins only, so that it works before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode, install, ROOT } from './lib/fresh.mjs'

checkNode()
const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs')
const source = [tsx, join(ROOT, 'tools', 'cli', 'main.ts')]
// A container image holds the built commands (npm run build:commands) and no build tools.
const built = [join(ROOT, 'dist', 'cli', 'main.js')]
const isImage = !existsSync(source[1]) && existsSync(built[0])
try {
  // Only if packages are missing: reinstalling would remove files that a running service uses.
  if (!isImage && !existsSync(tsx)) install()
} catch (error) {
  console.error(`The packages could not be installed: ${error.message}`)
  process.exit(1)
}
// Settings such as DATA_DIR are relative to the root, as for `npm start`.
const result = spawnSync(process.execPath, [...(isImage ? built : source), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exit(result.status ?? 1)
