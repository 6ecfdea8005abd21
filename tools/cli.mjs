/**
 * The commands beside the service: `npm run teacher -- …` and its like. Installs packages where there are none, then hands over to `tools/cli/main.ts`.
 * Only Node built-ins here, so that it works before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode, install, ROOT } from './lib/fresh.mjs'

checkNode()
const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs')
const source = [tsx, join(ROOT, 'tools', 'cli', 'main.ts')]
// An image holds the commands built (npm run build:commands), and nothing that builds.
const built = [join(ROOT, 'dist', 'cli', 'main.js')]
const isImage = !existsSync(source[1]) && existsSync(built[0])
try {
  // Only where there are none: installing again would take the packages from under a service that runs.
  if (!isImage && !existsSync(tsx)) install()
} catch (error) {
  console.error(`The packages could not be installed: ${error.message}`)
  process.exit(1)
}
// Settings such as DATA_DIR are relative to the root, as they are for `npm start`.
const result = spawnSync(process.execPath, [...(isImage ? built : source), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exit(result.status ?? 1)
