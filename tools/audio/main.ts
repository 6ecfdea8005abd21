/**
 * `npm run audio`: makes the speech, effects, music and places whose sources have changed, and writes the lists that the app loads.
 * `-- --check` compares sources, manifest and files, speaks nothing and needs no audio program.
 * `-- judge` has machine judges listen to the speech (docs/audio.md, Judging).
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFaults } from './check.ts'
import { makeEffects } from './effects/makeEffects.ts'
import { writeLists } from './lists.ts'
import { dropUnused, readManifest, writeManifest } from './manifest.ts'
import { judge } from './judge/judge.ts'
import { makeLoops } from './music/makeLoops.ts'
import { readBooks, scriptsOf } from './scripts.ts'
import { makeSpeech } from './speech/makeSpeech.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

if (process.argv.includes('--check')) {
  const faults = await findFaults(ROOT)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) console.error('Run npm run audio and commit what it makes.')
  process.exit(faults.length > 0 ? 1 : 0)
}

if (process.argv[2] === 'judge') {
  process.exit(await judge(ROOT, process.argv.slice(3)))
}

const manifest = readManifest(ROOT)
try {
  makeSpeech(ROOT, manifest, await scriptsOf(readBooks(ROOT)), console.log)
  makeEffects(ROOT, manifest, console.log)
  makeLoops(ROOT, manifest, console.log)
} finally {
  // What was made before a failure is kept, and not made again.
  dropUnused(ROOT, manifest)
  writeManifest(ROOT, manifest)
  writeLists(ROOT, manifest)
}
