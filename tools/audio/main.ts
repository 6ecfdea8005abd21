/**
 * `npm run audio`: makes the speech, effects, music and places whose sources have changed, and writes the lists that the app loads.
 * `-- --check` compares sources, manifest and files, speaks nothing and needs no audio program. The other commands are told in docs/audio.md.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allScripts } from './allScripts.ts'
import { findFaults } from './check.ts'
import { makeEffects } from './effects/makeEffects.ts'
import { judge } from './judge/judge.ts'
import { samples } from './judge/samples.ts'
import { writeLists } from './lists.ts'
import { dropUnused, readManifest, writeManifest } from './manifest.ts'
import { makeLoops } from './music/makeLoops.ts'
import { makeSpeech } from './speech/makeSpeech.ts'
import { recordingSheet } from './speech/recordingSheet.ts'
import { takeOver } from './speech/takeOver.ts'
import { trial } from './speech/trial.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Each gives its exit code. */
const COMMANDS: Readonly<Record<string, (root: string, args: readonly string[]) => Promise<number>>> = {
  '--check': check,
  judge,
  trial,
  samples,
  'recording-sheet': recordingSheet,
  'take-over': takeOver,
}

async function check(root: string): Promise<number> {
  const faults = await findFaults(root)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) console.error('Run npm run audio and commit what it makes.')
  return faults.length > 0 ? 1 : 0
}

async function make(root: string): Promise<number> {
  const manifest = readManifest(root)
  try {
    await makeSpeech(root, manifest, await allScripts(root), console.log)
    makeEffects(root, manifest, console.log)
    makeLoops(root, manifest, console.log)
  } finally {
    // What was made before a failure stays, and is not made again.
    dropUnused(root, manifest)
    writeManifest(root, manifest)
    writeLists(root, manifest)
  }
  return 0
}

const [name, ...args] = process.argv.slice(2)
const command = name === undefined ? make : COMMANDS[name]
if (command) {
  process.exitCode = await command(ROOT, args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  })
} else {
  console.error(`npm run audio [-- ${Object.keys(COMMANDS).join(' | ')}]`)
  process.exitCode = 2
}
