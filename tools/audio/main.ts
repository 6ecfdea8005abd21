/**
 * `npm run audio`: speaks what has changed and writes the runtime's lists. `-- --check` compares scripts, settings and files with the manifest,
 * speaks nothing and needs no audio program.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFaults } from './check.ts'
import { writeLists } from './lists.ts'
import { make } from './make.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

if (process.argv.includes('--check')) {
  const faults = findFaults(ROOT)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) console.error('Run npm run audio and commit what it makes.')
  process.exit(faults.length > 0 ? 1 : 0)
}

const only = process.argv[process.argv.indexOf('--only') + 1]
make(ROOT, process.argv.includes('--only') ? only : '')
writeLists(ROOT)
